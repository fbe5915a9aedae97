import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { ApiFailure } from '#client/api-failure.ts'
import { type Client, createClient } from '#client/client.ts'
import { friendlyError } from '#client/friendly-errors.ts'
import { activateProfile, setVisibility, updateOwnProfile } from '#client/profiles/profile-calls.ts'
import { newId } from '#db/new-id.ts'
import { makeExpert, makeReadyProfile, makeSite, makeWorkspace } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const DAY = 86_400_000
let site: TestSite
let now = new Date('2026-06-01T12:00:00Z')
let owner: { cookie: string; userId: string }
let workspace: { id: string }
let ready: Awaited<ReturnType<typeof makeReadyProfile>>

beforeAll(async () => {
  site = await openTestSite({ unlimited: true, now: () => now })
  owner = await site.signUp('ada@example.test', 'Ada')
  workspace = await makeWorkspace(site.deps.db, { plan: 'core', ownerId: owner.userId })
})
afterAll(() => site.close())

beforeEach(async () => {
  const { db } = site.deps
  now = new Date('2026-06-01T12:00:00Z')
  await db.deleteFrom('profile').execute()
  await db.deleteFrom('asset').execute()
  await db.updateTable('workspace').set({ plan: 'core' }).execute()
  ready = await makeReadyProfile(db, { userId: owner.userId, slug: 'ada-moreau', name: 'Ada Moreau' })
})

const BASE = '/v1/marketplace'
const patch = (body: unknown, headers = {}) =>
  site.send('PATCH', `${BASE}/profile/user`, { cookie: owner.cookie, body, headers })
const read = (cookie?: string) => site.send('GET', `${BASE}/profiles/ada-moreau`, { ...(cookie && { cookie }) })

async function friendlyTextOf(call: (client: Client) => Promise<unknown>): Promise<string> {
  const client = createClient(async (address, init) =>
    site.api.fetch(
      new Request(`http://localhost:3000${address}`, { ...init, headers: { ...init.headers, cookie: owner.cookie } }),
      { clientAddress: '203.0.113.7', requestId: 'test' },
    ),
  )
  const error = await call(client).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(ApiFailure)
  return friendlyError(error)
}

test('R33 only the fields that are sent change; what is cleared reads as null', async () => {
  const first = await patch({ title: 'Designer', about: 'Hello', languages: ['en', 'FR', 'en'] })
  expect(first).toMatchObject({ status: 200, body: { title: 'Designer', about: 'Hello', languages: ['en', 'fr'] } })
  const second = await patch({ about: '', title: null })
  expect(second).toMatchObject({
    status: 200,
    body: { title: null, about: null, languages: ['en', 'fr'], name: 'Ada Moreau' },
  })
})

test('R33 null clears a list as it clears a text', async () => {
  await patch({ languages: ['en'], expertsMetadata: { servicesOffered: ['animation'] } })
  const cleared = await patch({
    languages: null,
    skills: null,
    featuredAssets: null,
    expertsMetadata: { servicesOffered: null },
  })
  expect(cleared).toMatchObject({
    status: 200,
    body: { languages: [], skills: [], featuredAssets: [], expertsMetadata: { servicesOffered: [] } },
  })
})

test('R38 skills stay as typed; a place resolves by its aliases; what is not known is counted', async () => {
  const { body } = await patch({ skills: ['#webdesign', 'Basket weaving'], location: { city: 'NYC', country: 'USA' } })
  expect(body).toMatchObject({ skills: ['#webdesign', 'Basket weaving'], city: 'NYC', country: 'USA' })
  const { db } = site.deps
  const row = await db.selectFrom('profile').select(['city_slug', 'country_code']).executeTakeFirstOrThrow()
  expect(row).toEqual({ city_slug: 'new-york-city', country_code: 'us' })
  expect(await db.selectFrom('profile_skill').select('skill_slug').execute()).toEqual([{ skill_slug: 'web-design' }])
  const unknown = await db.selectFrom('unmatched_term').select(['kind', 'term']).execute()
  expect(unknown).toEqual([{ kind: 'skill', term: 'basket weaving' }])
})

test('R33 all or nothing: one bad field, and none is written', async () => {
  const { status, body } = await patch({
    about: 'New',
    website: 'javascript:alert(1)',
    nonsense: 1,
    businessType: 'AGENCY',
  })
  expect([status, body['code'], Object.keys(body['fields'] as object).sort()]).toEqual([
    400,
    'validation_failed',
    ['businessType', 'nonsense', 'website'],
  ])
  expect((await read()).body['about']).toBeNull()
})

