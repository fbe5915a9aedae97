import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { RATE_LIMITS } from '#domain/limits/rate-limits.ts'
import type { OwnProof, ProfileProof } from '#domain/proofs/proof.ts'
import { Overloaded } from '#domain/unavailable.ts'
import { fakeWebsites, pageOf } from '#test/fake-websites.ts'
import { makeExpert, makeProfile, makeSite, makeUser, makeWorkspace } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const NOW = new Date('2026-06-30T10:00:00Z')
const internet = fakeWebsites()

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ now: () => NOW, websites: internet.websites })
})
afterAll(() => site.close())
beforeEach(() => {
  internet.pages.clear()
  internet.txt.clear()
})

let people = 0
/** A person with a public profile. */
async function owner(values: object = {}) {
  const number = (people += 1)
  const { cookie, userId } = await site.signUp(`owner-${number}@example.test`, 'Ada', { confirmed: true })
  const slug = `owner-${number}`
  const profile = await makeProfile(site.deps.db, { slug, owner_user_id: userId, visibility: 'PUBLIC', ...values })
  return { cookie, userId, slug, profileId: profile.id, address: `198.51.100.${number}` }
}

type Owner = Awaited<ReturnType<typeof owner>>
type As = Pick<Owner, 'slug'> & { cookie?: string; address?: string }

const pathOf = ({ slug }: Pick<Owner, 'slug'>) => `/v1/marketplace/profile/${slug}/proofs`
const sending = ({ cookie, address }: As) => ({ ...(cookie && { cookie }), ...(address && { address }) })

const add = (as: As, address: string, kind = 'domain') =>
  site.send('POST', pathOf(as), { ...sending(as), body: { kind, address } })

async function added(as: As, address: string, kind?: string): Promise<OwnProof> {
  const { status, body } = await add(as, address, kind)
  expect(status).toBe(201)
  return body as unknown as OwnProof
}

const check = (as: As, id: string) => site.send('POST', `${pathOf(as)}/${id}/check`, { ...sending(as), body: {} })
const remove = (as: As, id: string) => site.send('DELETE', `${pathOf(as)}/${id}`, sending(as))
const list = async (as: As) => (await site.send('GET', pathOf(as), sending(as))).body['items'] as OwnProof[]

/** As strangers read it. */
async function shown({ slug }: Pick<Owner, 'slug'>): Promise<ProfileProof[]> {
  const { body } = await site.send('GET', `/v1/marketplace/profiles/${slug}`)
  return body['proofs'] as ProfileProof[]
}

test('R790 R800 a domain is proven by its TXT record, and the profile shows it', async () => {
  const ada = await owner()
  const proof = await added(ada, 'https://Studio-one.example/about')
  expect(proof).toMatchObject({ kind: 'domain', label: 'studio-one.example', state: 'unproven', failure: null })
  expect(await shown(ada)).toEqual([])
  expect((await check(ada, proof.id)).body).toMatchObject({ state: 'unproven', failure: 'unreachable' })
  expect(await shown(ada)).toEqual([])
  internet.txt.set('studio-one.example', ['v=spf1 -all', proof.txtRecord ?? ''])
  expect((await check(ada, proof.id)).body).toMatchObject({ state: 'proven', failure: null, method: 'dns' })
  expect(await shown(ada)).toEqual([
    {
      kind: 'domain',
      label: 'studio-one.example',
      url: 'https://studio-one.example/',
      method: 'dns',
      checkedOn: NOW.toISOString(),
    },
  ])
  expect((await remove(ada, proof.id)).status).toBe(204)
  expect(await shown(ada)).toEqual([])
})

