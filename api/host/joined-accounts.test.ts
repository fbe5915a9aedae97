import { createHash } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { newId } from '#db/new-id.ts'
import { joinToHost } from '#test/join-to-host.ts'
import { mailedToken } from '#test/mailed-token.ts'
import { makeProfile, makeUser } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { matchAccount } from '#use-cases/accounts/host/match-account.ts'
import { mailAccountLink } from '#use-cases/accounts/mail-account-link.ts'

const TOKEN = 'the-token-of-the-tests-0123456789'
const HOST = '/v1/marketplace/host'
const headers = { authorization: `Bearer ${TOKEN}` }

let site: TestSite
beforeAll(async () => {
  const oidc = { issuer: new URL('https://id.example'), clientId: 'x', clientSecret: 'x', name: 'Plinth' }
  site = await openTestSite({ hostSyncToken: TOKEN, unlimited: true, oidc })
})
afterAll(() => site.close())

const send = (method: string, path: string, body?: object) =>
  site.send(method, `${HOST}/${path}`, { headers, ...(body && { body }) })
async function put(path: string, body: object) {
  const answer = await send('PUT', path, body)
  return answer.status === 200 ? answer.body['status'] : answer.status
}
/** As a site builder does: what the database could not take in time (503) is sent again. */
async function putUntilTaken(path: string, body: object) {
  for (let tries = 1; ; tries++) {
    const answer = await put(path, body)
    if (answer !== 503 || tries === 4) return answer
  }
}
async function batch(lines: object[], query = '') {
  const url = `http://localhost:3000${HOST}/batch${query}`
  const body = lines.map((line) => JSON.stringify(line)).join('\n')
  const type = { 'content-type': 'application/x-ndjson' }
  const info = { clientAddress: '203.0.113.7', requestId: 'test-request' }
  const response = await site.api.fetch(
    new Request(url, { method: 'POST', headers: { ...headers, ...type }, body }),
    info,
  )
  const answers = (await response.text()).trim().split('\n')
  return answers.map((line) => (JSON.parse(line) as { status: string }).status)
}

const report = (email: string, changes: object = {}) => ({ email, emailVerified: true, name: 'From there', ...changes })
const workspace = (userId: string, changes: object = {}) => {
  const members = [{ role: 'owner', userId }]
  return { members, name: 'Studio', plan: 'core', slug: `slug-${newId()}`, ...changes }
}
const work = (userId: string, changes: object = {}) => {
  const base = { description: null, name: 'Museum', owner: { userId }, public: true }
  return { ...base, publishedOn: null, slug: 'museum', thumbnailUrl: null, type: 'sites', url: null, ...changes }
}

/** An account that was made here, and an id of the site builder. */
async function two(values: object = {}) {
  const { id, email } = await makeUser(site.deps.db, values)
  return { id, email, there: `there-${newId()}` }
}
async function joined(values: object = {}) {
  const both = await two(values)
  const done = await joinToHost(site.deps, { userId: both.id, email: both.email, subject: both.there })
  expect(done).toMatchObject({ ok: true, value: { userId: both.id } })
  return both
}

const find = (id: string) => site.deps.db.selectFrom('user').where('id', '=', id).selectAll().executeTakeFirst()
const membersOf = async (id: string) =>
  (await site.deps.db.selectFrom('workspace_member').where('workspace_id', '=', id).select('user_id').execute()).map(
    (row) => row.user_id,
  )
const ownerOf = async (id: string) =>
  (await site.deps.db.selectFrom('asset').where('id', '=', id).select('owner_user_id').executeTakeFirst())
    ?.owner_user_id
async function listed(kind: string, id: string) {
  const { body } = await send('GET', `${kind}?limit=5000`)
  return (body['items'] as { id: string; hash: string }[]).find((item) => item.id === id)
}
const hash = (content: object) => createHash('sha256').update(JSON.stringify(content)).digest('hex')

