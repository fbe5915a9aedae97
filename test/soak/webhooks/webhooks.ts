import { randomInt } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { prerenderedMarker } from '#demo/start-prerendering.ts'
import { findFreePort } from '#server/postgres/postmaster.ts'
import { printLine } from '#server/startup/progress.ts'
import { WEBHOOK_SECRET } from '#test/sites/webhook-receiver.ts'
import { findRecipients } from '#test/soak/messages.ts'
import { startServerProcess } from '#test/soak/server-process.ts'

import { changeProfiles, signInAsAdmin, type Wanted } from './changes.ts'
import { openTroubledReceiver, type TroubledReceiver } from './receiver.ts'
import { readStored, whenDelivered } from './stored-events.ts'
import { judge } from './verdict.ts'

const KILLS = 20
/** Each is for up to five profiles: a thousand events and more in all. */
const CALLS_A_LIFE = 13
const LATEST_KILL_MS = 4000
/** The longest pauses of the first three retries, and what waits behind them. */
const DRAIN_MS = 900_000
const DOWN_MS = 5000
const MOMENTS = ['any', 'arriving', 'taken', 'any, with the receiver down'] as const

type KillMoment = (typeof MOMENTS)[number]

/** Resolves when to kill the server: at a random moment, or at one that the receiver reports. */
async function killMoment(moment: KillMoment, { seen }: TroubledReceiver): Promise<void> {
  await sleep(randomInt(LATEST_KILL_MS))
  if (moment === 'arriving' || moment === 'taken') await seen(moment, LATEST_KILL_MS)
}

/** Every event reaches a troubled receiver, in order for each profile, however often the server dies in between. */
export async function soakWebhooks(kills = KILLS): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'guildhall-soak-'))
  chmodSync(dataDir, 0o755)
  writeFileSync(prerenderedMarker(dataDir), '')
  const troubled = await openTroubledReceiver()
  const { receiver, state } = troubled
  const port = await findFreePort()
  const env = {
    DEMO: '1',
    DEMO_PROFILES: '30',
    WEBHOOK_URL: receiver.url.href,
    WEBHOOK_SECRET,
    WEBHOOK_ALLOW_PRIVATE: '1',
  }
  const start = () => startServerProcess({ dataDir, port, env })
  const begun = Date.now()
  printLine(`Webhooks: ${kills} kills of a server in ${dataDir} …`)
  let server = await start()
  try {
    const cookie = await signInAsAdmin(server.origin)
    const wanted: Wanted = new Map((await findRecipients(server.origin)).map((slug) => [slug, 'PRIVATE']))
    const killed: Record<string, number> = {}
    for (let round = 0; round < kills; round++) {
      const moment = MOMENTS[round % MOMENTS.length] ?? 'any'
      let over = false
      const changing = changeProfiles(server.origin, { cookie, wanted, calls: CALLS_A_LIFE, isOver: () => over })
      const down = moment.endsWith('down') ? troubled.beDown(DOWN_MS, LATEST_KILL_MS) : undefined
      await killMoment(moment, troubled)
      // The last calls of this life die with it.
      server.kill()
      over = true
      const answered = await changing
      await server.ended
      killed[moment] = (killed[moment] ?? 0) + 1
      printLine(
        `  ${round + 1}. killed (${moment}) after ${answered} calls, ${receiver.accepted.length} events accepted`,
      )
      server = await start()
      await changeProfiles(server.origin, { cookie, wanted, calls: CALLS_A_LIFE - answered, isOver: () => false })
      await down
    }
    const drainBegun = Date.now()
    state.calm = true
    const left = await whenDelivered(dataDir, DRAIN_MS)
    const seconds = { all: (Date.now() - begun) / 1000, drain: (Date.now() - drainBegun) / 1000 }
    const { events: stored, profiles } = await readStored(dataDir)
    const { lines, well } = judge({ kills: killed, stored, profiles, left, seconds, troubled })
    for (const line of lines) printLine(line)
    return well
  } finally {
    await server.stop()
    await troubled.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