test('R790 a domain is proven by its home page, by http where there is no https', async () => {
  const ada = await owner()
  const proof = await added(ada, 'studio-two.example')
  internet.pages.set('http://studio-two.example/', pageOf(ada.slug))
  expect((await check(ada, proof.id)).body).toMatchObject({ state: 'proven', method: 'page' })
  expect(internet.asked.slice(-2)).toEqual(['https://studio-two.example/', 'http://studio-two.example/'])
  expect(await shown(ada)).toMatchObject([{ url: 'http://studio-two.example/', method: 'page' }])
})

test('R791 R800 a profile elsewhere is proven by its link back', async () => {
  const ada = await owner()
  const proof = await added(ada, 'https://www.social.example/@ada/', 'elsewhere')
  expect(proof).toMatchObject({ label: 'social.example/@ada', txtRecord: null })
  internet.pages.set('https://www.social.example/@ada/', { html: '<a href="http://localhost:3000/@owner">' })
  expect((await check(ada, proof.id)).body).toMatchObject({ failure: 'not_found' })
  internet.pages.set('https://www.social.example/@ada/', pageOf(ada.slug))
  expect((await check(ada, proof.id)).body).toMatchObject({ state: 'proven' })
  expect(await shown(ada)).toEqual([
    {
      kind: 'elsewhere',
      label: 'social.example/@ada',
      url: 'https://www.social.example/@ada/',
      method: 'page',
      checkedOn: NOW.toISOString(),
    },
  ])
})

test('R792a a profile that has changed its handle keeps its proofs, until another profile has the old one', async () => {
  const ada = await owner()
  const proof = await added(ada, 'studio-three.example')
  internet.pages.set('https://studio-three.example/', pageOf(ada.slug))
  const renamed = { ...ada, slug: 'renamed-owner' }
  const change = await site.send('PATCH', '/v1/marketplace/profile/user', {
    ...sending(ada),
    body: { slug: renamed.slug },
  })
  expect(change.status).toBe(200)
  expect((await check(renamed, proof.id)).body).toMatchObject({ state: 'proven' })
  await site.deps.db.deleteFrom('handle_history').where('slug', '=', ada.slug).execute()
  expect((await check(renamed, proof.id)).body).toMatchObject({ state: 'failing', failure: 'other_profile' })
})

test('R793 a code is of one profile: another one’s proves nothing, and both may prove the same domain', async () => {
  const [agency, employee] = [await owner(), await owner()]
  const ofAgency = await added(agency, 'agency.example')
  const ofEmployee = await added(employee, 'agency.example')
  expect(ofAgency.txtRecord).toMatch(/^guildhall-verification=[\w-]{27}$/)
  expect(ofAgency.txtRecord).not.toBe(ofEmployee.txtRecord)
  internet.txt.set('agency.example', [ofAgency.txtRecord ?? ''])
  expect((await check(employee, ofEmployee.id)).body).toMatchObject({ failure: 'other_profile' })
  internet.txt.set('agency.example', [ofAgency.txtRecord ?? '', ofEmployee.txtRecord ?? ''])
  expect((await check(employee, ofEmployee.id)).body).toMatchObject({ state: 'proven' })
  expect((await check(agency, ofAgency.id)).body).toMatchObject({ state: 'proven' })
  // A proof that is added again has another code.
  await remove(agency, ofAgency.id)
  expect((await added(agency, 'agency.example')).txtRecord).not.toBe(ofAgency.txtRecord)
})

test('R794 at most five, each once, also by concurrent calls', async () => {
  const ada = await owner()
  const twice = await Promise.all([add(ada, 'same.example'), add(ada, 'SAME.example.')])
  expect(twice.map(({ status }) => status).toSorted()).toEqual([201, 400])
  const known = twice.find(({ status }) => status === 400)?.body['issues']
  expect(known).toEqual([{ code: 'proof_exists', params: {}, field: 'address' }])
  const many = await Promise.all(Array.from({ length: 8 }, (_, index) => add(ada, `many-${index}.example`)))
  expect(many.filter(({ status }) => status === 201)).toHaveLength(4)
  const full = many.find(({ status }) => status === 400)?.body['issues']
  expect(full).toEqual([{ code: 'too_many_proofs', params: { maximum: 5 }, field: 'address' }])
  expect(await list(ada)).toHaveLength(5)
})

