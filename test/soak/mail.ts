import { randomInt } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { prerenderedMarker } from '#demo/start-prerendering.ts'
import { startEmbeddedPostgres } from '#server/postgres/embedded-postgres.ts'
import { findEngine } from '#server/postgres/engine.ts'
import { findFreePort } from '#server/postgres/postmaster.ts'
import { printLine } from '#server/startup/progress.ts'

import { type MailServer, openMailServer } from './mail-server.ts'
import { judge, type Kill, KILL_MOMENTS, type KillMoment } from './mail-verdict.ts'
import { findRecipients, type SoakMessage, openSender, sendMessages, SOAK_HOST_TOKEN } from './messages.ts'
import { unsentAfterKill, whenDrained } from './outbox.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

const KILLS = 50
const DATABASE = 'guildhall'
const LATEST_KILL_MS = 2500
/** A job that died with its server is picked up again after a minute or so, and then waits for its retry. */
const DRAIN_MS = 300_000

/** Resolves when to kill the server: at a random moment, or at one that the mail server reports. */
function killMoment(moment: KillMoment, mails: MailServer): Promise<unknown> {
  if (moment === 'any') return sleep(randomInt(LATEST_KILL_MS))
  const seen = new Promise<void>((resolve) => {
    mails.state.onMoment = (happened) => happened === moment && resolve()
  })
  return Promise.race([seen, sleep(2 * LATEST_KILL_MS)])
}

/** One server process; `before` mails had arrived when it started. */
type Life = { server: ServerProcess; mails: MailServer; before: number; recipients: string[]; databaseUrl: string }

/** Sends messages and kills the server meanwhile; returns what was sent, and what was left unsent. */
async function sendAndKill(round: number, { server, mails, before, recipients, databaseUrl }: Life) {
  const moment = KILL_MOMENTS[round % KILL_MOMENTS.length] ?? 'any'
  const sender = await openSender(server.origin, round)
  let over = false
  const kill = async () => {
    await killMoment(moment, mails)
    server.kill()
    over = true
  }
  const killed = kill()
  const messages = await sendMessages(server.origin, sender, { recipients, isOver: () => over })
  await killed
  await server.ended
  mails.state.onMoment = () => {}
  await mails.settled()
  const unsent = new Set(await unsentAfterKill(databaseUrl))
  const inThisLife = mails.received.slice(before).map(({ messageId }) => messageId)
  const unnoted = inThisLife.filter((messageId) => unsent.has(messageId))
  return { messages, kill: { moment, unsent: unsent.size, unnoted } satisfies Kill }
}

/** Every message that was accepted arrives, however often the server dies in between. */
export async function soakMail(kills = KILLS): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'guildhall-soak-'))
  chmodSync(dataDir, 0o755)
  writeFileSync(prerenderedMarker(dataDir), '')
  const mails = await openMailServer()
  const port = await findFreePort()
  // Its own would end with a killed server, and could not be asked what was left.
  const home = { engine: findEngine(), path: join(dataDir, 'postgres') }
  const postgres = await startEmbeddedPostgres({ home, database: DATABASE })
  const databaseUrl = postgres.url(DATABASE)
  const env = {
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: 'the secret of the server that is killed again and again',
    SMTP_URL: mails.url,
    DEMO: '1',
    DEMO_PROFILES: '30',
    TRUST_PROXY: '1',
    HOST_SYNC_TOKEN: SOAK_HOST_TOKEN,
  }
  const start = () => startServerProcess({ dataDir, port, env })
  const begun = Date.now()
  printLine(`Mail: ${kills} kills of a server in ${dataDir} …`)
  let server = await start()
  try {
    const recipients = await findRecipients(server.origin)
    const messages: SoakMessage[] = []
    const found: Kill[] = []
    let before = 0
    for (let round = 0; round < kills; round++) {
      const { messages: sent, kill } = await sendAndKill(round, { server, mails, before, recipients, databaseUrl })
      messages.push(...sent)
      found.push(kill)
      before = mails.received.length
      printLine(
        `  ${round + 1}. killed (${kill.moment}), ${kill.unsent} mails open, ${kill.unnoted.length} taken unnoted`,
      )
      server = await start()
    }
    const drainBegun = Date.now()
    const left = await whenDrained(databaseUrl, DRAIN_MS)
    const seconds = { all: (Date.now() - begun) / 1000, drain: (Date.now() - drainBegun) / 1000 }
    const { lines, well } = judge({ messages, kills: found, received: mails.received, left, seconds })
    for (const line of lines) printLine(line)
    return well
  } finally {
    await server.stop()
    await postgres.stop()
    await mails.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
