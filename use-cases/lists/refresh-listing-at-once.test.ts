import fc from 'fast-check'
import { sql, type Transaction, type Updateable } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Db } from '#db/connection.ts'
import { newId } from '#db/new-id.ts'
import { replaceSkills } from '#db/queries/profiles/profile-writes.ts'
import { findProfileById } from '#db/queries/profiles/profiles.ts'
import type { Database } from '#db/schema.ts'
import { MAX_COUNT } from '#domain/limits.ts'
import { scoreProfile } from '#domain/lists/ranking/score.ts'
import { makeExpert } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

import { rankingFacts } from './ranking-facts.ts'
import { refreshListing } from './refresh-listing.ts'

const NOW = new Date('2026-06-30T00:00:00Z')
const EXPERTS = 8
const AT_ONCE = 8
const CHANGES = 60
const SKILLS = ['animation', 'branding', 'react', 'seo', 'webflow-development']
const PLACES = [
  { country_code: 'fr', city_slug: 'paris' },
  { country_code: 'fr', city_slug: 'lyon' },
  { country_code: 'fr', city_slug: null },
  { country_code: 'us', city_slug: 'paris' },
  { country_code: null, city_slug: null },
]

let site: TestSite
let experts: Expert[]
beforeAll(async () => {
  site = await openTestSite()
  experts = []
  for (let index = 0; index < EXPERTS; index++) {
    const expert = await makeExpert(site.deps.db, { agency: index % 2 === 1, skills: SKILLS.slice(index % 3) })
    // Experts that the first changes do not touch are listed all the same.
    await site.deps.db
      .transaction()
      .execute((transaction) => refreshListing(transaction, expert.profileId, { now: NOW }))
    experts.push(expert)
  }
})
afterAll(() => site.close())

type Expert = Awaited<ReturnType<typeof makeExpert>>
type Write = (transaction: Transaction<Database>, expert: Expert) => Promise<unknown>

/** Rarely bad, so that most experts are listed most of the time. */
const mostly = <Value>(good: Value, bad: Value) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(good) }, { weight: 1, arbitrary: fc.constant(bad) })

const profile =
  (values: Updateable<Database['profile']>): Write =>
  (transaction, { profileId }) =>
    transaction.updateTable('profile').set(values).where('id', '=', profileId).execute()

const write: fc.Arbitrary<Write> = fc.oneof(
  fc.constantFrom(...PLACES).map(profile),
  fc.nat(500).map((likes) => profile({ num_likes: likes })),
  mostly<string | null>('/uploads/new.webp', null).map((picture) => profile({ profile_img: picture })),
  mostly<'PUBLIC' | 'PRIVATE'>('PUBLIC', 'PRIVATE').map((visibility) => profile({ visibility })),
  mostly<'ACTIVE' | 'PAUSED'>('ACTIVE', 'PAUSED').map((status) => profile({ expert_status: status })),
  mostly<'core' | 'free'>('core', 'free').map<Write>(
    (plan) => (transaction, expert) =>
      transaction.updateTable('workspace').set({ plan }).where('id', '=', expert.workspaceId).execute(),
  ),
  mostly<Date | null>(NOW, null).map<Write>(
    (published) => (transaction, expert) =>
      transaction.updateTable('asset').set({ published_at: published }).where('id', '=', expert.siteId).execute(),
  ),
  fc.subarray(SKILLS).map<Write>((skills) => async (transaction, expert) => {
    await profile({ skills })(transaction, expert)
    await replaceSkills(transaction, expert.profileId, skills)
  }),
  fc.constant<Write>((transaction, { profileId }) =>
    transaction
      .insertInto('badge')
      .values({ id: newId(), profile_id: profileId, badge_type: 'partner', badge_name: 'Global Leader' })
      .execute(),
  ),
)

const changes = fc.array(fc.record({ write, who: fc.nat(EXPERTS - 1) }), { minLength: CHANGES, maxLength: CHANGES })