test('If-Match: the second of two edits of one version is refused', async () => {
  const etag = (await read(owner.cookie)).headers.get('etag') ?? ''
  expect((await patch({ about: 'One' }, { 'if-match': etag })).status).toBe(200)
  const late = await patch({ about: 'Two' }, { 'if-match': etag })
  expect(late).toMatchObject({
    status: 412,
    body: { code: 'edited_elsewhere', msg: expect.stringMatching(/^Changed in the meantime: /) },
  })
  expect((await read()).body['about']).toBe('One')
  expect((await patch({ about: 'Three' }, { 'if-match': '"nonsense"' })).status).toBe(412)
  expect((await patch({ about: 'Four' }, { 'if-match': '*' })).status).toBe(200)
})

test('R281 an edit that changes nothing keeps the version', async () => {
  const etag = (await patch({ about: 'The same' })).headers.get('etag')
  for (const nothing of [{}, { about: 'The same' }]) {
    const { status, headers } = await patch(nothing)
    expect([nothing, status, headers.get('etag')]).toEqual([nothing, 200, etag])
  }
})

test('counters do not change the version', async () => {
  const before = (await read()).headers.get('etag')
  const fan = await site.signUp(`fan-${newId()}@example.test`, 'Fan', { confirmed: true })
  await site.send('POST', `${BASE}/profiles/follow`, { cookie: fan.cookie, body: { profileSlug: 'ada-moreau' } })
  expect((await read()).headers.get('etag')).toBe(before)
})

test('error catalogue: a handle that is taken', async () => {
  const other = await site.signUp(`taker-${newId()}@example.test`)
  await site.send('POST', `${BASE}/profile/user`, { cookie: other.cookie, body: { name: 'T', slug: 'taken-one' } })
  const answer = await patch({ slug: 'Taken-One' })
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'slug_taken', msg: expect.stringMatching(/^Request is malformed: profile URL is already taken/) },
  })
  expect(await friendlyTextOf((client) => updateOwnProfile(client, { payload: { slug: 'taken-one' } }))).toBe(
    'This profile URL has already been taken. Please choose a different handle.',
  )
})

test('error catalogue: cannot be made public', async () => {
  await patch({ public: false })
  await site.deps.db
    .updateTable('user')
    .set({ created_at: new Date(now.getTime() - 3 * DAY) })
    .where('id', '=', owner.userId)
    .execute()
  const answer = await patch({ public: true, about: 'Not written' })
  expect(answer).toMatchObject({
    status: 400,
    body: {
      code: 'cannot_make_public',
      msg: expect.stringMatching(/^Request is malformed: profile cannot be made public/),
    },
  })
  expect((await read(owner.cookie)).body).toMatchObject({ public: false, about: null })
  expect(await friendlyTextOf((client) => setVisibility(client, 'ada-moreau', { visibility: 'PUBLIC' }))).toBe(
    'Your account must be at least 4 days old, verified, and have at least 1 published site in order to be made public.',
  )
  now = new Date(now.getTime() + 2 * DAY)
  expect((await patch({ public: true })).body).toMatchObject({ public: true, visibility: 'PUBLIC' })
})

test('error catalogue: cannot be made hirable', async () => {
  await site.deps.db.updateTable('workspace').set({ plan: 'free' }).execute()
  const answer = await patch({ hirable: true })
  expect(answer).toMatchObject({
    status: 400,
    body: {
      code: 'cannot_make_hirable',
      msg: expect.stringMatching(/^Request is malformed: profile cannot be made hirable/),
    },
  })
  expect(await friendlyTextOf((client) => activateProfile(client, ready.profile.id))).toBe(
    'To be available for contact, you must have a paid workspace plan, at least one site showcased, a portfolio highlight, avatar, skills, and location filled out.',
  )
})

test('R282 a refusal says exactly what is missing, of an activation a public profile first', async () => {
  const activate = () =>
    site.send('PATCH', `${BASE}/profiles/activate/${ready.profile.id}`, { cookie: owner.cookie, body: {} })
  await patch({ public: false })
  expect((await activate()).body['fields']).toEqual({ hirable: ['What is missing: a public profile.'] })
  await site.deps.db.updateTable('workspace').set({ plan: 'free' }).execute()
  await patch({ profileImg: '' })
  expect((await activate()).body['fields']).toEqual({
    hirable: ['What is missing: a public profile, a paid workspace plan, a picture.'],
  })
  await site.deps.db.updateTable('workspace').set({ plan: 'core' }).execute()
  expect((await patch({ hirable: true })).body['fields']).toEqual({ hirable: ['What is missing: a picture.'] })
  await site.deps.db.updateTable('user').set({ email_verified: false }).where('id', '=', owner.userId).execute()
  expect((await patch({ public: true })).body['fields']).toEqual({
    public: ['What is missing: a confirmed email address.'],
  })
})

