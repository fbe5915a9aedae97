import { afterAll, beforeAll, expect, test } from 'vitest'

import { startQueue } from '#adapters/queue/queue.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

import { type JobName, getJob } from './all-jobs.ts'
import { startJobs } from './start-jobs.ts'

let site: TestSite
beforeAll(async () => (site = await openTestSite()))
afterAll(() => site.close())

test('R588 a job that the last release queued under its former name runs, and is no longer scheduled', async () => {
  const { pool } = site.deps.background
  const former = 'tidy-views' as JobName
  // The last release: its queue, its schedule and a job that it has not run.
  const last = await startQueue({ pool, names: [former], onError: () => {} })
  await last.schedule(former, '23 3 * * *')
  await last.send(site.deps.db, former, {})
  await last.stop()
  await startJobs(site.deps, [getJob('purge-statistics')])
  const states = async () => {
    const { rows } = await pool.query<{ name: string; state: string }>(
      `select name, state::text as state from pgboss.job where name in ('tidy-views', 'purge-statistics') order by name`,
    )
    return rows
  }
  await expect.poll(states, { timeout: 20_000 }).toEqual([
    { name: 'purge-statistics', state: 'completed' },
    { name: 'tidy-views', state: 'completed' },
  ])
  const { rows } = await pool.query(`select name from pgboss.schedule where name = 'tidy-views'`)
  expect(rows).toEqual([])
})
