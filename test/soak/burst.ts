import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import type pg from 'pg'

import { startQueue } from '#adapters/queue/queue.ts'
import { openConnection } from '#db/connection.ts'
import { prerenderedMarker } from '#demo/start-prerendering.ts'
import { findFreePort } from '#server/postgres/postmaster.ts'
import { printLine } from '#server/startup/progress.ts'
import { runningDatabaseUrl } from '#server/startup/running-database.ts'

import { openMailServer } from './mail-server.ts'
import { whenDrained, withDatabase } from './outbox.ts'
import { startServerProcess } from './server-process.ts'

const READERS = 3000
/** Each command of a mail server that is some way off takes this long. */
const LATENCY_MS = 20
const WANTED_A_SECOND = 50
const DRAIN_MS = 300_000

/** Accounts that follow three experts with sites of last week. */
async function addReaders(client: pg.Client, readers: number): Promise<void> {
  await client.query(
    `insert into "user" (id, name, email, email_verified)
     select 'burst-' || n, 'Reader ' || n, 'reader-' || n || '@example.test', true from generate_series(1, $1) as n`,
    [readers],
  )
  await client.query(`insert into news_reader (user_id, wants_digest)
    select id, true from "user" where id like 'burst-%'`)
  await client.query(`with expert as (
      select id, owner_user_id from profile
      where visibility = 'PUBLIC' and owner_user_id in (select owner_user_id from asset where type = 'sites' and public)
      order by id limit 3),
    published as (
      update asset set published_at = (date_trunc('week', now() at time zone 'utc') - interval '2 days') at time zone 'utc'
      where type = 'sites' and public and owner_user_id in (select owner_user_id from expert))
    insert into follow (user_id, profile_id) select "user".id, expert.id from "user", expert
    where "user".id like 'burst-%'`)
}

/** What the Monday morning does. */
async function sendDigests(databaseUrl: string): Promise<void> {
  const { pool, db, close } = openConnection(databaseUrl)
  const queue = await startQueue({ pool, names: ['send-digests'], onError: () => {} })
  await queue.send(db, 'send-digests', {})
  await queue.stop()
  await close()
}

/** Every reader gets one digest, and all of them go out at a good pace. */
export async function soakBurst(readers = READERS): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'guildhall-soak-'))
  chmodSync(dataDir, 0o755)
  writeFileSync(prerenderedMarker(dataDir), '')
  const mails = await openMailServer({ latencyMs: LATENCY_MS, slowestMs: 1 })
  printLine(`Burst: ${readers} digests from a server in ${dataDir} …`)
  const env = { SMTP_URL: mails.url, DEMO: '1', DEMO_PROFILES: '30' }
  const server = await startServerProcess({ dataDir, port: await findFreePort(), env })
  try {
    await withDatabase(dataDir, (client) => addReaders(client, readers))
    const before = mails.received.length
    const databaseUrl = (await runningDatabaseUrl(dataDir)) ?? ''
    await sendDigests(databaseUrl)
    while (mails.received.length === before) await sleep(5)
    const begun = Date.now()
    const end = begun + DRAIN_MS
    while (mails.received.length < before + readers && Date.now() < end) await sleep(20)
    const seconds = (Date.now() - begun) / 1000
    const left = await whenDrained(databaseUrl, DRAIN_MS)
    const arrived = mails.received.slice(before)
    const different = new Set(arrived.map(({ messageId }) => messageId)).size
    const rate = arrived.length / seconds
    const rows = [
      ['digests', readers],
      ['of them lost', readers - different],
      ['of them twice', arrived.length - different],
      ['not recorded as sent', left],
      ['connections at once, at most', mails.state.mostConnections],
      ['seconds from the first to the last', Math.round(seconds)],
      ['mails a second', Math.round(rate)],
    ]
    for (const line of ['', '| | |', '| --- | ---: |', ...rows.map(([name, n]) => `| ${name} | ${n} |`), ''])
      printLine(line)
    return different === readers && arrived.length === readers && left === 0 && rate >= WANTED_A_SECOND
  } finally {
    await server.stop()
    await mails.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