test('error catalogue: cannot be made private; R14 published sites do not matter, public templates do', async () => {
  const template = await makeSite(site.deps.db, { owner_user_id: owner.userId, type: 'templates' })
  const answer = await patch({ public: false })
  expect(answer).toMatchObject({
    status: 409,
    body: { code: 'public_assets_exist', msg: expect.stringMatching(/^Conflict with server data: /) },
  })
  expect(await friendlyTextOf((client) => setVisibility(client, 'ada-moreau', { visibility: 'PRIVATE' }))).toBe(
    'You cannot have a private profile while having public marketplace assets.',
  )
  await site.deps.db.updateTable('asset').set({ public: false }).where('id', '=', template.id).execute()
  expect((await patch({ public: false })).body).toMatchObject({ public: false })
})

test('R13 an admin sets visibility past the rules, and it is written down; a PATCH never does', async () => {
  const admin = await site.signUp(`admin-${newId()}@example.test`)
  await site.deps.db.updateTable('user').set({ role: 'admin' }).where('id', '=', admin.userId).execute()
  await makeSite(site.deps.db, { owner_user_id: owner.userId, type: 'cloneables' })
  const refused = await site.send('PATCH', `${BASE}/profiles/ada-moreau`, {
    cookie: admin.cookie,
    body: { public: false },
  })
  expect(refused.status).toBe(409)
  const done = await site.send('POST', `${BASE}/profiles/ada-moreau/visibility`, {
    cookie: admin.cookie,
    body: { visibility: 'PRIVATE' },
  })
  expect(done).toMatchObject({ status: 200, body: { visibility: 'PRIVATE' } })
  const entry = await site.deps.db
    .selectFrom('moderation_entry')
    .select(['actor_id', 'action', 'details'])
    .executeTakeFirstOrThrow()
  expect(entry).toEqual({ actor_id: admin.userId, action: 'visibility', details: { from: 'PUBLIC', to: 'PRIVATE' } })
})

test('R112 an admin’s visibility call takes a reason, which the history shows; an owner’s has none to show', async () => {
  const admin = await site.signUp(`admin-${newId()}@example.test`)
  await site.deps.db.updateTable('user').set({ role: 'admin' }).where('id', '=', admin.userId).execute()
  const set = (cookie: string, body: object) =>
    site.send('POST', `${BASE}/profiles/ada-moreau/visibility`, { cookie, body })
  expect((await set(admin.cookie, { visibility: 'PRIVATE', reason: 'Asked for by its owner.' })).status).toBe(200)
  expect((await set(owner.cookie, { visibility: 'PUBLIC', reason: 'Mine' })).status).toBe(200)
  const history = await site.send('GET', `${BASE}/admin/profiles/ada-moreau/history`, { cookie: admin.cookie })
  expect(history.body['items']).toMatchObject([{ action: 'visibility', reason: 'Asked for by its owner.' }])
  expect(await set(admin.cookie, { visibility: 'PRIVATE', reason: '' })).toMatchObject({
    status: 400,
    body: { fields: { reason: ['A reason is required.'] } },
  })
})

test('R13 R112 an admin sets the visibility of their own profile past the rules without a reason, and it is recorded', async () => {
  const { db } = site.deps
  await db.updateTable('user').set({ role: 'admin' }).where('id', '=', owner.userId).execute()
  await makeSite(db, { owner_user_id: owner.userId, type: 'templates' })
  const set = (body: object) =>
    site.send('POST', `${BASE}/profiles/ada-moreau/visibility`, { cookie: owner.cookie, body })
  expect((await set({ visibility: 'PRIVATE' })).status).toBe(200)
  expect((await set({ visibility: 'PUBLIC', reason: 'Back from holiday' })).status).toBe(200)
  const entries = await db
    .selectFrom('moderation_entry')
    .where('profile_id', '=', ready.profile.id)
    .where('action', '=', 'visibility')
    .orderBy('created_at', 'desc')
    .limit(2)
    .select(['actor_id', 'reason', 'details'])
    .execute()
  expect(entries.toReversed()).toMatchObject([
    { actor_id: owner.userId, reason: null, details: { to: 'PRIVATE' } },
    { actor_id: owner.userId, reason: 'Back from holiday', details: { to: 'PUBLIC' } },
  ])
  await db.updateTable('user').set({ role: 'user' }).where('id', '=', owner.userId).execute()
})

