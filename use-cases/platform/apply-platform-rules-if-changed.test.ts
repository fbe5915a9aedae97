import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { DEFAULT_PLATFORM_RULES } from '#domain/platform/platform-rules.ts'
import { relistProfilesJob } from '#jobs/platform/relist-profiles.ts'
import { startJobs } from '#jobs/start-jobs.ts'
import { makeExpert, makeSite } from '#test/make.ts'
import { resetRules, setRules } from '#test/platform-rules.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { refreshListings } from '#use-cases/lists/refresh-listings.ts'

import { applyPlatformRulesIfChanged } from './apply-platform-rules-if-changed.ts'
import { checkPlatformRules } from './check-rules.ts'
import { relistProfiles } from './relist-profiles.ts'

let site: TestSite
let one: string
let two: string
beforeAll(async () => {
  site = await openTestSite()
  const { db } = site.deps
  one = (await makeExpert(db, { slug: 'with-one-site', skills: ['webflow'] })).profileId
  const expert = await makeExpert(db, { slug: 'with-two-sites', skills: ['webflow'] })
  two = expert.profileId
  await makeSite(db, { owner_user_id: expert.userId })
  await refreshListings(site.deps, [one, two])
})
afterEach(resetRules)
afterAll(() => site.close())

const listed = async () => {
  const rows = await site.deps.db.selectFrom('listing').distinct().select('profile_id').execute()
  return rows.map(({ profile_id }) => profile_id).sort()
}
const jobs = async () =>
  (await site.deps.pool.query(`select data from pgboss.job where name = 'relist-profiles' order by created_on`)).rows
const version = () =>
  site.deps.db.selectFrom('profile').where('id', '=', two).select(['card_version', 'version']).executeTakeFirst()

const TWO_SITES = { requirements: { showcasedSites: 2 } }

test('R472 a start with the specification’s rules, and none before, evaluates no profile', async () => {
  await applyPlatformRulesIfChanged(site.deps)
  expect(await jobs()).toEqual([])
})

test('R473 what would change is counted, by those who judge, and nothing is changed', async () => {
  setRules({ requirements: { days: 0, showcasedSites: 2, sites: 2 } })
  const { lines, refusals } = await checkPlatformRules(site.deps)
  expect(refusals).toEqual([])
  expect(lines).toEqual([
    'Rules:',
    '  requirements.days: 4 → 0',
    '  requirements.sites: 1 → 2',
    '  requirements.showcasedSites: 1 → 2',
    'Listed: 2 → 1.',
    '  1 profile would be delisted: 1 without two sites to show.',
    '  0 profiles would be listed again.',
    '1 public profile could not go public by these rules; public they stay.',
  ])
  expect(await listed()).toEqual([one, two].sort())
})

test('R472 other rules are applied once, whichever node starts first, and back again without them', async () => {
  const before = await version()
  setRules(TWO_SITES)
  await Promise.all([applyPlatformRulesIfChanged(site.deps), applyPlatformRulesIfChanged(site.deps)])
  expect(await jobs()).toHaveLength(1)
  await startJobs(site.deps, [relistProfilesJob])
  await expect.poll(listed, { timeout: 10_000 }).toEqual([two])
  // Whom nothing changes for is not touched.
  expect(await version()).toEqual(before)
  await applyPlatformRulesIfChanged(site.deps)
  expect(await jobs()).toHaveLength(1)
  expect((await checkPlatformRules(site.deps)).lines.slice(0, 2)).toEqual([
    'Rules: as they are active now.',
    'Listed: 1 → 1.',
  ])

  resetRules()
  await applyPlatformRulesIfChanged(site.deps)
  await expect.poll(listed, { timeout: 10_000 }).toEqual([one, two].sort())
  expect(await jobs()).toHaveLength(2)
})

test('R472 all pages are outdated with the rules', async () => {
  const changes = () => site.deps.pool.query(`select from change_log where kind = 'all'`)
  const { rowCount } = await changes()
  setRules({ topics: ['Advice'] })
  await applyPlatformRulesIfChanged(site.deps)
  expect((await changes()).rowCount).toBe((rowCount ?? 0) + 1)
})

test('R472 a node with other rules than those that were applied last leaves the job to others', async () => {
  setRules(TWO_SITES)
  await applyPlatformRulesIfChanged(site.deps)
  const digest = (await jobs()).at(-1)?.data.digest
  resetRules()
  await expect(relistProfiles(site.deps, { digest })).rejects.toThrow('other rules')
  // One without waiting callers is done.
  await relistProfiles(site.deps, { digest: 'of long ago' })
})

test('R468 a plan that workspaces have and the rules have not is told, with their number', async () => {
  setRules({ plans: { free: { name: 'Free', paid: false }, pro: { name: 'Pro', paid: true } } })
  const { lines, refusals } = await checkPlatformRules(site.deps)
  expect(refusals).toEqual([expect.stringMatching(/^plans lacks "\w+", which 2 workspaces have$/)])
  expect(lines).toContain('  2 profiles would be delisted: 2 without a paid workspace plan.')
})

test('R473 R474 reserved handles that are taken, and topics that messages have', async () => {
  setRules({ reservedHandles: ['with-one-site', 'nobody-has-this'] })
  expect((await checkPlatformRules(site.deps)).lines.at(-1)).toBe(
    '1 reserved handle is taken: with-one-site. Who has one keeps it.',
  )
})

test('R740 other rates list only those profiles again whose minimum they change', async () => {
  resetRules()
  await applyPlatformRulesIfChanged(site.deps)
  const inEuros = await makeExpert(site.deps.db, {
    slug: 'in-euros',
    skills: ['webflow'],
    project_minimum_amount: 1000,
    project_minimum_currency: 'EUR',
  })
  await refreshListings(site.deps, [inEuros.profileId])
  const minimum = async () =>
    (
      await site.deps.db
        .selectFrom('listing')
        .where('profile_id', '=', inEuros.profileId)
        .select('project_minimum_usd as usd')
        .executeTakeFirst()
    )?.usd
  const before = await version()
  expect(await minimum()).toBe(1160)
  const { usdPerUnit } = DEFAULT_PLATFORM_RULES.exchangeRates
  setRules({ exchangeRates: { date: '2027-01-02', usdPerUnit: { ...usdPerUnit, EUR: 2 } } })
  expect((await checkPlatformRules(site.deps)).lines.slice(0, 3)).toEqual([
    'Rules:',
    '  exchangeRates.date: "2026-01-15" → "2027-01-02"',
    '  exchangeRates.usdPerUnit.EUR: 1.16 → 2',
  ])
  await applyPlatformRulesIfChanged(site.deps)
  await relistProfiles(site.deps, { digest: (await jobs()).at(-1)?.data.digest })
  expect(await minimum()).toBe(2000)
  expect(await version()).toEqual(before)
})