test.each([
  [{ kind: 'domain', address: 'http://127.0.0.1/' }, 'invalid_domain'],
  [{ kind: 'elsewhere', address: 'https://ada:secret@social.example/' }, 'invalid_profile_address'],
  [{ kind: 'elsewhere', address: 'http://[::1]/@ada' }, 'invalid_profile_address'],
  [{ kind: 'platform', address: 'studio.example' }, 'invalid_choice'],
  [{ kind: 'domain', address: 'studio.example', checkedOn: '2026-01-01' }, 'unknown_field'],
  [{ kind: 'domain' }, 'invalid_type'],
  [{}, 'invalid_choice'],
  [[], 'invalid_type'],
])('R791 R794 %j is refused', async (body, code) => {
  const ada = await owner()
  const answer = await site.send('POST', pathOf(ada), { ...sending(ada), body })
  expect(answer.status).toBe(400)
  expect((answer.body['issues'] as { code: string }[])[0]?.code).toBe(code)
  expect(await list(ada)).toEqual([])
})

test('R794 only the owner lists, adds, checks and removes; strangers see a private profile as missing', async () => {
  const [ada, other] = [await owner(), await owner()]
  const admin = await site.signUp('proof-admin@example.test', 'Admin', { confirmed: true })
  await site.deps.db.updateTable('user').set({ role: 'admin' }).where('id', '=', admin.userId).execute()
  const hidden = await owner({ visibility: 'PRIVATE' })
  const proof = await added(ada, 'mine.example')
  const statuses = async (as: As) => [
    (await site.send('GET', pathOf(as), sending(as))).status,
    (await add(as, 'theirs.example')).status,
    (await check(as, proof.id)).status,
    (await remove(as, proof.id)).status,
  ]
  expect(await statuses({ slug: ada.slug })).toEqual([401, 401, 401, 401])
  expect(await statuses({ ...other, slug: ada.slug })).toEqual([403, 403, 403, 403])
  expect(await statuses({ cookie: admin.cookie, slug: ada.slug })).toEqual([403, 403, 403, 403])
  expect(await statuses({ ...other, slug: hidden.slug })).toEqual([404, 404, 404, 404])
  expect(await statuses({ ...other, slug: 'no-such-profile' })).toEqual([404, 404, 404, 404])
  // A proof of another profile is missing, too.
  expect([(await check(other, proof.id)).status, (await remove(other, proof.id)).status]).toEqual([404, 404])
  expect([(await check(ada, 'no-such-id')).status, (await check(ada, '%00')).status]).toEqual([404, 404])
  expect(await list(ada)).toHaveLength(1)
})

test('R794 who manages a workspace proves for its profile, a member does not', async () => {
  const { db } = site.deps
  const [boss, member] = [await owner(), await owner()]
  const workspace = await makeWorkspace(db, { ownerId: boss.userId })
  await db
    .insertInto('workspace_member')
    .values({ workspace_id: workspace.id, user_id: member.userId, role: 'member' })
    .execute()
  const agency = await makeProfile(db, {
    owner_workspace_id: workspace.id,
    slug: 'proving-agency',
    visibility: 'PUBLIC',
  })
  expect((await add({ ...member, slug: agency.slug }, 'proving-agency.example')).status).toBe(403)
  expect((await add({ ...boss, slug: agency.slug }, 'proving-agency.example')).status).toBe(201)
})