test('R475 reports about the site builder’s id reach the account that was joined, alone and in batches', async () => {
  const { id, email, there } = await joined()
  const [studio, museum] = [newId(), newId()]
  expect(await put(`users/${there}`, report(email, { version: 1 }))).toBe('updated')
  expect(await put(`workspaces/${studio}`, workspace(there, { version: 1 }))).toBe('created')
  expect(await put(`assets/${museum}`, work(there, { version: 1 }))).toBe('created')
  expect([await find(id), await find(there)]).toMatchObject([{ name: 'From there', email }, undefined])
  expect([await membersOf(studio), await ownerOf(museum)]).toEqual([[id], id])

  const [second, site2] = [newId(), newId()]
  const moved = `moved-${email}`
  const lines = [
    { kind: 'users', id: there, report: report(moved, { name: 'Batched', version: 2 }) },
    { kind: 'workspaces', id: second, report: workspace(there, { version: 2 }) },
    { kind: 'assets', id: site2, report: work(there, { version: 2 }) },
  ]
  expect(await batch(lines)).toEqual(['updated', 'created', 'created'])
  expect(await batch(lines)).toEqual(['unchanged', 'unchanged', 'unchanged'])
  expect(await find(id)).toMatchObject({ name: 'Batched', email: moved })
  expect([await membersOf(second), await ownerOf(site2)]).toEqual([[id], id])
})

test('R475 R407 lists have the site builder’s ids, and hashes of its reports', async () => {
  const { id, email, there } = await joined()
  const [studio, museum] = [newId(), newId()]
  const sent = { user: report(email), workspace: workspace(there), work: work(there) }
  await put(`users/${there}`, { ...sent.user, version: 1 })
  await put(`workspaces/${studio}`, { ...sent.workspace, version: 1 })
  await put(`assets/${museum}`, { ...sent.work, version: 1 })
  expect(await listed('users', there)).toEqual({ id: there, version: 1, hash: hash(sent.user) })
  expect(await listed('users', id)).toBeUndefined()
  expect((await listed('workspaces', studio))?.hash).toBe(hash(sent.workspace))
  expect((await listed('assets', museum))?.hash).toBe(hash(sent.work))
})

test('R476 what was reported before the join waits for it, with all that belongs to it', async () => {
  const { id, email, there } = await two()
  const [studio, museum] = [newId(), newId()]
  const statuses = [
    await put(`users/${there}`, report(email, { version: 1, createdOn: '2020-01-01T00:00:00Z' })),
    await put(`workspaces/${studio}`, workspace(there, { version: 2 })),
    await put(`assets/${museum}`, work(there, { version: 3 })),
  ]
  expect(statuses).toEqual(['pending', 'pending', 'pending'])
  expect(await find(id)).toMatchObject({ name: 'Test Person' })
  await joinToHost(site.deps, { userId: id, email, subject: there })
  expect(await find(id)).toMatchObject({ name: 'From there', created_at: new Date('2020-01-01T00:00:00Z') })
  expect([await membersOf(studio), await ownerOf(museum)]).toEqual([[id], id])
  expect(await listed('users', there)).not.toHaveProperty('pending')
})

test('R476 a report that waits for the email of an account created here is applied when that account changes its email or is deleted', async () => {
  const first = await two()
  const other = `other-${newId()}`
  expect(await put(`users/${other}`, report(first.email, { version: 5 }))).toBe('pending')
  await joinToHost(site.deps, { userId: first.id, email: first.email, subject: first.there })
  expect(await find(other)).toBeUndefined()
  expect(await put(`users/${first.there}`, report(`moved-${first.email}`, { version: 6 }))).toBe('updated')
  expect(await find(other)).toMatchObject({ email: first.email })

  const { cookie, userId } = await site.signUp('leaves@example.test', 'Leaves', { confirmed: true })
  const heir = `heir-${newId()}`
  expect(await put(`users/${heir}`, report('leaves@example.test', { version: 5 }))).toBe('pending')
  const gone = await site.send('POST', '/v1/marketplace/me/deletion', { cookie, body: { password: 'correct horse' } })
  expect([gone.status, await find(userId)]).toEqual([204, undefined])
  expect(await find(heir)).toMatchObject({ email: 'leaves@example.test' })
})

test('R403 a report that waits for an email is applied when the account here changes its email, or gives it up', async () => {
  const { userId } = await site.signUp('moves@example.test', 'Moves', { confirmed: true })
  expect(await put('users/waits-for-moves', report('moves@example.test', { version: 1 }))).toBe('pending')
  await mailAccountLink(site.deps, { purpose: 'change-email', userId, email: 'moves-on@example.test' })
  const token = await mailedToken(site, { to: 'moves-on@example.test', subject: /new email/ })
  expect((await site.send('POST', '/user/auth/verify-email', { body: { token } })).status).toBe(200)
  expect(await find('waits-for-moves')).toMatchObject({ email: 'moves@example.test' })

  await site.signUp('yields@example.test', 'Yields')
  const unproven = report('yields@example.test', { emailVerified: false, version: 1 })
  expect(await put('users/waits-for-yields', unproven)).toBe('pending')
  expect(await put('users/yielded-to', report('yields@example.test', { version: 1 }))).toBe('created')
  expect(await find('waits-for-yields')).toBeUndefined()
  expect(await put('users/yielded-to', report('moved-on@example.test', { version: 2 }))).toBe('updated')
  expect(await find('waits-for-yields')).toMatchObject({ email: 'yields@example.test' })
})

