import { afterAll, beforeAll, expect, test } from 'vitest'

import { makeExpert } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { rematchProfiles } from '#use-cases/catalogue/rematch-profiles.ts'
import { refreshListing } from '#use-cases/lists/refresh-listing.ts'

const BASE = '/v1/marketplace/admin'
const reason = 'The monthly rebuild'
const NEW_PATH = '/hire/ecommmerce/fr/paris'

let first: TestSite
let second: TestSite
let cookie: string

beforeAll(async () => {
  first = await openTestSite({ unlimited: true })
  second = await openTestSite({ unlimited: true, databaseUrl: first.databaseUrl })
  const admin = await first.signUp('admin@example.test')
  cookie = admin.cookie
  await first.deps.db.updateTable('user').set({ role: 'admin' }).where('id', '=', admin.userId).execute()
})
afterAll(async () => {
  await second.close()
  await first.close()
})

/** All that a node's catalogue is made of, as bytes. */
function bytesOf({ deps: { catalogue } }: TestSite): string {
  return JSON.stringify([
    [...catalogue.locationsWidget],
    [...catalogue.skillsPerCity],
    [...catalogue.citiesPerCountrySkill].map(([country, perSkill]) => [country, [...perSkill]]),
    [...catalogue.relatedSkills],
    [...catalogue.hireSiteMap.keys()],
    [...catalogue.skills.values()],
    [...catalogue.cities.values()],
    [...catalogue.countries.values()],
  ])
}

const call = (method: string, path: string, body?: object) =>
  first.send(method, BASE + path, { cookie, ...(body && { body }) })
const rebuild = async () => {
  const { status, body } = await call('POST', '/catalogue/rebuild', { reason })
  expect(status).toBe(201)
  return body['active'] as string
}
const hirePage = async (site: TestSite, path = NEW_PATH) => (await site.send('GET', `/v1/marketplace${path}`)).status
/** Both nodes receive a change independently. */
async function expectOnBoth(read: (site: TestSite) => unknown, wanted: unknown): Promise<void> {
  await expect.poll(() => Promise.all([first, second].map(read)), { timeout: 10_000 }).toEqual([wanted, wanted])
}

async function listExperts(count: number, { skill, name }: { skill: string; name: string }): Promise<void> {
  const { deps } = first
  for (let index = 0; index < count; index++) {
    const { profileId } = await makeExpert(deps.db, { slug: `${name}-${index}`, skills: [skill] })
    await deps.db.transaction().execute((db) => refreshListing(db, profileId, { now: deps.now() }))
  }
}

let committed: string

test('R142 a preview says what would change, and changes nothing', async () => {
  committed = bytesOf(first)
  expect(await hirePage(first)).toBe(404)
  expect((await call('GET', '/catalogue/preview')).body['totals']).toMatchObject({ addedPaths: 0, changedLists: 0 })
  await listExperts(3, { skill: 'ecommmerce', name: 'shop' })
  const { body } = await call('GET', '/catalogue/preview')
  expect(body['addedPaths']).toEqual(
    ['/hire/ecommmerce/fr', NEW_PATH].filter((path) => !committed.includes(`"${path}"`)),
  )
  expect(body['changedLists']).toContainEqual(
    expect.objectContaining({ list: 'related-skills/homepage', after: expect.arrayContaining(['ecommmerce']) }),
  )
  expect([bytesOf(first), bytesOf(second)]).toEqual([committed, committed])
})

