import { randomInt } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { prerenderedMarker } from '#demo/start-prerendering.ts'
import { freePort } from '#server/postgres/postmaster.ts'
import { say } from '#server/startup/progress.ts'
import { findRecipients } from '#soak/messages.ts'
import { startServerProcess } from '#soak/server-process.ts'
import { WEBHOOK_SECRET } from '#test/sites/webhook-receiver.ts'

import { changeProfiles, signInAsAdmin, type Wanted } from './changes.ts'
import { type Moment, openTroubledReceiver, type TroubledReceiver } from './receiver.ts'
import { readStored, whenDelivered } from './stored-events.ts'
import { judge } from './verdict.ts'

const KILLS = 20
/** Each is for up to five profiles: a thousand events and more in all. */
const CALLS_A_LIFE = 13
const LATEST_KILL_MS = 4000
/** The longest pause of the first two retries, twice, and what waits behind them. */
const DRAIN_MS = 600_000
const MOMENTS = ['any', 'arriving', 'taken'] as const

/** Resolves when to kill the server: at a random moment, or at one that the receiver reports. */
async function killMoment(moment: 'any' | Moment, { state }: TroubledReceiver): Promise<void> {
  await sleep(randomInt(LATEST_KILL_MS))
  if (moment === 'any') return
  const seen = new Promise<void>((resolve) => {
    state.onMoment = (happened) => happened === moment && resolve()
  })
  await Promise.race([seen, sleep(LATEST_KILL_MS)])
  state.onMoment = () => {}
}

/** Every event reaches a troubled receiver, in order for each profile, however often the server dies in between. */
export async function soakWebhooks(kills = KILLS): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'guildhall-soak-'))
  chmodSync(dataDir, 0o755)
  writeFileSync(prerenderedMarker(dataDir), '')
  const troubled = await openTroubledReceiver()
  const { receiver, state } = troubled
  const port = await freePort()
  const env = {
    DEMO: '1',
    DEMO_PROFILES: '30',
    WEBHOOK_URL: receiver.settings.url.href,
    WEBHOOK_SECRET,
    WEBHOOK_ALLOW_PRIVATE: '1',
  }
  const start = () => startServerProcess({ dataDir, port, env })
  const begun = Date.now()
  say(`Webhooks: ${kills} kills of a server in ${dataDir} …`)
  let server = await start()
  try {
    const cookie = await signInAsAdmin(server.origin)
    const wanted: Wanted = new Map((await findRecipients(server.origin)).map((slug) => [slug, 'PRIVATE']))
    const killed: Record<string, number> = {}
    for (let round = 0; round < kills; round++) {
      const moment = MOMENTS[round % MOMENTS.length] ?? 'any'
      let over = false
      const changing = changeProfiles(server.origin, { cookie, wanted, calls: CALLS_A_LIFE, isOver: () => over })
      await killMoment(moment, troubled)
      // The last calls of this life die with it.
      server.kill()
      over = true
      const answered = await changing
      await server.ended
      killed[moment] = (killed[moment] ?? 0) + 1
      say(`  ${round + 1}. killed (${moment}) after ${answered} calls, ${receiver.accepted.length} events accepted`)
      server = await start()
      await changeProfiles(server.origin, { cookie, wanted, calls: CALLS_A_LIFE - answered, isOver: () => false })
    }
    const drainBegun = Date.now()
    state.calm = true
    const left = await whenDelivered(dataDir, DRAIN_MS)
    const seconds = { all: (Date.now() - begun) / 1000, drain: (Date.now() - drainBegun) / 1000 }
    const { events: stored, profiles } = await readStored(dataDir)
    const { attempts, troubled: refused } = state
    const { unverified } = receiver.state
    const found = { kills: killed, stored, profiles, accepted: receiver.accepted, unverified, left, seconds }
    const { lines, well } = judge({ ...found, attempts, troubled: refused })
    for (const line of lines) say(line)
    return well
  } finally {
    await server.stop()
    await receiver.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
