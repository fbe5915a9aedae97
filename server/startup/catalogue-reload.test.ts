import { afterAll, beforeAll, expect, test } from 'vitest'

import { openTestSite, type TestSite } from '#test/test-site.ts'

import { followChanges } from './follow-changes.ts'

let site: TestSite
const errors: unknown[] = []
let followed: Awaited<ReturnType<typeof followChanges>>
beforeAll(async () => {
  site = await openTestSite()
  const { db } = site.deps
  followed = await followChanges(db, { databaseUrl: site.databaseUrl, onError: (error) => errors.push(error) })
})
afterAll(async () => {
  await followed.close()
  await site.close()
})

test('R528 a catalogue that could not be read after a change is read again until it can be', async () => {
  const { pool } = site.deps
  let flushed = 0
  const listener = { change() {}, flush: () => void (flushed += 1), pause() {}, resume() {} }
  const unfollow = followed.follow(listener)
  await pool.query('alter table catalogue_snapshot rename to catalogue_snapshot_away')
  await pool.query(`select log_change('catalogue', '')`)
  await expect.poll(() => errors.length, { timeout: 10_000 }).toBeGreaterThan(0)
  expect(flushed).toBe(0)
  await pool.query('alter table catalogue_snapshot_away rename to catalogue_snapshot')
  await expect.poll(() => flushed, { timeout: 20_000 }).toBe(1)
  unfollow()
})