test('R17 R25 R28 activate, pause, resume; a requirement lost and regained', async () => {
  const activated = await site.send('PATCH', `${BASE}/profiles/activate/${ready.profile.id}`, { cookie: owner.cookie })
  expect(activated.body).toMatchObject({
    isExpert: true,
    hirable: true,
    expertsMetadata: { status: 'ACTIVE', activatedOn: now.toISOString() },
  })
  expect((await patch({ hirable: false })).body).toMatchObject({
    hirable: false,
    expertsMetadata: { status: 'PAUSED' },
  })
  expect((await patch({ hirable: true })).body).toMatchObject({ hirable: true, expertsMetadata: { status: 'ACTIVE' } })
  expect((await patch({ skills: [] })).body).toMatchObject({ hirable: false, expertsMetadata: { status: 'ACTIVE' } })
  expect((await patch({ skills: ['Figma'] })).body).toMatchObject({ hirable: true })
  await site.deps.db.updateTable('workspace').set({ plan: 'free' }).where('id', '=', workspace.id).execute()
  expect((await read(owner.cookie)).body).toMatchObject({ hirable: false })
  await site.deps.db.updateTable('workspace').set({ plan: 'growth' }).where('id', '=', workspace.id).execute()
  expect((await read(owner.cookie)).body).toMatchObject({ hirable: true })
})

test('R17 R85 a profile reads as hirable exactly while visitors can write to it', async () => {
  const { db } = site.deps
  const stranger = await site.signUp(`writer-${newId()}@example.test`)
  const states = [
    [{}, true],
    [{ activated_at: null, expert_status: 'NOT_ACTIVATED' }, false],
    [{ expert_status: 'SUSPENDED' }, false],
    [{ visibility: 'PRIVATE' }, false],
    [{ wants_hirable: false, expert_status: 'PAUSED' }, false],
    [{ profile_img: null }, false],
  ] as const
  await site.send('PATCH', `${BASE}/profiles/activate/${ready.profile.id}`, { cookie: owner.cookie })
  const before = await db.selectFrom('profile').selectAll().where('slug', '=', 'ada-moreau').executeTakeFirstOrThrow()
  for (const [change, expected] of states) {
    await db
      .updateTable('profile')
      .set({ ...before, ...change })
      .where('id', '=', before.id)
      .execute()
    const { body } = await read(owner.cookie)
    const sent = await site.send('POST', `${BASE}/profiles/ada-moreau/message/hire`, {
      cookie: stranger.cookie,
      body: { subject: 'Hello', body: 'A website for our museum, please.' },
    })
    expect([change, body['hirable'], sent.status < 400]).toEqual([change, expected, expected])
    expect(body['wantsHirable']).toBe(!('wants_hirable' in change))
  }
})

test('R15 a city without a country is a place if the catalogue knows the city', async () => {
  const met = async (location: object) => {
    const { body } = await patch({ location })
    const { hirable } = body['requirements'] as { hirable: { name: string; met: boolean }[] }
    return hirable.find(({ name }) => name === 'location')?.met
  }
  expect(await met({ city: 'Paris', country: null })).toBe(true)
  expect(await met({ city: 'Nowhereville', country: null })).toBe(false)
  expect(await met({ city: null, country: 'France' })).toBe(false)
})

test('R33 a blank text clears its field', async () => {
  const texts = { title: ' ', about: '\n\t ', employer: '\u00a0', website: '  ', location: { city: ' ', country: ' ' } }
  const { status, body } = await patch(texts)
  expect(status).toBe(200)
  expect(body).toMatchObject({ title: null, about: null, employer: null, website: null, city: null, country: null })
})

test('R720 a misspelt skill lists its profile under the skill that is meant, too', async () => {
  await patch({ skills: ['grapic design'] })
  await site.send('PATCH', `${BASE}/profiles/activate/${ready.profile.id}`, { cookie: owner.cookie })
  for (const skill of ['grapic-design', 'graphic-design']) {
    const { body } = await site.send('GET', `${BASE}/hire/${skill}`)
    expect([skill, body['total']]).toEqual([skill, 1])
  }
})

