import { afterAll, beforeAll, expect, test } from 'vitest'

import { RATE_LIMITS } from '#domain/limits/rate-limits.ts'
import { mailedToken } from '#test/mailed-token.ts'
import { INQUIRY, makeMessage } from '#test/make-message.ts'
import { makeExpert, makeProfile, makeReadyProfile, makeSite, makeUser, makeWorkspace } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { mailAccountLink } from '#use-cases/accounts/mail-account-link.ts'
import { putHostUser } from '#use-cases/host/put-entry.ts'
import { refreshListings } from '#use-cases/lists/refresh-listings.ts'

const PASSWORD = 'correct horse'
const ME = '/v1/marketplace/me'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  await site.workOnMails()
})
afterAll(() => site.close())

const deleteMe = (cookie: string, password = PASSWORD) =>
  site.send('POST', `${ME}/deletion`, { cookie, body: { password } })
const deleteProfile = (cookie: string | undefined, slug: string) =>
  site.send('DELETE', `/v1/marketplace/profiles/${slug}`, { ...(cookie && { cookie }) })
const exists = async (table: 'user' | 'profile' | 'workspace' | 'asset', id: string) =>
  (await site.deps.db.selectFrom(table).where('id', '=', id).select('id').executeTakeFirst()) !== undefined

async function listedCount(skill: string) {
  const { db } = site.deps
  const row = await db
    .selectFrom('listing_count')
    .where('skill', '=', skill)
    .where('country_code', '=', '')
    .select('experts')
    .executeTakeFirst()
  return row?.experts ?? 0
}

test('the account’s name is changed and checked', async () => {
  const { cookie } = await site.signUp('rename@example.test')
  const patch = (body: unknown) => site.send('PATCH', ME, { cookie, body })
  expect((await patch({ name: '  Grace Hopper ' })).body).toMatchObject({ user: { name: 'Grace Hopper' } })
  expect((await patch({ name: 'x'.repeat(201) })).status).toBe(400)
  expect((await patch({ name: 'Ok', role: 'admin' })).body['fields']).toHaveProperty('role')
  expect((await site.send('PATCH', ME, { body: { name: 'Nobody' } })).status).toBe(401)
  const past = await site.send('POST', '/user/auth/update-user', { cookie, body: { name: 'Past the rules' } })
  expect([past.status, past.body['code']]).toEqual([404, 'not_found'])
})

test('R512 name and email that the site builder reports with versions are changed there alone', async () => {
  const { cookie, userId } = await site.signUp('kept@example.test', 'Ada')
  const report = (version?: number, emailVerified = true) =>
    putHostUser(site.deps, {
      id: userId,
      input: { name: 'Ada', email: 'kept@example.test', emailVerified, ...(version && { version }) },
    })
  const rename = (name: string) => site.send('PATCH', ME, { cookie, body: { name } })
  const keeps = async () => {
    const { body } = await site.send('GET', `${ME}/platform`, { cookie })
    return [body['keepsName'], body['keepsEmail']]
  }
  const change = (newEmail: string) =>
    site.send('POST', '/user/auth/change-email', { cookie, body: { newEmail, currentPassword: PASSWORD } })
  await report()
  expect((await change('kept-elsewhere@example.test')).status).toBe(200)
  const token = await mailedToken(site, { to: 'kept-elsewhere@example.test', subject: /new email/ })
  expect([(await rename('Ada L.')).status, ...(await keeps())]).toEqual([200, false, false])
  await report(1)
  const refused = await rename('Somebody Else')
  expect([refused.status, refused.body['code'], ...(await keeps())]).toEqual([403, 'forbidden', true, true])
  expect(refused.body['msg']).toContain('change it there')
  expect((await rename(' ')).status).toBe(400)
  const late = await change('kept-later@example.test')
  expect([late.status, late.body['code']]).toEqual([403, 'forbidden'])
  const confirmed = await site.send('POST', '/user/auth/verify-email', { cookie, body: { token } })
  expect([confirmed.status, confirmed.body['code']]).toEqual([403, 'forbidden'])
  const { body } = await site.send('GET', ME, { cookie })
  expect(body).toMatchObject({ user: { name: 'Ada', email: 'kept@example.test' } })
  await report(2, false)
  await mailAccountLink(site.deps, { purpose: 'verify-email', email: 'kept@example.test' })
  expect(await site.deps.db.selectFrom('account_token').where('user_id', '=', userId).selectAll().execute()).toEqual([])
  // R409: only the account itself changes it.
  await site.deps.db.updateTable('user').set({ role: 'admin' }).where('id', '=', userId).execute()
  expect([(await change('kept-by-me@example.test')).status, ...(await keeps())]).toEqual([200, true, false])
})

test('R512 R209 a new password by mail does not confirm an email that the site builder reports with versions', async () => {
  const [email, id] = ['kept-reset@example.test', 'kept-reset']
  await putHostUser(site.deps, { id, input: { name: 'Ada', email, emailVerified: false, version: 1 } })
  await mailAccountLink(site.deps, { purpose: 'reset-password', email })
  const token = await mailedToken(site, { to: email, subject: /password/ })
  const body = { token, newPassword: 'a fresh battery staple' }
  expect((await site.send('POST', '/user/auth/reset-password', { body })).status).toBe(200)
  const rows = site.deps.db.selectFrom('user').where('id', '=', id).select('email_verified')
  expect(await rows.execute()).toEqual([{ email_verified: false }])
})

