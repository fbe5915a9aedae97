import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { describeCron } from '#domain/admin/describe-cron.ts'
import { ALL_JOBS, JOB_NAMES } from '#jobs/all-jobs.ts'
import { makeFailedJob } from '#test/sites/failed-job.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const PATH = '/v1/marketplace/admin/jobs'

let site: TestSite
let admin: { cookie: string; userId: string }
beforeAll(async () => {
  site = await openTestSite({ unlimited: true })
  admin = await site.signUp('admin@example.test')
  await site.deps.db.updateTable('user').set({ role: 'admin' }).where('id', '=', admin.userId).execute()
  for (const { name, cron } of ALL_JOBS) if (cron) await site.deps.queue.schedule(name, cron)
})
beforeEach(async () => {
  await sql`delete from pgboss.job`.execute(site.deps.db)
  await sql`update pgboss.queue set total_count = 0`.execute(site.deps.db)
  await site.deps.db.deleteFrom('moderation_entry').execute()
})
afterAll(() => site.close())

const list = async () =>
  (await site.send('GET', PATH, { cookie: admin.cookie })).body['items'] as Record<string, unknown>[]
const jobOf = async (name: string) => (await list()).find((job) => job['name'] === name)
const run = (body: object) => site.send('POST', PATH, { cookie: admin.cookie, body })
const sent = async () => {
  const { rows } = await sql<{ name: string; data: object }>`select name, data from pgboss.job`.execute(site.deps.db)
  return rows
}
const acts = () =>
  site.deps.db.selectFrom('moderation_entry').select(['action', 'actor_id', 'reason', 'details']).execute()

test('R627 every job is listed, and each schedule of ours has words', async () => {
  const jobs = await list()
  expect(jobs.map(({ name }) => name).sort()).toEqual([...JOB_NAMES].sort())
  expect(jobs.filter(({ cron }) => cron !== null).map(({ name, cron }) => [name, cron])).toEqual(
    jobs.flatMap(({ name }) => {
      const { cron } = ALL_JOBS.find((job) => job.name === name) ?? {}
      return cron ? [[name, cron]] : []
    }),
  )
  const schedules = ALL_JOBS.flatMap(({ cron }) => cron ?? [])
  expect(schedules.filter((cron) => describeCron(cron) === cron)).toEqual([])
  expect(await jobOf('purge-statistics')).toEqual({
    name: 'purge-statistics',
    cron: '23 3 * * *',
    waiting: 0,
    active: 0,
    failed: 0,
    lastStartOn: null,
    lastSeconds: null,
    lastResult: null,
  })
})

test('R627 a job that an admin runs is done within seconds, recorded, and listed as the last run', async () => {
  await site.deps.queue.work('purge-statistics', { payload: ALL_JOBS[0].payload, handle: async () => {} })
  expect((await run({ name: 'purge-statistics' })).body).toEqual({ sent: true })
  await expect.poll(async () => (await jobOf('purge-statistics'))?.['lastResult'], { timeout: 10_000 }).toBe('done')
  const job = await jobOf('purge-statistics')
  expect(Date.now() - Date.parse(String(job?.['lastStartOn']))).toBeLessThan(60_000)
  expect(job?.['lastSeconds']).toEqual(expect.any(Number))
  expect(await acts()).toEqual([
    { action: 'run-job', actor_id: admin.userId, reason: null, details: { job: 'purge-statistics' } },
  ])
})

test('R627 a job that waits already is not sent twice, however many ask at once', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => run({ name: 'purge-mails' })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  expect(await sent()).toEqual([{ name: 'purge-mails', data: {} }])
  expect(await acts()).toHaveLength(1)
  // One that waits for its next try does not keep it from running now, and neither does one that runs.
  await sql`update pgboss.job set state = 'retry', start_after = now() + interval '1 hour'`.execute(site.deps.db)
  expect((await run({ name: 'purge-mails' })).status).toBe(200)
  await sql`update pgboss.job set state = 'active', started_on = now()`.execute(site.deps.db)
  expect(await jobOf('purge-mails')).toMatchObject({ active: 2, lastResult: 'running', lastSeconds: null })
  expect((await run({ name: 'purge-mails' })).status).toBe(200)
})

test.each([['send-mail'], ['rematch-profiles'], ['no-such-job'], ['__proto__'], ['']])(
  'R627 %s is no job that runs by the clock: nothing is sent',
  async (name) => {
    expect((await run({ name })).status).toBe(404)
    expect([await sent(), await acts()]).toEqual([[], []])
  },
)

test.each([{}, { name: 7 }, { name: 'x'.repeat(101) }, { name: 'a\0b' }, { name: 'purge-statistics', data: {} }])(
  'R627 %j is refused',
  async (body) => {
    expect((await run(body)).status).toBe(400)
    expect([await sent(), await acts()]).toEqual([[], []])
  },
)

test('R627 the last run of a job whose queue is too long to search', async () => {
  const { db } = site.deps
  const makeRun = async (name: string, minutesAgo: number) => {
    const { rows } = await sql<{ id: string }>`
      insert into pgboss.job (name, state, data, created_on, started_on, completed_on) select ${name}, 'completed', '{}',
        at, at, at + interval '3 seconds' from (select now() - make_interval(mins => ${minutesAgo}) as at) as run
      returning id`.execute(db)
    return rows[0]?.id
  }
  await makeRun('purge-messages', 5)
  const id = await makeRun('purge-messages', 60)
  await sql`update pgboss.schedule set last_job_id = ${id}::uuid where name = 'purge-messages'`.execute(db)
  const minutes = async () => {
    const { lastStartOn, lastSeconds } = (await jobOf('purge-messages')) ?? {}
    return [Math.round((Date.now() - Date.parse(String(lastStartOn))) / 60_000), lastSeconds]
  }
  expect(await minutes()).toEqual([5, 3])
  await sql`update pgboss.queue set total_count = 10000`.execute(db)
  expect(await minutes()).toEqual([60, 3])
})

test('R627 what was given up is counted', async () => {
  await makeFailedJob(site)
  expect(await jobOf('send-mail')).toMatchObject({ cron: null, failed: 1 })
})