test('R26 an old handle redirects, stays reserved for 90 days, and can be taken back', async () => {
  const stranger = await site.signUp(`stranger-${newId()}@example.test`)
  const claim = () =>
    site.send('POST', `${BASE}/profile/user`, { cookie: stranger.cookie, body: { name: 'S', slug: 'ada-moreau' } })
  const check = async (cookie: string) =>
    (await site.send('GET', `${BASE}/profiles/verify/slug/ada-moreau`, { cookie })).body['msg']
  expect((await patch({ slug: 'ada-lovely' })).body['slug']).toBe('ada-lovely')
  const moved = await read()
  expect([moved.status, moved.headers.get('location')]).toEqual([301, `${BASE}/profiles/ada-lovely`])
  expect(
    (await site.send('PATCH', `${BASE}/profiles/ada-moreau`, { cookie: owner.cookie, body: { about: 'x' } })).status,
  ).toBe(404)
  expect(await check(stranger.cookie)).toBe('Slug is taken')
  expect(await check(owner.cookie)).toBe('Slug is available')
  now = new Date(now.getTime() + 89 * DAY)
  expect((await claim()).body['code']).toBe('slug_taken')
  expect((await patch({ slug: 'ada-moreau' })).status).toBe(200)
  expect((await read()).status).toBe(200)
  await patch({ slug: 'ada-lovely' })
  now = new Date(now.getTime() + 91 * DAY)
  expect(await check(stranger.cookie)).toBe('Slug is available')
  expect((await claim()).status).toBe(201)
})

test.each(['ab', 'no_good', '-x-', 'verify', 'a'.repeat(41)])(
  'R1 R2 the handle %s is refused by its own code',
  async (slug) => {
    expect(await patch({ slug })).toMatchObject({ status: 400, body: { code: 'slug_invalid' } })
    const { body } = await site.send('GET', `${BASE}/profiles/verify/slug/${slug}`)
    expect(body['msg']).toMatch(/^Slug is not valid: /)
  },
)

test('R30 the order of sites has only the owner’s sites, each once, at most a page of them', async () => {
  const { db } = site.deps
  const more = await Promise.all(Array.from({ length: 25 }, () => makeSite(db, { owner_user_id: owner.userId })))
  const order = (body: unknown) =>
    site.send('PATCH', `${BASE}/profile/Ada-Moreau/siteOrder`, { cookie: owner.cookie, body })
  const picked = [more[3]?.id, more[1]?.id, ready.site.id]
  const { status, body } = await order(picked)
  expect(status).toBe(200)
  expect((body['sites'] as { id: string }[]).map((one) => one.id).slice(0, 3)).toEqual(picked)
  expect((body['sites'] as unknown[]).length).toBe(24)
  const stranger = await makeSite(db, { owner_workspace_id: workspace.id })
  for (const bad of [
    more.map((one) => one.id),
    [ready.site.id, ready.site.id],
    [stranger.id],
    ['nope'],
    { 0: 'x' },
    'text',
    [1],
  ]) {
    expect(await order(bad)).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  }
})

test('assets by type, with limit, offset and exclude', async () => {
  const { db } = site.deps
  const days = [1, 2, 3, 4, 5].map((day) => new Date(`2026-02-0${day}T00:00:00Z`))
  const sites = await Promise.all(
    days.map((published_at) => makeSite(db, { owner_user_id: owner.userId, published_at })),
  )
  const ids = async (query: string) => {
    const { body } = await site.send('GET', `${BASE}/profiles/ADA-moreau/sites${query}`)
    return {
      ids: (body['items'] as { id: string }[]).map((one) => one.id),
      total: body['total'],
      limit: body['limit'],
      offset: body['offset'],
    }
  }
  expect(await ids('?limit=2&offset=1')).toEqual({ ids: [sites[3]?.id, sites[2]?.id], total: 6, limit: 2, offset: 1 })
  expect(await ids(`?limit=2&exclude=${sites[4]?.id},${sites[3]?.id}`)).toMatchObject({
    ids: [sites[2]?.id, sites[1]?.id],
    total: 4,
  })
  expect(await site.send('GET', `${BASE}/profiles/ada-moreau/templates`)).toMatchObject({
    status: 200,
    body: { items: [], total: 0 },
  })
  expect((await site.send('GET', `${BASE}/profiles/ada-moreau/secrets`)).status).toBe(404)
  for (const query of ['?limit=0', '?limit=25', '?limit=x', '?offset=-1', '?limit=1.5']) {
    expect(await site.send('GET', `${BASE}/profiles/ada-moreau/sites${query}`)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    })
  }
})