/** The listings computed by the rules, in a second implementation. */
async function recountListings(db: Db) {
  const { rows } = await sql<{ skill: string }>`
    select profile_skill.skill_slug as skill, p.id as profile_id, p.country_code, p.city_slug, p.ranking_score as score
    from profile p join profile_skill on profile_skill.profile_id = p.id
    where p.visibility = 'PUBLIC' and p.expert_status = 'ACTIVE' and p.wants_hirable
      and p.profile_img is not null and p.country_code is not null and p.city <> ''
      and exists (select from featured_asset where featured_asset.profile_id = p.id)
      and exists (
        select from asset where type = 'sites' and public and published_at is not null
          and (asset.owner_user_id = p.owner_user_id or asset.owner_workspace_id = p.owner_workspace_id))
      and exists (
        select from workspace left join workspace_member on workspace_member.workspace_id = workspace.id
        where plan <> 'free' and (workspace.id = p.owner_workspace_id or workspace_member.user_id = p.owner_user_id))
    order by skill, profile_id`.execute(db)
  return rows
}

async function recountCounts(db: Db) {
  const { rows } = await sql`
    select skill, country_code, city_slug, count(*)::integer as experts from (
      select skill, '' as country_code, '' as city_slug from listing
      union all select skill, country_code, '' from listing
      union all select skill, country_code, city_slug from listing where city_slug is not null
    ) as counted
    group by skill, country_code, city_slug order by skill, country_code, city_slug`.execute(db)
  return rows
}

test('R44 after many changes at once, listings and counts are those of a recount', async () => {
  const { db } = site.deps
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(changes, async (given) => {
      const waiting = given.values()
      const work = async () => {
        for (const { write, who } of waiting) {
          await db.transaction().execute(async (transaction) => {
            const expert = experts[who] as Expert
            await write(transaction, expert)
            await refreshListing(transaction, expert.profileId, { now: NOW })
          })
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, work))

      const listings = await db
        .selectFrom('listing')
        .select(['skill', 'profile_id', 'country_code', 'city_slug', 'score'])
        .orderBy('skill')
        .orderBy('profile_id')
        .execute()
      expect(listings).toEqual(await recountListings(db))
      const counts = db.selectFrom('listing_count').select(['skill', 'country_code', 'city_slug', 'experts'])
      expect(await counts.orderBy('skill').orderBy('country_code').orderBy('city_slug').execute()).toEqual(
        await recountCounts(db),
      )
      for (const { profileId } of experts.filter((_, index) => given.some(({ who }) => who === index))) {
        const row = await findProfileById(db, profileId)
        const stored = await db
          .selectFrom('profile')
          .select('ranking_score')
          .where('id', '=', profileId)
          .executeTakeFirst()
        expect(stored?.ranking_score).toBe(row && scoreProfile(rankingFacts(row), NOW).total)
      }
      for (const listing of listings) seen.add(listing.profile_id)
    }),
    { numRuns: 6, endOnFailure: true },
  )
  // Else the recounts would agree on nothing.
  expect(seen.size).toBeGreaterThan(1)
})

test('R44 experts with the same many skills, each in their own order, come and go without a deadlock', async () => {
  const { db } = site.deps
  const skills = Array.from({ length: MAX_COUNT.skills }, (_, index) => `skill-${index}`)
  const crowd: Expert[] = []
  for (let index = 0; index < AT_ONCE; index++) {
    crowd.push(await makeExpert(db, { skills: index % 2 ? skills : skills.toReversed() }))
  }
  await Promise.all(
    crowd.map(async (expert) => {
      for (const visibility of ['PUBLIC', 'PRIVATE', 'PUBLIC', 'PRIVATE', 'PUBLIC'] as const) {
        await db.transaction().execute(async (transaction) => {
          await profile({ visibility })(transaction, expert)
          await refreshListing(transaction, expert.profileId, { now: NOW })
        })
      }
    }),
  )
  const total = await db
    .selectFrom('listing_count')
    .select('experts')
    .where('skill', '=', 'skill-0')
    .where('city_slug', '=', 'paris')
    .executeTakeFirst()
  expect(total?.experts).toBe(AT_ONCE)
})
