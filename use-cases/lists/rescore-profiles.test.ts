import { afterAll, beforeAll, expect, test } from 'vitest'

import { RANKING_VERSION } from '#domain/lists/ranking/score.ts'
import { rescoreProfilesJob } from '#jobs/rescore-profiles.ts'
import { startJobs } from '#jobs/start-jobs.ts'
import { makeExpert } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

import { refreshListings } from './refresh-listings.ts'
import { rescoreIfRankingChanged } from './rescore-profiles.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const rowOf = (id: string) =>
  site.deps.db
    .selectFrom('profile')
    .where('id', '=', id)
    .select(['ranking_version', 'ranking_score', 'card_version'])
    .executeTakeFirstOrThrow()

test('R338 everyone whom earlier rules have scored is scored again once, at the first start with others', async () => {
  const { db, pool } = site.deps
  const { profileId: before } = await makeExpert(db, { skills: ['seo'] })
  const { profileId: current } = await makeExpert(db, { skills: ['seo'] })
  await refreshListings(site.deps, [before, current])
  await db.updateTable('profile').set({ ranking_version: 1, answer_rate: 0.9 }).where('id', '=', before).execute()
  await db.updateTable('profile').set({ ranking_score: 0.123 }).where('id', '=', current).execute()

  await Promise.all([rescoreIfRankingChanged(site.deps), rescoreIfRankingChanged(site.deps)])
  expect((await pool.query(`select from pgboss.job where name = 'rescore-profiles'`)).rowCount).toBe(1)
  await startJobs(site.deps, [rescoreProfilesJob])
  await expect.poll(async () => (await rowOf(before)).ranking_version, { timeout: 10_000 }).toBe(RANKING_VERSION)
  expect((await rowOf(current)).ranking_score).toBeCloseTo(0.123)
  const { body } = await site.send('GET', '/v1/marketplace/hire/seo?answers=most')
  expect(body['total']).toBe(1)

  await rescoreIfRankingChanged(site.deps)
  expect((await pool.query(`select from pgboss.job where name = 'rescore-profiles'`)).rowCount).toBe(1)
})
