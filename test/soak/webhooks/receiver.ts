import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { openWebhookReceiver } from '#test/sites/webhook-receiver.ts'

import { openTrap, troublesWith } from './troubles.ts'

/** An event that has come but is not answered, or one that was just answered while its sender may not know yet. */
export type Moment = 'arriving' | 'taken'

const SLOWEST_MS = 120

/** A receiver with troubles of its own, which reports moments at which a kill is worst. */
export async function openTroubledReceiver() {
  const receiver = await openWebhookReceiver()
  const trap = await openTrap()
  const troubles = troublesWith(trap.url)
  const counts = new Map(troubles.map(({ name }) => [name, 0]))
  const state = { onMoment: (_moment: Moment) => {}, attempts: 0, down: 0, downWithOne: 0, calm: false }
  receiver.state.behave = async (event, response) => {
    state.attempts += 1
    state.onMoment('arriving')
    await sleep(randomInt(SLOWEST_MS))
    let dice = state.calm ? 100 : randomInt(100)
    for (const { name, share, act } of troubles) {
      if (dice < share) {
        counts.set(name, (counts.get(name) ?? 0) + 1)
        return act(response, () => void receiver.accepted.push(event))
      }
      dice -= share
    }
    response.writeHead(204).end(() => state.onMoment('taken'))
  }
  /** Whether this moment came within the time. */
  const seen = (moment: Moment, ms: number): Promise<boolean> => {
    const reported = new Promise<boolean>((resolve) => {
      state.onMoment = (happened) => happened === moment && resolve(true)
    })
    return Promise.race([reported, sleep(ms, false)]).finally(() => (state.onMoment = () => {}))
  }
  return {
    receiver,
    state,
    counts,
    trap,
    seen,
    /** Ends it, with an event in its hands if one comes in time; other senders are refused in the meantime. */
    async beDown(ms: number, timeoutMs: number): Promise<void> {
      const hasOne = await seen('arriving', timeoutMs)
      await receiver.stop()
      state.down += 1
      if (hasOne) state.downWithOne += 1
      await sleep(ms)
      await receiver.start()
    },
    async close(): Promise<void> {
      await receiver.stop()
      await trap.close()
    },
  }
}

export type TroubledReceiver = Awaited<ReturnType<typeof openTroubledReceiver>>