test('R475 R403 a joined account exchanges emails with another in a circle', async () => {
  const one = await joined()
  const other = `two-${newId()}`
  await put(`users/${one.there}`, report(one.email, { version: 1 }))
  await put(`users/${other}`, report(`two-${one.email}`, { version: 1 }))
  expect(await put(`users/${one.there}`, report(`two-${one.email}`, { version: 2 }))).toBe('pending')
  expect(await put(`users/${other}`, report(one.email, { version: 2 }))).toBe('updated')
  expect([await find(one.id), await find(other)]).toMatchObject([{ email: `two-${one.email}` }, { email: one.email }])
})

test('R475 R53 R401 the site builder deletes the joined account, and no late report or sign-in revives it', async () => {
  const { id, email, there } = await joined()
  const profile = await makeProfile(site.deps.db, { owner_user_id: id })
  await put(`users/${there}`, report(email, { version: 1 }))
  expect((await send('DELETE', `users/${there}?version=2`)).body).toEqual({ id: there, status: 'deleted' })
  expect(await find(id)).toBeUndefined()
  expect(await site.deps.db.selectFrom('profile').where('id', '=', profile.id).select('id').execute()).toEqual([])
  expect(await put(`users/${there}`, report(email, { version: 1 }))).toBe('stale')
  const late = await two()
  await send('DELETE', `users/${late.there}?version=2`)
  const refused = await joinToHost(site.deps, { userId: late.id, email: late.email, subject: late.there })
  expect(refused).toMatchObject({ ok: false, error: { code: 'not_found' } })
})

test('R475 R409 an admin who has joined is neither deleted nor given another email', async () => {
  const { id, email, there } = await joined({ role: 'admin' })
  expect(await put(`users/${there}`, report('thief@example.test', { version: 1 }))).toBe(403)
  expect(await put(`users/${there}`, report(email, { version: 2 }))).toBe('updated')
  expect((await send('DELETE', `users/${there}?version=3`)).status).toBe(403)
  expect(await find(id)).toMatchObject({ email, role: 'admin' })
})

test('R477 an id of the site builder that is the id of a joined account here is somebody else', async () => {
  const victim = await joined()
  await put(`users/${victim.there}`, report(victim.email, { version: 1 }))
  const [studio, museum] = [newId(), newId()]
  // Named before it is known: the victim becomes no member, and gets no work.
  expect(await put(`workspaces/${studio}`, workspace(victim.id, { version: 1 }))).toBe('pending')
  expect(await put(`assets/${museum}`, work(victim.id))).toBe(400)
  expect(await put(`users/${victim.id}`, report('hostile@example.test', { name: 'Hostile', version: 2 }))).toBe(
    'created',
  )
  expect(await find(victim.id)).toMatchObject({ email: victim.email, name: 'From there' })
  const hostile = await site.deps.db.selectFrom('user').where('host_id', '=', victim.id).selectAll().execute()
  expect(hostile).toMatchObject([{ email: 'hostile@example.test' }])
  expect(await membersOf(studio)).toEqual([hostile[0]?.id])
  expect(await listed('users', victim.id)).toMatchObject({ version: 2 })
  expect(await listed('users', victim.there)).toMatchObject({ version: 1 })
  expect(
    await batch([{ kind: 'users', id: victim.id, report: report('hostile@example.test', { version: 3 }) }]),
  ).toEqual(['updated'])
  expect((await send('DELETE', `users/${victim.id}?version=4`)).body['status']).toBe('deleted')
  expect([await find(victim.id), await find(hostile[0]?.id ?? '')]).toMatchObject([{ id: victim.id }, undefined])
})