test('R129 a new email counts once confirmed from there', async () => {
  const { cookie } = await site.signUp('before@example.test')
  await makeUser(site.deps.db, { email: 'taken@example.test' })
  const change = (newEmail: string) =>
    site.send('POST', '/user/auth/change-email', { cookie, body: { newEmail, currentPassword: PASSWORD } })
  expect((await change('taken@example.test')).status).toBe(200)
  expect((await change('After@example.test')).status).toBe(200)
  const email = async () => (await site.send('GET', ME, { cookie })).body['user'] as { email: string }
  expect(await email()).toMatchObject({ email: 'before@example.test' })
  const token = await mailedToken(site, { to: 'after@example.test', subject: /new email/ })
  expect((await site.send('POST', '/user/auth/verify-email', { cookie, body: { token } })).status).toBe(200)
  expect(await email()).toMatchObject({ email: 'after@example.test', emailVerified: true })
})

test('R171 a new email needs the password, and trying passwords is limited', async () => {
  const { cookie, userId } = await site.signUp('moving@example.test')
  const change = (more: object, as?: string) =>
    site.send('POST', '/user/auth/change-email', {
      ...(as && { cookie: as }),
      body: { newEmail: 'thief@x.test', ...more },
    })
  expect((await change({ currentPassword: PASSWORD })).status).toBe(401)
  const passwords = [
    {},
    { currentPassword: 'wrong one' },
    { currentPassword: 5 },
    { currentPassword: 'x'.repeat(5000) },
  ]
  for (const more of passwords) {
    const { status, body } = await change(more, cookie)
    expect([status, body]).toEqual([400, expect.objectContaining({ code: 'INVALID_PASSWORD' })])
  }
  for (let left = RATE_LIMITS.signIn.points - passwords.length; left > 0; left--) await change({}, cookie)
  expect((await change({ currentPassword: PASSWORD }, cookie)).status).toBe(429)
  const mails = await site.deps.db
    .selectFrom('mail_outbox')
    .where('recipient', '=', 'thief@x.test')
    .select('id')
    .execute()
  expect(mails).toEqual([])
  // Who came by way of the site builder has no password to show until they chose one.
  await site.deps.db.deleteFrom('account').where('user_id', '=', userId).execute()
  await site.deps.pool.query('delete from rate_limit')
  expect((await change({ currentPassword: '' }, cookie)).status).toBe(400)
})

test('R129 a new password ends the other sessions', async () => {
  const { cookie } = await site.signUp('twice@example.test')
  const second = await site.send('POST', '/user/auth/sign-in/email', {
    body: { email: 'twice@example.test', password: PASSWORD },
  })
  const other = second.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const change = (currentPassword: string) =>
    site.send('POST', '/user/auth/change-password', {
      cookie,
      body: { currentPassword, newPassword: 'a brand new one' },
    })
  expect((await change('wrong')).status).toBe(400)
  expect((await change(PASSWORD)).status).toBe(200)
  expect((await site.send('GET', ME, { cookie: other })).body['user']).toBeNull()
})

test('R126 a profile goes with its listings, counts and followers; account and sites stay', async () => {
  const { db } = site.deps
  const { cookie, userId } = await site.signUp('leaving@example.test')
  await makeWorkspace(db, { ownerId: userId, plan: 'core' })
  const { profile, site: work } = await makeReadyProfile(db, {
    userId,
    slug: 'leaving-one',
    expert_status: 'ACTIVE',
    wants_hirable: true,
  })
  await refreshListings(site.deps, [profile.id])
  const fan = await site.signUp('fan@example.test')
  const body = { profileSlug: 'leaving-one' }
  await site.send('POST', '/v1/marketplace/profiles/follow', { cookie: fan.cookie, body })
  expect(await listedCount('web-design')).toBe(1)

  expect((await deleteProfile(undefined, 'leaving-one')).status).toBe(401)
  expect((await deleteProfile(fan.cookie, 'leaving-one')).status).toBe(403)
  expect((await deleteProfile(cookie, 'nobody-there')).status).toBe(404)
  expect((await deleteProfile(cookie, 'leaving-one')).status).toBe(204)
  expect(await exists('profile', profile.id)).toBe(false)
  expect(await exists('asset', work.id)).toBe(true)
  expect(await listedCount('web-design')).toBe(0)
  const { num_following } = await db
    .selectFrom('user')
    .where('id', '=', fan.userId)
    .select('num_following')
    .executeTakeFirstOrThrow()
  expect(num_following).toBe(0)
})

