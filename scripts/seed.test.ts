import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openDemo } from '#demo/open-demo.ts'
import { removeDemo } from '#demo/remove-demo.ts'
import { allRequirementsMet } from '#domain/profiles/requirements/requirements.ts'
import { withoutTimeouts } from '#server/deps.ts'
import { openTestSite } from '#test/test-site.ts'
import { refreshListing } from '#use-cases/lists/refresh-listing.ts'
import { readProfile } from '#use-cases/profiles/read-profile.ts'

const NOW = new Date('2026-03-02T09:00:00Z')
const PROFILES = 300
const site = await openTestSite({ now: () => NOW })
const { deps } = site
const { db } = deps
const lines: string[] = []
const open = (profiles = PROFILES) =>
  openDemo(withoutTimeouts(deps), { profiles, printLine: (line) => lines.push(line) })

const generatedHandles = async () => {
  const { rows } = await sql<{ slug: string; id: string; user_id: string }>`
    select profile.slug, profile.id, "user".id as user_id from "user"
      left join workspace_member on workspace_member.user_id = "user".id
      join profile on profile.owner_user_id = "user".id or profile.owner_workspace_id = workspace_member.workspace_id
      where "user".email like 'expert-%@demo.test' order by profile.slug`.execute(db)
  return rows
}

/** All listing rows as text. */
async function listings(): Promise<unknown> {
  const { rows } = await sql`
    select profile.id, ranking_score, ranking_version, listing.*, profile.version, profile.updated_at
      from profile join listing on listing.profile_id = profile.id order by profile.id, listing.skill`.execute(db)
  return rows
}

async function counts(): Promise<unknown> {
  return (await sql`select * from listing_count order by 1, 2, 3`.execute(db)).rows
}

async function recount(): Promise<unknown> {
  const { rows } = await sql`
    select skill, country_code, city_slug, count(*)::integer as experts from (
      select skill, '' as country_code, '' as city_slug from listing
      union all select skill, country_code, '' from listing
      union all select skill, country_code, city_slug from listing where city_slug is not null
    ) as page group by 1, 2, 3 order by 1, 2, 3`.execute(db)
  return rows
}

beforeAll(() => open())
afterAll(() => site.close())

test('the requested number of experts is listed and logged', async () => {
  const { rows } = await sql<{ listed: number }>`
    select count(distinct profile_id)::integer as listed from listing`.execute(db)
  expect(rows[0]?.listed).toBe(PROFILES)
  expect(lines.at(-1)).toBe(`  ${PROFILES} experts are open for business.`)
})

test('R198 every account that the demo creates is marked as a demo account', async () => {
  expect(await db.selectFrom('user').where('is_demo', '=', false).select('email').execute()).toEqual([])
})

test('R11 R15 every expert meets every requirement and is hirable', async () => {
  const handles = await generatedHandles()
  const unmet: string[] = []
  for (const { slug, user_id: userId } of handles) {
    const viewer = { kind: 'account', userId, isAdmin: true, emailVerified: true, workspaces: new Map() } as const
    const found = await readProfile(deps, viewer, { slug })
    if (!found.ok || found.value.kind !== 'profile') throw new Error(`@${slug} is missing`)
    const { requirements, hirable } = found.value.profile
    const all = requirements ? [...requirements.public, ...requirements.hirable] : []
    if (!hirable || all.length === 0 || !allRequirementsMet(all)) unmet.push(slug)
  }
  expect(handles.length).toBeGreaterThan(PROFILES / 2)
  expect(unmet).toEqual([])
})

test('R44 a refresh changes nothing, and the counts match the listings', async () => {
  const [before, countsBefore] = [await listings(), await counts()]
  const everyone = await db.selectFrom('profile').select('id').orderBy('slug').execute()
  const sample = everyone.filter((_, index) => index % 4 === 0)
  for (const { id } of sample) {
    await db.transaction().execute((transaction) => refreshListing(transaction, id, { now: NOW }))
  }
  expect(await listings()).toEqual(before)
  expect(await counts()).toEqual(countsBefore)
  expect(await counts()).toEqual(await recount())
})

test('a second run adds nothing, a larger number adds the difference', async () => {
  const before = await generatedHandles()
  await open()
  expect(await generatedHandles()).toEqual(before)
  await open(PROFILES + 20)
  const after = await generatedHandles()
  expect(after.length).toBe(before.length + 20)
  expect(after).toEqual(expect.arrayContaining(before))
  expect(await counts()).toEqual(await recount())
})

test('the rest of an interrupted start is removed and created again', async () => {
  await db.deleteFrom('user').where('email', '=', 'admin@demo.test').execute()
  const before = (await generatedHandles()).map(({ slug }) => slug)
  await open(PROFILES + 20)
  expect((await generatedHandles()).map(({ slug }) => slug)).toEqual(before)
  await removeDemo(withoutTimeouts(deps))
  expect(await counts()).toEqual([])
  expect(await generatedHandles()).toEqual([])
})