test('R477 an account has one id at the site builder, and an id there one account', async () => {
  const { id, email, there } = await joined()
  const second = await joinToHost(site.deps, { userId: id, email, subject: `second-${there}` })
  expect(second).toMatchObject({ ok: false, error: { code: 'already_used' } })
  const other = await two()
  const same = await joinToHost(site.deps, { userId: other.id, email: other.email, subject: there })
  expect(same).toMatchObject({ ok: false, error: { code: 'already_used' } })
  // Reported meanwhile, with another email.
  const reported = await two()
  await put(`users/${reported.there}`, report(`else-${reported.email}`, { version: 1 }))
  const late = await joinToHost(site.deps, { userId: reported.id, email: reported.email, subject: reported.there })
  expect(late).toMatchObject({ ok: false, error: { code: 'already_used' } })
  expect(await find(reported.id)).toMatchObject({ host_id: null })
})

test('R477 an account that only has the subject as its id belongs to no one there', async () => {
  const bystander = await makeUser(site.deps.db)
  const { id, email } = await two()
  expect(await joinToHost(site.deps, { userId: id, email, subject: bystander.id })).toMatchObject({ ok: true })
  expect(await put(`users/${bystander.id}`, report(email, { version: 1 }))).toBe('updated')
  expect([await find(id), await find(bystander.id)]).toMatchObject([
    { name: 'From there' },
    { name: 'Test Person', host_id: `~${bystander.id}` },
  ])
  // It may be joined itself.
  const own = `own-${newId()}`
  expect(await joinToHost(site.deps, { userId: bystander.id, email: bystander.email, subject: own })).toMatchObject({
    ok: true,
  })
  expect(await put(`users/${own}`, report(bystander.email, { version: 1 }))).toBe('updated')
})

test('R477 a report under the id of an account that somebody signs in to here is about somebody else', async () => {
  const { userId } = await site.signUp('owner@example.test', 'Owner', { confirmed: true })
  expect(await put(`users/${userId}`, report('chosen@example.test', { version: 1 }))).toBe('created')
  expect(await find(userId)).toMatchObject({ email: 'owner@example.test', name: 'Owner', host_id: `~${userId}` })
  expect(await put(`users/${userId}`, report('chosen@example.test', { version: 2, name: 'Again' }))).toBe('updated')
  expect((await send('DELETE', `users/${userId}?version=3`)).body['status']).toBe('deleted')
  expect(await find(userId)).toMatchObject({ name: 'Owner' })
  // With its email it is the same one; so it is in a batch.
  const same = await site.signUp('same@example.test', 'Same', { confirmed: true })
  const other = await site.signUp('other@example.test', 'Other', { confirmed: true })
  const lines = [
    { kind: 'users', id: same.userId, report: report('same@example.test', { version: 1 }) },
    { kind: 'users', id: other.userId, report: report('chosen@example.test', { version: 1 }) },
  ]
  expect(await batch(lines)).toEqual(['updated', 'created'])
  expect([await find(same.userId), await find(other.userId)]).toMatchObject([
    { name: 'From there', host_id: null },
    { name: 'Other' },
  ])
})

test('R477 workspaces and work do not say whose an id is, alone and in batches', async () => {
  const { userId } = await site.signUp('unnamed@example.test', 'Unnamed', { confirmed: true })
  const [studio, second, museum] = [newId(), newId(), newId()]
  const waits = await send('PUT', `workspaces/${studio}`, workspace(userId, { version: 1 }))
  expect(waits.body).toMatchObject({ id: studio, status: 'pending', reason: `not reported yet: user ${userId}` })
  expect(await put(`workspaces/${second}`, workspace(userId))).toBe(400)
  expect(await batch([{ kind: 'assets', id: museum, report: work(userId, { version: 1 }) }])).toEqual(['pending'])
  expect(await put(`users/${userId}`, report('unnamed@example.test', { version: 1 }))).toBe('updated')
  expect([await membersOf(studio), await ownerOf(museum)]).toEqual([[userId], userId])
  expect(await put(`workspaces/${second}`, workspace(userId))).toBe('created')
})

const signIn = (subject: string, email: string, emailVerified = true) => {
  const unsaid = { sid: undefined, name: undefined, claims: [], authenticatedAt: undefined }
  const identity = { issuer: 'https://id.host.test', subject, email, emailVerified, ...unsaid }
  return site.deps.db.transaction().execute((db) => matchAccount(db, identity, { now: site.deps.now() }))
}