test('R173 reactions reach the score by a job: one at once, one for all that follow', async () => {
  const { db, pool } = site.deps
  const { profileId } = await makeExpert(db, { slug: 'much-liked' })
  const jobs = async () => {
    const { rows } = await pool.query<{ later: boolean }>(
      `select start_after > now() as later from pgboss.job
       where name = 'refresh-listings' and data->'profileIds'->>0 = $1 order by 1`,
      [profileId],
    )
    return rows.map(({ later }) => later)
  }
  const { cookie } = await site.signUp('fan@example.test', 'Fan', { confirmed: true })
  const react = (action: string) =>
    site.send('POST', `/v1/marketplace/profiles/${action}`, { cookie, body: { profileSlug: 'much-liked' } })
  await react('unlike')
  expect(await jobs()).toEqual([])
  await react('like')
  await react('like')
  expect(await jobs()).toEqual([false])
  for (const action of ['unlike', 'like', 'follow', 'unfollow', 'follow'])
    expect((await react(action)).status).toBe(200)
  expect(await jobs()).toEqual([false, true])
})

test('R31 follow and like: idempotent, counted, undone', async () => {
  const fan = await site.signUp(`fan-${newId()}@example.test`, 'Fan', { confirmed: true })
  const react = (action: string) =>
    site.send('POST', `${BASE}/profiles/${action}`, { cookie: fan.cookie, body: { profileSlug: 'Ada-Moreau' } })
  expect((await react('follow')).body).toEqual({
    profileSlug: 'ada-moreau',
    isFollowing: true,
    isLiked: false,
    numFollowers: 1,
    numLikes: 0,
  })
  expect((await react('follow')).body).toMatchObject({ numFollowers: 1 })
  expect((await react('like')).body).toMatchObject({ isLiked: true, numLikes: 1 })
  expect((await react('unfollow')).body).toMatchObject({ isFollowing: false, numFollowers: 0, numLikes: 1 })
  expect((await react('unfollow')).body).toMatchObject({ numFollowers: 0 })
  expect((await react('admire')).status).toBe(404)
  expect((await site.send('POST', `${BASE}/profiles/follow`, { cookie: fan.cookie, body: {} })).status).toBe(400)
})

test('R34 a workspace’s profile takes a workspace’s fields alone', async () => {
  const path = `${BASE}/profile/workspace/${workspace.id}`
  const send = (method: string, body: unknown) => site.send(method, path, { cookie: owner.cookie, body })
  expect(await send('POST', { name: 'Studio', slug: 'our-studio', title: 'x' })).toMatchObject({
    status: 400,
    body: { fields: { title: expect.any(Array) } },
  })
  expect(await send('POST', { name: 'Studio', slug: 'our-studio', businessType: 'STUDIO' })).toMatchObject({
    status: 201,
    body: {
      businessType: 'STUDIO',
      owner: { type: 'WORKSPACE', id: workspace.id },
      visibility: 'PRIVATE',
      role: 'OWNER',
    },
  })
  for (const slug of ['our-studio-2', 'our-studio']) {
    expect([slug, (await send('POST', { name: 'Studio', slug })).body['code']]).toEqual([slug, 'profile_exists'])
  }
  expect((await send('PATCH', { businessType: 'COLLECTIVE' })).body).toMatchObject({ businessType: 'COLLECTIVE' })
})

test('R27 a picture is an upload of the writer, or the current one', async () => {
  expect(await patch({ profileImg: 'https://evil.example/x.png' })).toMatchObject({
    status: 400,
    body: { fields: { profileImg: expect.any(Array) } },
  })
  expect((await patch({ profileImg: '/media/avatar/test/384.webp' })).status).toBe(200)
  expect((await patch({ profileImg: '' })).body).toMatchObject({ profileImg: null, thumbnailImage: null })
})

test('R29 a suspended profile is not brought back by its owner', async () => {
  await site.deps.db.updateTable('profile').set({ expert_status: 'SUSPENDED' }).execute()
  expect((await patch({ public: true })).status).toBe(403)
  expect((await patch({ hirable: true })).status).toBe(403)
  expect((await patch({ about: 'Still mine' })).status).toBe(200)
})
