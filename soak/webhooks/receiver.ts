import { randomInt } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

import { openWebhookReceiver } from '#test/sites/webhook-receiver.ts'

/** An event that has come but is not answered, or one that was just answered while its sender may not know yet. */
export type Moment = 'arriving' | 'taken'

/** Of a hundred attempts; all the others are accepted. */
const TROUBLE: { share: number; answer: (response: ServerResponse) => void }[] = [
  { share: 2, answer: (response) => void response.writeHead(500).end() },
  { share: 2, answer: (response) => void response.writeHead(307, { location: 'http://169.254.169.254/' }).end() },
  { share: 2, answer: (response) => void response.destroy() },
]

const SLOWEST_MS = 120

/** A receiver with troubles of its own, which reports moments at which a kill is worst. */
export async function openTroubledReceiver() {
  const receiver = await openWebhookReceiver()
  const state = { onMoment: (_moment: Moment) => {}, attempts: 0, troubled: 0, calm: false }
  receiver.state.behave = async (_event, response) => {
    state.attempts += 1
    state.onMoment('arriving')
    await sleep(randomInt(SLOWEST_MS))
    let dice = state.calm ? 100 : randomInt(100)
    for (const { share, answer } of TROUBLE) {
      if (dice < share) {
        state.troubled += 1
        return answer(response)
      }
      dice -= share
    }
    response.writeHead(204).end(() => state.onMoment('taken'))
  }
  return { receiver, state }
}

export type TroubledReceiver = Awaited<ReturnType<typeof openTroubledReceiver>>