test('R477 concurrent with an id being assigned to another account, no wrong account becomes a member', async () => {
  for (let round = 0; round < 10; round++) {
    const { userId } = await site.signUp(`moment-${round}@example.test`, 'Moment', { confirmed: true })
    const named = () => ({ kind: 'workspaces', id: newId(), report: workspace(userId, { version: 1 }) })
    await Promise.all([
      ...Array.from({ length: 4 }, () => batch([named(), named()])),
      signIn(userId, `other-moment-${round}@example.test`),
      ...Array.from({ length: 4 }, () => batch([named(), named()])),
    ])
    const theirs = site.deps.db.selectFrom('workspace_member').where('user_id', '=', userId).select('workspace_id')
    expect(await theirs.execute()).toEqual([])
  }
})

test('R477 a chosen, unproven id and email give no access to any account', async () => {
  for (const role of ['user', 'admin'] as const) {
    const email = `victim-${role}@example.test`
    const { userId } = await site.signUp(email, 'Victim', { confirmed: true })
    await site.deps.db.updateTable('user').set({ role }).where('id', '=', userId).execute()
    const unproven = report(email, { emailVerified: false })
    expect(await put(`users/${userId}`, unproven)).toBe(409)
    expect(await put(`users/${userId}`, { ...unproven, version: 1 })).toBe('pending')
    expect(await signIn(userId, email, false)).toMatchObject({ kind: 'refused' })
    const other = await signIn(userId, `hostile-${role}@example.test`)
    expect(other).toMatchObject({ kind: 'account', isNew: true })
    expect(other).not.toMatchObject({ userId })
    expect(await find(userId)).toMatchObject({ name: 'Victim', email, email_verified: true, role })
  }
})

test('R477 a user with the id of a joined account at another issuer, and another email, gets a separate account', async () => {
  const { id, email, there } = await joined()
  const links = site.deps.db.updateTable('account').set({ provider_id: 'https://former.host.test' })
  await links.where('user_id', '=', id).execute()
  expect(await signIn(there, `other-${email}`)).toMatchObject({ kind: 'account', isNew: true })
  expect([await find(id), await find(there)]).toMatchObject([{ email, host_id: there }, undefined])
})

test('R477 the deletion of an id whose report was refused deletes no account that has that id here', async () => {
  const { userId } = await site.signUp('stays@example.test', 'Stays', { confirmed: true })
  expect(await put(`users/${userId}`, report('no email'))).toBe(400)
  expect((await send('DELETE', `users/${userId}`)).status).toBe(204)
  expect((await send('DELETE', `users/${userId}?version=1`)).body['status']).toBe('unchanged')
  expect(await find(userId)).toMatchObject({ name: 'Stays' })
})

test('R477 R215 an account that yielded its email is not given to a user with its id there', async () => {
  const yielding = async (email: string) => {
    const { userId } = await site.signUp(email, 'Yielding')
    expect(await put(`users/${newId()}`, report(email, { version: 1 }))).toBe('created')
    return userId
  }
  const [taken, deleted] = [await yielding('yields-1@example.test'), await yielding('yields-2@example.test')]
  expect(await put(`workspaces/${newId()}`, workspace(taken, { version: 1 }))).toBe('pending')
  expect(await put(`users/${taken}`, report('takes@example.test', { version: 1 }))).toBe('created')
  expect(await signIn(taken, 'takes@example.test')).not.toMatchObject({ userId: taken })
  expect((await send('DELETE', `users/${deleted}?version=1`)).body['status']).toBe('unchanged')
  expect([await find(taken), await find(deleted)]).toMatchObject([{ name: 'Yielding' }, { name: 'Yielding' }])
})

test('R477 a user with the id of another account is recognised when reported again in a batch', async () => {
  const { userId } = await site.signUp('bystands@example.test', 'Bystands', { confirmed: true })
  const back = (version: number) => [{ kind: 'users', id: userId, report: report('back@example.test', { version }) }]
  expect(await put(`users/${userId}`, report('back@example.test', { version: 1 }))).toBe('created')
  await send('DELETE', `users/${userId}?version=2`)
  expect([await batch(back(3)), await batch(back(4))]).toEqual([['created'], ['unchanged']])
  const rows = site.deps.db.selectFrom('user').where('email', '=', 'back@example.test').select('host_id')
  expect(await rows.execute()).toEqual([{ host_id: userId }])
})