test('R141 R142 R143 a rebuild reaches every node without a restart; rolling back restores every byte', async () => {
  const version = await rebuild()
  await expectOnBoth((site) => hirePage(site), 200)
  const rebuilt = bytesOf(first)
  expect(rebuilt).not.toBe(committed)
  expect(bytesOf(second)).toBe(rebuilt)
  expect([...(second.deps.catalogue.relatedSkills.get('homepage') ?? [])][0]).toBe('ecommmerce')
  // Every committed path is still there, and no list has lost its place to the new ones alone.
  const paths = first.deps.catalogue.hireSiteMap
  for (const path of (JSON.parse(committed) as string[][])[4] ?? []) expect(paths.has(path)).toBe(true)
  expect(first.deps.catalogue.topSkills('london').length).toBeGreaterThan(3)

  await listExperts(4, { skill: 'photograpy', name: 'photo' })
  const next = await rebuild()
  await expectOnBoth((site) => site.deps.catalogue.isHirePath('/hire/photograpy/fr/paris'), true)

  expect((await call('POST', '/catalogue/roll-back', { snapshotId: version, reason })).status).toBe(200)
  await expectOnBoth(bytesOf, rebuilt)
  expect((await call('POST', '/catalogue/roll-back', { snapshotId: null, reason })).status).toBe(200)
  await expectOnBoth(bytesOf, committed)
  expect(await hirePage(second)).toBe(404)

  const { body } = await call('GET', '/catalogue')
  expect(body).toMatchObject({ active: null, total: 2 })
  expect((body['items'] as { id: string }[]).map(({ id }) => id)).toEqual([next, version])
  expect((body['acts'] as { action: string }[]).map(({ action }) => action)).toEqual([
    'roll-back-catalogue',
    'roll-back-catalogue',
    'rebuild-catalogue',
    'rebuild-catalogue',
  ])
  expect((await call('POST', '/catalogue/roll-back', { snapshotId: 'never', reason })).status).toBe(404)
})

test('R141 a node that starts later has the active version', async () => {
  await rebuild()
  const third = await openTestSite({ databaseUrl: first.databaseUrl })
  expect(await hirePage(third)).toBe(200)
  await expectOnBoth(bytesOf, bytesOf(third))
  await third.close()
})

test('R141 a node whose connection was lost receives what it has missed', async () => {
  await first.deps.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name like 'guildhall changes%' and datname = current_database()`,
  )
  expect((await call('POST', '/catalogue/roll-back', { snapshotId: null, reason })).status).toBe(200)
  await expectOnBoth(bytesOf, committed)
})

test('R140 R144 R145 a mapped term becomes an alias with the rebuild, also for those who typed it', async () => {
  const { db } = first.deps
  const { profileId } = await makeExpert(db, { slug: 'typist', skills: [] })
  await db
    .updateTable('profile')
    .set({ skills: ['Web Desiign'] })
    .where('id', '=', profileId)
    .execute()
  await db.insertInto('unmatched_term').values({ kind: 'skill', term: 'web desiign', times: 3 }).execute()
  await db.insertInto('unmatched_term').values({ kind: 'city', term: 'atlantis' }).execute()
  const decide = (body: object) =>
    call('PATCH', '/unmatched-terms', { reason, kind: 'skill', term: 'web desiign', ...body })
  expect((await decide({ status: 'mapped', target: 'nothing like it' })).body['fields']).toHaveProperty('target')
  expect((await decide({ status: 'mapped' })).status).toBe(400)
  expect((await decide({ status: 'ignored', term: 'never typed' })).status).toBe(404)
  const { body } = await decide({ status: 'mapped', target: 'Web Design' })
  expect(body).toMatchObject({ status: 'mapped', target: { slug: 'web-design', displayName: 'Web Design' } })
  await decide({ kind: 'city', term: 'Atlantis', status: 'proposed' })
  expect((await call('GET', '/catalogue/export')).body).toEqual({
    aliases: { skills: { 'web-design': ['web desiign'] }, cities: {}, countries: {} },
    proposals: [{ kind: 'city', term: 'atlantis', times: 1 }],
  })

  const known = (site: TestSite) => site.deps.catalogue.normalizeSkillNames(['Web Desiign']).map(({ slug }) => slug)
  expect(known(first)).toEqual([])
  await rebuild()
  await expectOnBoth(known, ['web-design'])
  const matched = async () => {
    const rows = await db.selectFrom('listing').where('profile_id', '=', profileId).select('skill').execute()
    return rows.map(({ skill }) => skill)
  }
  const jobs = await first.deps.pool.query(`select data from pgboss.job where name = 'rematch-profiles'`)
  expect(jobs.rows.map(({ data }) => data)).toEqual([{ terms: ['web desiign'] }])
  await rematchProfiles(second.deps, { terms: ['web desiign'] })
  expect(await matched()).toEqual(['web-design'])
  await call('POST', '/catalogue/roll-back', { snapshotId: null, reason })
  await rematchProfiles(second.deps, { terms: ['web desiign'] })
  expect(await matched()).toEqual([])
})