test('R126 what may not go private, and what is suspended, is not deleted', async () => {
  const { db } = site.deps
  const { cookie, userId } = await site.signUp('held@example.test')
  const { profile } = await makeReadyProfile(db, { userId, slug: 'held-one' })
  const template = await makeSite(db, { owner_user_id: userId, type: 'templates' })
  expect(await deleteProfile(cookie, 'held-one')).toMatchObject({
    status: 409,
    body: { code: 'public_assets_exist' },
  })
  await db.updateTable('asset').set({ public: false }).where('id', '=', template.id).execute()
  await db.updateTable('profile').set({ expert_status: 'SUSPENDED' }).where('id', '=', profile.id).execute()
  expect((await deleteProfile(cookie, 'held-one')).status).toBe(403)
  expect(await exists('profile', profile.id)).toBe(true)
})

test('R127 an account goes with its profile and the workspaces in which it was alone', async () => {
  const { db } = site.deps
  const { cookie, userId } = await site.signUp('gone@example.test')
  const alone = await makeWorkspace(db, { ownerId: userId })
  const expert = await makeExpert(db, { slug: 'an-idol' })
  const own = await makeProfile(db, { slug: 'gone-soon', owner_user_id: userId })
  await site.send('POST', '/v1/marketplace/profiles/like', { cookie, body: { profileSlug: 'an-idol' } })
  expect((await deleteMe(cookie, 'wrong')).status).toBe(403)
  expect((await deleteMe(cookie, '')).status).toBe(400)
  expect((await deleteMe(cookie)).status).toBe(204)
  const left = await Promise.all([exists('user', userId), exists('workspace', alone.id), exists('profile', own.id)])
  expect(left).toEqual([false, false, false])
  const idol = await db
    .selectFrom('profile')
    .where('id', '=', expert.profileId)
    .select('num_likes')
    .executeTakeFirstOrThrow()
  expect(idol.num_likes).toBe(0)
  expect((await site.send('GET', ME, { cookie })).body['user']).toBeNull()
})

test('R127 the only owner of a workspace with others hands it over first', async () => {
  const { db } = site.deps
  const { cookie, userId } = await site.signUp('captain@example.test')
  const crew = await makeUser(db)
  const ship = await makeWorkspace(db, { ownerId: userId, name: 'The Ship' })
  const aboard = { workspace_id: ship.id, user_id: crew.id, role: 'admin' as const }
  await db.insertInto('workspace_member').values(aboard).execute()
  expect(await deleteMe(cookie)).toMatchObject({
    status: 409,
    body: { code: 'only_owner', fields: { workspaces: ['The Ship'] } },
  })
  await db.updateTable('workspace_member').set({ role: 'owner' }).where('user_id', '=', crew.id).execute()
  expect((await deleteMe(cookie)).status).toBe(204)
  expect(await exists('workspace', ship.id)).toBe(true)
})

test('a password cannot be found out by trying', async () => {
  const { cookie, userId } = await site.signUp('guarded@example.test')
  for (let nth = 0; nth < RATE_LIMITS.signIn.points; nth++) await deleteMe(cookie, `guess ${nth}`)
  expect((await deleteMe(cookie)).status).toBe(429)
  expect(await exists('user', userId)).toBe(true)
})

test('R128 an export holds everything, and no secret', async () => {
  const { db } = site.deps
  const { cookie, userId } = await site.signUp('export@example.test', 'Ex Port')
  const workspace = await makeWorkspace(db, { ownerId: userId, name: 'Our Desk' })
  await makeReadyProfile(db, { userId, slug: 'ex-port', about: 'All about me' })
  await makeProfile(db, { slug: 'our-desk', owner_workspace_id: workspace.id })
  await makeExpert(db, { slug: 'followed-one' })
  await site.send('POST', '/v1/marketplace/profiles/follow', { cookie, body: { profileSlug: 'followed-one' } })
  const { profile } = await makeReadyProfile(db, { userId: (await makeUser(db)).id, slug: 'written-to' })
  await makeMessage(db, { profile_id: profile.id, sender_user_id: userId, sender_name: 'Ex Port' })
  const { status, headers, body } = await site.send('GET', `${ME}/export`, { cookie })
  expect([status, headers.get('content-disposition')]).toEqual([200, expect.stringMatching(/^attachment; .*\.json"$/)])
  expect(body).toMatchObject({
    account: { name: 'Ex Port', email: 'export@example.test', role: 'user' },
    signInMethods: [{ provider_id: 'credential' }],
    sessions: [{ ip_address: '203.0.113.7' }],
    workspaces: [{ name: 'Our Desk', role: 'owner' }],
    profiles: [{ slug: 'ex-port', about: 'All about me' }, { slug: 'our-desk' }],
    follows: [{ slug: 'followed-one' }],
    likes: [],
    work: [{ type: 'sites' }],
    mails: [],
    messages: [{ to: 'written-to', from: 'Ex Port', subject: INQUIRY.subject, answers: [] }],
    blocked: [],
    uploads: [],
  })
  const token = decodeURIComponent(cookie).split('=')[1]?.split('.')[0] ?? 'missing'
  const hash = await db.selectFrom('account').where('user_id', '=', userId).select('password').executeTakeFirstOrThrow()
  expect(JSON.stringify(body)).not.toContain(token)
  expect(JSON.stringify(body)).not.toContain(hash.password ?? 'missing')
  expect((await site.send('GET', `${ME}/export`)).status).toBe(401)
})
