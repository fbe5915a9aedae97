import { readFileSync } from 'node:fs'

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openTestSite, type TestSite } from '#test/test-site.ts'

import { registerBackgroundMetrics } from './background-metrics.ts'
import { registerApiMetrics, registerBucketMetrics } from './call-metrics.ts'
import { createWorkerRestartCounter, createMetrics, registerPageCacheMetrics } from './metrics.ts'
import { registerQueryMetrics } from './query-metrics.ts'
import { registerReplicaMetrics } from './replica-metrics.ts'
import { registerWebhookMetrics } from './webhook-metrics.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const NONE = { hit: 0, miss: 0, stale: 0, staleIfError: 0, replica: 0, replicaRefused: 0, pages: 0, bytes: 0 }

function openMetrics() {
  const metrics = createMetrics(site.deps)
  registerPageCacheMetrics(metrics, () => NONE)
  registerReplicaMetrics(metrics, {
    all: [{ name: 'db2:5432', db: site.deps.db, isUsable: () => true, secondsBehind: () => 0.5 }],
  })
  registerBackgroundMetrics(metrics, site.deps)
  registerApiMetrics(metrics)
  registerBucketMetrics(metrics, site.deps)
  registerQueryMetrics(metrics, site.deps)
  createWorkerRestartCounter(metrics)
  registerWebhookMetrics(metrics, site.deps)
  return metrics
}

const named = (text: string) =>
  [...new Set(text.match(/\b(?:guildhall|process|nodejs)_\w+/g))].map((name) =>
    name.replace(/_(?:bucket|count|sum)$/, ''),
  )

test.each(['prometheus-alerts.yml', 'grafana-dashboard.json'])(
  'R396 deploy/%s names metrics that exist',
  async (file) => {
    const known = new Set((await openMetrics().registry.getMetricsAsJSON()).map(({ name }) => name))
    const used = named(readFileSync(new URL(`../../deploy/${file}`, import.meta.url), 'utf8'))
    expect(used.length).toBeGreaterThan(8)
    expect(used.filter((name) => !known.has(name))).toEqual([])
  },
)

test('R392 jobs and mails are counted, with the time of the oldest', async () => {
  const { db, queue } = site.deps
  await queue.send(db, 'send-mail', { mailId: 'none' })
  await queue.send(db, 'send-mail', { mailId: 'none' })
  await db
    .insertInto('mail_outbox')
    .values({
      id: 'mail',
      kind: 'other',
      recipient: 'ada@example.test',
      subject: '',
      text_body: '',
      html_body: '',
      message_id: 'mail',
      last_error: 'refused',
      created_at: new Date(Date.now() - 60_000),
    })
    .execute()
  const text = await openMetrics().registry.metrics()
  const figure = (series: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${series} `))
        ?.split(' ')
        .at(-1),
    )
  expect(figure('guildhall_jobs{job="send-mail",state="waiting"}')).toBe(2)
  expect(figure('guildhall_jobs{job="send-digests",state="failed"}')).toBe(0)
  expect(figure('guildhall_job_wait_seconds{job="send-mail"}')).toBeGreaterThan(0)
  expect(figure('guildhall_mails{state="failing"}')).toBe(1)
  expect(figure('guildhall_mail_wait_seconds')).toBeGreaterThan(59)
  expect(figure('guildhall_replica_lag_seconds{replica="db2:5432"}')).toBe(0.5)
})

test('R628 statements are measured by what their connection is for, failed ones, too', async () => {
  const { db, background, pool } = site.deps
  const metrics = openMetrics()
  const counts = async () => {
    const text = await metrics.registry.metrics()
    return Object.fromEntries(
      [...text.matchAll(/^guildhall_query_seconds_(count|sum)\{kind="(\w+)"\} (\S+)$/gm)].map(
        ([, what, kind, value]) => [`${kind} ${what}`, Number(value)],
      ),
    )
  }
  const before = await counts()
  expect(before).toMatchObject({ 'replica count': 0 })
  await sql`select pg_sleep(0.2)`.execute(db)
  await sql`select 1`.execute(db)
  await expect(sql`select 1 / 0`.execute(db)).rejects.toThrow('division by zero')
  // By a callback.
  await pool.query('select 2')
  // The site itself asks now and then, too.
  expect((await counts())['web count']).toBeGreaterThanOrEqual((before['web count'] ?? 0) + 4)
  expect((await counts())['web sum']).toBeGreaterThan(0.2)
  const jobs = (await counts())['jobs count'] ?? 0
  await sql`select 1`.execute(background.db)
  expect((await counts())['jobs count']).toBeGreaterThan(jobs)
  expect((await counts())['replica count']).toBe(0)
})