test('R795 an account has ten checks an hour, a network sixty; a refused check reads nothing', async () => {
  const ada = await owner()
  const proof = await added(ada, 'often.example')
  const before = internet.asked.length
  const answers = await Promise.all(
    Array.from({ length: RATE_LIMITS.proofChecks.points + 2 }, () => check(ada, proof.id)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(RATE_LIMITS.proofChecks.points)
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.body['issues']).toMatchObject([{ code: 'limit_reached', params: { limit: 'proofChecks' } }])
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(internet.asked.length - before).toBe(2 * RATE_LIMITS.proofChecks.points)
  // The network is full after so many accounts.
  const address = '192.0.2.77'
  const others = []
  for (let count = 0; count < 7; count += 1) others.push({ ...(await owner()), address })
  for (const one of others.slice(0, 6)) {
    const { id } = await added(one, 'often.example')
    for (let turn = 0; turn < 10; turn += 1) expect((await check(one, id)).status).toBe(200)
  }
  const [last] = others.slice(6)
  const { id } = await added(last as Owner, 'often.example')
  expect((await check(last as Owner, id)).body['issues']).toMatchObject([
    { params: { limit: 'proofChecksFromNetwork' } },
  ])
})

test('R797b a check that could not be made is 503, and does not count', async () => {
  const ada = await owner()
  const proof = await added(ada, 'crowded.example')
  const { readTxt } = internet.websites
  internet.websites.readTxt = () => Promise.reject(new Overloaded('too many tasks wait: websites'))
  for (let turn = 0; turn < RATE_LIMITS.proofChecks.points + 1; turn += 1) {
    expect((await check(ada, proof.id)).status).toBe(503)
  }
  internet.websites.readTxt = readTxt
  expect((await check(ada, proof.id)).body).toMatchObject({ failure: 'unreachable' })
})

test('R800 a private or suspended profile shows no proof to strangers', async () => {
  for (const values of [{ visibility: 'PRIVATE' }, { expert_status: 'SUSPENDED' }]) {
    const ada = await owner(values)
    const proof = await added(ada, 'hidden.example')
    internet.txt.set('hidden.example', [proof.txtRecord ?? ''])
    expect((await check(ada, proof.id)).body).toMatchObject({ state: 'proven' })
    expect((await site.send('GET', `/v1/marketplace/profiles/${ada.slug}`)).status).toBe(404)
  }
})

test('R802 published sites that everyone may see are shown as built on the platform', async () => {
  const { db } = site.deps
  const { profileId, siteId } = await makeExpert(db, { slug: 'with-sites' })
  const reportedAt = new Date('2026-05-01T08:00:00Z')
  await db.updateTable('asset').set({ updated_at: reportedAt }).where('id', '=', siteId).execute()
  expect(await shown({ slug: 'with-sites' })).toEqual([
    { kind: 'platform', label: 'the platform', url: null, method: 'site-builder', checkedOn: reportedAt.toISOString() },
  ])
  await db.updateTable('asset').set({ public: false }).where('id', '=', siteId).execute()
  expect(await shown({ slug: 'with-sites' })).toEqual([])
  expect(await db.selectFrom('profile_proof').where('profile_id', '=', profileId).selectAll().execute()).toEqual([])
  const user = await makeUser(db)
  await makeProfile(db, { slug: 'draft-sites', owner_user_id: user.id, visibility: 'PUBLIC' })
  await makeSite(db, { owner_user_id: user.id, published_at: null })
  expect(await shown({ slug: 'draft-sites' })).toEqual([])
})

test('R804 the export has all proofs, and they go with the profile', async () => {
  const { db } = site.deps
  const ada = await owner()
  const proof = await added(ada, 'exported.example')
  const { body } = await site.send('GET', '/v1/marketplace/me/export', sending(ada))
  const profiles = body['profiles'] as { ownProofs: OwnProof[]; proofs: ProfileProof[] }[]
  expect(profiles[0]?.ownProofs).toEqual([proof])
  expect((await site.send('DELETE', `/v1/marketplace/profiles/${ada.slug}`, sending(ada))).status).toBe(204)
  expect(await db.selectFrom('profile_proof').where('id', '=', proof.id).select('id').execute()).toEqual([])
})