test('R476 R477 a report that waits for an email is applied, even if its account was separated from an id in the meantime', async () => {
  const { cookie, userId } = await site.signUp('parted@example.test', 'Parted', { confirmed: true })
  await site.signUp('held@example.test', 'Held', { confirmed: true })
  expect(await put('users/waits-for-parted', report('parted@example.test', { version: 1 }))).toBe('pending')
  expect(await put(`users/${userId}`, report('held@example.test', { version: 1 }))).toBe('pending')
  await site.send('POST', '/v1/marketplace/me/deletion', { cookie, body: { password: 'correct horse' } })
  expect(await find('waits-for-parted')).toMatchObject({ email: 'parted@example.test' })
})

test('R413 a letter that is Latin only in lower case proves no email', async () => {
  expect(await signIn(`kelvin-${newId()}`, '\u212Aate@example.test')).toEqual({
    kind: 'refused',
    reason: 'email-unproven',
  })
  expect(await put(`users/kelvin-${newId()}`, report('\u212Aate@example.test'))).toBe(400)
})

test('R476 joins while reports run: nothing is lost or duplicated', async () => {
  for (let round = 0; round < 10; round++) {
    const email = `raced-${round}@example.test`
    const { userId: id } = await site.signUp(email, 'Raced', { confirmed: true })
    const there = `raced-there-${round}`
    const [studio, museum] = [newId(), newId()]
    const [joining, ...statuses] = await Promise.all([
      joinToHost(site.deps, { userId: id, email, subject: there }),
      putUntilTaken(`users/${there}`, report(email, { version: 1 })),
      putUntilTaken(`workspaces/${studio}`, workspace(there, { version: 1 })),
      putUntilTaken(`assets/${museum}`, work(there, { version: 1 })),
      batch([{ kind: 'users', id: there, report: report(email, { version: 2 }) }]),
      putUntilTaken(`users/${id}`, report(`hostile-${email}`, { name: 'Hostile', version: 1 })),
    ])
    expect([joining.ok, statuses.flat().filter((status) => typeof status === 'number')]).toEqual([true, []])
    expect([await find(id), await find(there)]).toMatchObject([{ host_id: there }, undefined])
    expect([await membersOf(studio), await ownerOf(museum)]).toEqual([[id], id])
    expect(await listed('users', there)).toMatchObject({ version: 2 })
  }
})

test('R475 after a joined account was deleted here, its next report creates a new, empty account', async () => {
  const { cookie, userId } = await site.signUp('again@example.test', 'Again', { confirmed: true })
  await joinToHost(site.deps, { userId, email: 'again@example.test', subject: 'again-there' })
  await put('users/again-there', report('again@example.test', { version: 1 }))
  const body = { password: 'correct horse' }
  expect((await site.send('POST', '/v1/marketplace/me/deletion', { cookie, body })).status).toBe(204)
  expect(await listed('users', 'again-there')).toBeUndefined()
  expect(await put('users/again-there', report('again@example.test', { version: 1 }))).toBe('created')
  expect(await find('again-there')).toMatchObject({ host_id: null })
})

test('R475 R406 a snapshot names joined accounts by the site builder’s ids, and removes those that it does not name', async () => {
  const [kept, dropped, never] = [await joined(), await joined(), await joined()]
  for (const { there, email } of [kept, dropped]) await put(`users/${there}`, report(email, { version: 10 }))
  const { id } = (await send('POST', 'snapshots', { kinds: ['users'], version: 20 })).body as { id: string }
  const rows = (await send('GET', 'users?limit=5000')).body['items'] as { id: string }[]
  const others = rows.filter((row) => row.id !== dropped.there && row.id !== kept.there)
  const lines = others.map((row) => ({ kind: 'users', id: row.id, report: { version: 19 } }))
  await batch(
    [{ kind: 'users', id: kept.there, report: report(kept.email, { version: 10 }) }, ...lines],
    `?snapshot=${id}`,
  )
  const done = await send('POST', `snapshots/${id}/commit`, { force: true })
  expect(done.body).toMatchObject({ missing: [{ missing: 1, examples: [dropped.there] }], removed: 1, left: 0 })
  expect([await find(kept.id), await find(dropped.id), await find(never.id)]).toMatchObject([
    { id: kept.id },
    undefined,
    { id: never.id },
  ])
  expect(await put(`users/${kept.there}`, report(kept.email, { version: 21 }))).toBe('unchanged')
  expect(await put(`users/${dropped.there}`, report(dropped.email, { version: 20 }))).toBe('stale')
})
