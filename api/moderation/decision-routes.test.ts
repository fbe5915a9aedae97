import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { DAY_MS, OBJECTION_LIMITS } from '#domain/limits.ts'
import { EXPERT_STATUSES, VISIBILITIES } from '#domain/profiles/profile.ts'
import { makeExpert } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { refreshListing } from '#use-cases/lists/refresh-listing.ts'

const API = '/v1/marketplace'
const REASON = 'Two of the sites belong to Northlight.'
const OBJECTION = 'The work is mine: the client confirms it at example.com/thanks.'

type SignedIn = { cookie: string; userId: string }

let site: TestSite
let admin: SignedIn
let second: SignedIn
let owner: SignedIn
let stranger: SignedIn
let slug: string
let profileId: string
let clock: Date

async function signUpAdmin(name: string): Promise<SignedIn> {
  const account = await site.signUp(`${name}@example.test`, name, { confirmed: true })
  await site.deps.db.updateTable('user').set({ role: 'admin' }).where('id', '=', account.userId).execute()
  return account
}

beforeAll(async () => {
  site = await openTestSite({ unlimited: true, now: () => clock })
  clock = new Date('2026-07-01T12:00:00Z')
  admin = await signUpAdmin('ada')
  second = await signUpAdmin('bela')
  owner = await site.signUp('owner@example.test', 'Olga Owner', { confirmed: true })
  stranger = await site.signUp('stranger@example.test', 'Test Person', { confirmed: true })
  const longAgo = new Date('2024-01-01T00:00:00Z')
  await site.deps.db.updateTable('user').set({ created_at: longAgo }).where('id', '=', owner.userId).execute()
})
afterAll(() => site.close())

beforeEach(async () => {
  clock = new Date('2026-07-01T12:00:00Z')
  const { db } = site.deps
  await site.deps.pool.query('truncate mail_outbox; truncate moderation_decision cascade')
  await db.deleteFrom('profile').execute()
  await db.deleteFrom('asset').execute()
  await db.updateTable('user').set({ locked_at: null, lock_reason: null }).execute()
  await db.updateTable('user').set({ role: 'admin' }).where('id', '=', second.userId).execute()
  slug = 'some-expert'
  const expert = await makeExpert(db, { slug, skills: ['web-design'] })
  profileId = expert.profileId
  await db.updateTable('asset').set({ owner_user_id: owner.userId }).where('id', '=', expert.siteId).execute()
  await db.updateTable('profile').set({ owner_user_id: owner.userId }).where('id', '=', profileId).execute()
  await db.deleteFrom('workspace_member').where('user_id', '=', owner.userId).execute()
  await db
    .insertInto('workspace_member')
    .values({ workspace_id: expert.workspaceId, user_id: owner.userId, role: 'owner' })
    .execute()
  await db.transaction().execute((transaction) => refreshListing(transaction, profileId, { now: clock }))
})

const call = (method: string, path: string, cookie: string | undefined, body?: unknown) =>
  site.send(method, API + path, { ...(cookie && { cookie }), ...(body !== undefined && { body }) })
const moderate = (body: object, { cookie } = admin) =>
  call('PATCH', `/admin/profiles/${slug}`, cookie, { reason: REASON, ...body })
const suspend = () => moderate({ expertStatus: 'SUSPENDED', rule: 'stolen-work' })
const object = (id: string, { cookie } = owner, text = OBJECTION) =>
  call('POST', `/decisions/${id}/objections`, cookie, { text })
const decide = (id: string, { cookie }: SignedIn, outcome: string) =>
  call('POST', `/admin/decisions/${id}/outcome`, cookie, { outcome, reason: 'The client confirmed it.' })
const decisions = () => site.deps.db.selectFrom('moderation_decision').selectAll().orderBy('id').execute()

async function onlyDecision(): Promise<string> {
  const [one, ...rest] = await decisions()
  expect(rest).toEqual([])
  return one?.id ?? ''
}

const mails = () =>
  site.deps.db.selectFrom('mail_outbox').select(['recipient', 'subject', 'text_body']).orderBy('id').execute()

async function mailedToken(): Promise<string> {
  const all = await mails()
  return /token=([\w%.-]+)/.exec(all.at(-1)?.text_body ?? '')?.[1] ?? ''
}

/** What strangers see of the profile. The site's own pages are left out: one of them counts what admins do. */
async function publicState(): Promise<string[]> {
  const paths = [
    `${API}/profiles/${slug}`,
    `${API}/hire/web-design`,
    `${API}/hire/web-design/fr/paris`,
    `${API}/search?q=web+design`,
    `${API}/suggest?q=${slug}`,
    `${API}/profiles/${slug}/sites`,
    '/sitemap.xml',
    '/sitemaps/profiles-1.xml',
    '/sitemaps/hire-1.xml',
  ]
  return Promise.all(
    paths.map(async (path) => {
      const client = { clientAddress: '203.0.113.7', requestId: 'test' }
      const response = await site.api.fetch(new Request(`http://localhost:3000${path}`), client)
      const text = await response.text()
      return `${path} ${response.status} ${text.replace(/<sitemap><loc>[^<]*pages\.xml.*?<\/sitemap>/, '')}`
    }),
  )
}

test('R770 each restricting act, by whichever call, creates exactly one decision, and no other act creates any', async () => {
  const { db } = site.deps
  const rank = (status: string) => ['NOT_ACTIVATED', 'PAUSED', 'ACTIVE'].indexOf(status)
  const from = EXPERT_STATUSES.flatMap((expertStatus) =>
    VISIBILITIES.map((visibility) => ({ expertStatus, visibility })),
  )
  for (const before of from) {
    for (const to of from) {
      await site.deps.pool.query('truncate moderation_decision cascade')
      const isActivated = before.expertStatus !== 'NOT_ACTIVATED'
      await db
        .updateTable('profile')
        .set({
          visibility: before.visibility,
          expert_status: before.expertStatus,
          activated_at: isActivated ? new Date('2026-02-01T00:00:00Z') : null,
          wants_hirable: before.expertStatus === 'ACTIVE' || before.expertStatus === 'SUSPENDED',
        })
        .where('id', '=', profileId)
        .execute()
      expect((await moderate({ ...to, rule: 'spam' })).status).toBe(200)
      const wasRank = before.expertStatus === 'SUSPENDED' ? rank('ACTIVE') : rank(before.expertStatus)
      const expected = [
        ...(to.expertStatus === 'SUSPENDED' && before.expertStatus !== 'SUSPENDED' ? ['suspend-profile'] : []),
        ...(to.expertStatus !== 'SUSPENDED' && rank(to.expertStatus) < wasRank ? ['deactivate-profile'] : []),
        ...(to.visibility === 'PRIVATE' && before.visibility === 'PUBLIC' ? ['hide-profile'] : []),
      ]
      expect([before, to, (await decisions()).map(({ act }) => act)]).toEqual([before, to, expected])
    }
  }
})

test('R770 the bulk call creates a decision per profile, and a locked account has one of its own', async () => {
  await makeExpert(site.deps.db, { slug: 'another-expert' })
  const bulk = { slugs: [slug, 'another-expert', slug], visibility: 'PRIVATE', reason: REASON, rule: 'spam' }
  expect((await call('POST', '/admin/profiles/bulk', admin.cookie, bulk)).status).toBe(200)
  await call('POST', '/admin/profiles/bulk', admin.cookie, bulk)
  expect((await decisions()).map(({ act, subject }) => [act, subject]).toSorted()).toEqual([
    ['hide-profile', 'another-expert'],
    ['hide-profile', slug],
  ])
  await site.deps.pool.query('truncate moderation_decision cascade')
  const locked = await site.signUp('locked@example.test', 'Locked', { confirmed: true })
  const lock = { act: 'lock', reason: REASON, rule: 'fraud' }
  expect((await call('POST', `/admin/accounts/${locked.userId}`, admin.cookie, lock)).status).toBe(200)
  expect((await call('POST', `/admin/accounts/${locked.userId}`, admin.cookie, lock)).status).toBe(409)
  const [decision, ...rest] = await decisions()
  expect(rest).toEqual([])
  expect(decision).toMatchObject({ act: 'lock-account', account_id: locked.userId, rule: 'fraud', ground: 'law' })
})

test('R770a R774 the affected person gets the reasons by mail and as a page, which names neither admin nor reporter', async () => {
  await call('POST', `/profiles/${slug}/report`, stranger.cookie, { reason: 'stolen-work', text: 'It is mine.' })
  await suspend()
  const id = await onlyDecision()
  const [mail] = await mails()
  expect(mail).toMatchObject({ recipient: 'owner@example.test', subject: 'Your profile on Guildhall is suspended' })
  expect(mail?.text_body).toContain(`> ${REASON}`)
  expect(mail?.text_body).toContain('The rule: Your own work only.')
  const { status, body } = await call('GET', `/decisions/${id}`, owner.cookie)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    act: 'suspend-profile',
    subject: slug,
    rule: 'stolen-work',
    ground: 'law',
    facts: REASON,
    foundBy: 'admin',
    automated: false,
    complete: true,
    mayObject: true,
    singleAdmin: false,
  })
  expect(JSON.stringify(body) + mail?.text_body).not.toMatch(/ada|stranger|Test Person/i)
})

test('R774 a statement does not exist for others; the mailed link opens that one statement alone', async () => {
  await suspend()
  const id = await onlyDecision()
  const token = await mailedToken()
  const read = (cookie?: string, query = '') => call('GET', `/decisions/${id}${query}`, cookie)
  expect((await read()).status).toBe(401)
  expect((await read(stranger.cookie)).body).toEqual((await call('GET', '/decisions/none', stranger.cookie)).body)
  expect((await read(admin.cookie)).status).toBe(404)
  expect((await read(undefined, `?token=${token}x`)).status).toBe(404)
  expect((await read(undefined, `?token=${token}`)).status).toBe(200)
  const foreign = site.deps.signer.sign('confirm-report', id)
  expect((await read(undefined, `?token=${encodeURIComponent(foreign)}`)).status).toBe(404)
  await moderate({ visibility: 'PRIVATE', rule: 'spam' })
  const other = (await decisions()).find((one) => one.id !== id)
  expect((await call('GET', `/decisions/${other?.id}?token=${token}`, undefined)).status).toBe(404)
})

test('R774a reading a statement changes nothing', async () => {
  await suspend()
  const before = JSON.stringify(await decisions())
  await call('GET', `/decisions/${await onlyDecision()}?token=${await mailedToken()}`, undefined)
  expect(JSON.stringify(await decisions())).toBe(before)
})

test('R774 a locked account reads its statement and objects by the mailed link', async () => {
  await call('POST', `/admin/accounts/${owner.userId}`, admin.cookie, { act: 'lock', reason: REASON, rule: 'fraud' })
  const id = await onlyDecision()
  const token = decodeURIComponent(await mailedToken())
  expect((await call('GET', `/decisions/${id}`, owner.cookie)).status).toBe(401)
  const objected = await call('POST', `/decisions/${id}/objections`, undefined, { text: OBJECTION, token })
  expect(objected.status).toBe(201)
  expect((await decide(id, second, 'reversed')).status).toBe(200)
  const user = site.deps.db.selectFrom('user').where('id', '=', owner.userId)
  expect(await user.select('locked_at').executeTakeFirst()).toEqual({ locked_at: null })
  owner = { ...owner, cookie: await signIn('owner@example.test') }
})

async function signIn(email: string): Promise<string> {
  const answer = await site.send('POST', '/user/auth/sign-in/email', { body: { email, password: 'correct horse' } })
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}

test('R770b R772 an admin’s own profile has no decision; the bare call waits to be completed', async () => {
  await site.deps.db.updateTable('profile').set({ owner_user_id: admin.userId }).where('id', '=', profileId).execute()
  expect((await call('POST', `/profiles/${slug}/visibility`, admin.cookie, { visibility: 'PRIVATE' })).status).toBe(200)
  expect((await moderate({ visibility: 'PUBLIC' })).status).toBe(200)
  expect((await suspend()).status).toBe(200)
  expect(await decisions()).toEqual([])
  await moderate({ expertStatus: 'ACTIVE' })
  await site.deps.db.updateTable('profile').set({ owner_user_id: owner.userId }).where('id', '=', profileId).execute()
  expect((await call('POST', `/profiles/${slug}/visibility`, admin.cookie, { visibility: 'PRIVATE' })).status).toBe(200)
  const id = await onlyDecision()
  const queue = await call('GET', '/admin/decisions?queue=incomplete', second.cookie)
  expect(queue.body).toMatchObject({
    items: [{ id, rule: 'terms', facts: '', complete: false }],
    waiting: { incomplete: 1 },
  })
  const complete = (body: object) => call('PATCH', `/admin/decisions/${id}`, second.cookie, body)
  expect((await complete({ rule: 'no-such-rule', facts: REASON })).body).toMatchObject({
    fields: { rule: ['Choose one of the rules.'] },
  })
  expect((await complete({ rule: 'spam', facts: ' ' })).status).toBe(400)
  await site.deps.pool.query('truncate mail_outbox')
  expect((await complete({ rule: 'spam', facts: REASON })).body).toMatchObject({ complete: true, rule: 'spam' })
  expect((await complete({ rule: 'spam', facts: REASON })).status).toBe(409)
  expect((await mails()).map(({ subject }) => subject)).toEqual(['The reasons for a decision on Guildhall'])
})

test('R773 one objection at a time, for 183 days, of 20 to 5,000 characters', async () => {
  await suspend()
  const id = await onlyDecision()
  for (const text of ['too short', 'x'.repeat(5001), `${OBJECTION}\u202e`, 7, null]) {
    expect((await call('POST', `/decisions/${id}/objections`, owner.cookie, { text })).status).toBe(400)
  }
  const answers = await Promise.all([object(id), object(id), object(id)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  await decide(id, second, 'upheld')
  clock = new Date(clock.getTime() + OBJECTION_LIMITS.days * DAY_MS - 1000)
  expect((await object(id)).status).toBe(201)
  await decide(id, second, 'upheld')
  clock = new Date(clock.getTime() + 1000)
  expect((await object(id)).status).toBe(403)
  expect((await call('GET', `/decisions/${id}`, owner.cookie)).body).toMatchObject({ mayObject: false })
})

test('R773a both sides write while an objection is open, 50 messages in all', async () => {
  await suspend()
  const id = await onlyDecision()
  const reply = (text: string) => call('POST', `/decisions/${id}/messages`, owner.cookie, { text })
  expect((await reply('Anyone there?')).status).toBe(409)
  await object(id)
  const answer = (text: string) => call('POST', `/admin/decisions/${id}/messages`, admin.cookie, { text })
  expect((await answer('Who is the client?')).status).toBe(201)
  const replied = await reply('Studio North.')
  expect(replied.body).toMatchObject({
    objections: [{ messages: [{ byAdmin: false }, { byAdmin: true, body: 'Who is the client?' }, { byAdmin: false }] }],
  })
  for (let written = 3; written < OBJECTION_LIMITS.messages; written += 1) {
    expect((await (written % 2 ? answer : reply)('More.')).status).toBe(201)
  }
  expect((await reply('Too much.')).status).toBe(409)
  expect((await answer('Too much.')).status).toBe(409)
})

test('R773a what the affected side writes is limited to 20 times a day', async () => {
  const limited = await openTestSite()
  try {
    const { db } = limited.deps
    const boss = await limited.signUp('boss@example.test', 'Boss', { confirmed: true })
    await db.updateTable('user').set({ role: 'admin' }).where('id', '=', boss.userId).execute()
    const affected = await limited.signUp('affected@example.test', 'Affected', { confirmed: true })
    const { profileId: id } = await makeExpert(db, { slug: 'limited' })
    await db.updateTable('profile').set({ owner_user_id: affected.userId }).where('id', '=', id).execute()
    const change = { expertStatus: 'SUSPENDED', rule: 'spam', reason: REASON }
    await limited.send('PATCH', `${API}/admin/profiles/limited`, { cookie: boss.cookie, body: change })
    const decision = await db.selectFrom('moderation_decision').select('id').executeTakeFirstOrThrow()
    const write = (part: string, text: string) =>
      limited.send('POST', `${API}/decisions/${decision.id}/${part}`, { cookie: affected.cookie, body: { text } })
    const statuses = [(await write('objections', OBJECTION)).status]
    for (let count = 1; count < 21; count += 1) statuses.push((await write('messages', 'More.')).status)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429])
  } finally {
    await limited.close()
  }
})

test('R776 another admin decides; the one who restricted cannot, unless alone; the affected never does', async () => {
  await suspend()
  const id = await onlyDecision()
  await object(id)
  expect((await decide(id, owner, 'reversed')).status).toBe(403)
  expect((await decide(id, stranger, 'reversed')).status).toBe(403)
  expect((await decide(id, admin, 'upheld')).body).toMatchObject({ code: 'forbidden' })
  await site.deps.db.updateTable('user').set({ role: 'user' }).where('id', '=', second.userId).execute()
  expect((await call('GET', `/decisions/${id}`, owner.cookie)).body).toMatchObject({ singleAdmin: true })
  expect((await decide(id, admin, 'upheld')).status).toBe(200)
  await site.deps.db.updateTable('user').set({ role: 'admin' }).where('id', '=', second.userId).execute()
  await site.deps.db.updateTable('user').set({ role: 'admin' }).where('id', '=', owner.userId).execute()
  await object(id)
  try {
    expect((await decide(id, owner, 'reversed')).status).toBe(403)
    expect((await call('POST', `/admin/decisions/${id}/messages`, owner.cookie, { text: 'Me.' })).status).toBe(403)
  } finally {
    await site.deps.db.updateTable('user').set({ role: 'user' }).where('id', '=', owner.userId).execute()
  }
})

test('R776 of several admins at once, exactly one decides', async () => {
  await suspend()
  const id = await onlyDecision()
  await object(id)
  const third = await signUpAdmin('cleo')
  const answers = await Promise.all([decide(id, second, 'reversed'), decide(id, third, 'upheld')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test.each([
  ['a suspension', { expertStatus: 'SUSPENDED', rule: 'stolen-work' }],
  ['a reversed activation', { expertStatus: 'NOT_ACTIVATED', rule: 'wrong-facts' }],
  ['a pause', { expertStatus: 'PAUSED', rule: 'wrong-facts' }],
  ['a profile made private', { visibility: 'PRIVATE', rule: 'offensive' }],
])('R776a the reversal of %s restores the public state byte for byte', async (_, change) => {
  const before = await publicState()
  const seen = before.map((one) => one.includes(slug))
  expect(seen).toEqual([true, true, true, true, true, true, false, true, false])
  clock = new Date('2026-07-03T09:00:00Z')
  await moderate(change)
  expect(await publicState()).not.toEqual(before)
  const id = await onlyDecision()
  await object(id)
  await site.deps.pool.query('truncate mail_outbox')
  const reversed = await decide(id, second, 'reversed')
  expect(reversed.body).toMatchObject({ lift: 'reversed', objections: [{ outcome: 'reversed' }] })
  expect(await publicState()).toEqual(before)
  expect((await mails()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['owner@example.test', 'Your objection on Guildhall was decided'],
  ])
})

test('R776a a reversal gives back only what this decision took', async () => {
  const before = await publicState()
  await moderate({ expertStatus: 'NOT_ACTIVATED', rule: 'wrong-facts' })
  await moderate({ expertStatus: 'SUSPENDED', rule: 'spam' })
  await moderate({ visibility: 'PRIVATE', rule: 'spam' })
  const ids = (await decisions()).map(({ id }) => id)
  for (const id of ids) await object(id)
  const states: boolean[] = []
  for (const id of ids) {
    await decide(id, second, 'reversed')
    states.push((await publicState()).join() === before.join())
  }
  expect(states).toEqual([false, false, true])
})

test('R776b a restriction that ends in another way ends its decision and closes the objection', async () => {
  await moderate({ visibility: 'PRIVATE', rule: 'offensive' })
  const id = await onlyDecision()
  await object(id)
  const publish = await call('PATCH', `/profiles/${slug}`, owner.cookie, { public: true })
  expect(publish.status).toBe(200)
  const { body } = await call('GET', `/decisions/${id}`, owner.cookie)
  expect(body).toMatchObject({ lift: 'ended', mayObject: false, objections: [{ outcome: 'moot' }] })
  expect((await object(id)).status).toBe(409)
  expect((await decide(id, second, 'reversed')).status).toBe(409)
})

test.each([
  ['a pause', { hirable: false }, ['deactivate-profile']],
  ['going private', { public: false }, ['hide-profile']],
])('R770 %s by an admin’s edit is a decision, which waits for its reasons', async (_, change, acts) => {
  expect((await call('PATCH', `/profiles/${slug}`, admin.cookie, change)).status).toBe(200)
  expect((await decisions()).map(({ act, completed_at }) => [act, completed_at])).toEqual(
    acts.map((act) => [act, null]),
  )
  expect(await mails()).toHaveLength(1)
})

test('R770 an owner’s own pause, and other edits by an admin, create no decision', async () => {
  await call('PATCH', `/profiles/${slug}`, owner.cookie, { hirable: false })
  await call('PATCH', `/profiles/${slug}`, admin.cookie, { title: 'Designer' })
  expect(await decisions()).toEqual([])
})

test('R776 R776c an admin whom it affects neither decides nor ends it, by whichever call, nor by leaving the workspace', async () => {
  const { db } = site.deps
  await suspend()
  const id = await onlyDecision()
  await object(id)
  const role = (name: 'admin' | 'user') =>
    db.updateTable('user').set({ role: name }).where('id', '=', owner.userId).execute()
  await role('admin')
  try {
    expect((await moderate({ expertStatus: 'ACTIVE' }, owner)).status).toBe(403)
    expect((await decide(id, owner, 'reversed')).status).toBe(403)
    const { body } = await call('GET', '/admin/decisions', owner.cookie)
    expect(body).toMatchObject({ items: [{ decidedBy: null, mayDecide: false }] })
    // As if the profile had never been theirs: they have objected.
    await db.updateTable('moderation_decision').set({ account_id: stranger.userId }).execute()
    expect((await decide(id, owner, 'reversed')).status).toBe(403)
  } finally {
    await role('user')
  }
})

test('R776 if all other admins are affected, the admin who restricted decides', async () => {
  const { db } = site.deps
  const { workspaceId } = await makeExpert(db, { slug: 'their-studio', agency: true })
  await db
    .insertInto('workspace_member')
    .values({ workspace_id: workspaceId, user_id: second.userId, role: 'owner' })
    .execute()
  const others = db.updateTable('user').where('role', '=', 'admin').where('id', 'not in', [admin.userId, second.userId])
  await others.set({ role: 'user' }).execute()
  await call('PATCH', '/admin/profiles/their-studio', admin.cookie, {
    expertStatus: 'SUSPENDED',
    rule: 'spam',
    reason: REASON,
  })
  const id = await onlyDecision()
  expect((await object(id, second)).body).toMatchObject({ singleAdmin: true })
  expect((await decide(id, second, 'reversed')).status).toBe(403)
  expect((await decide(id, admin, 'upheld')).status).toBe(200)
})

test('R770b what an admin does to a workspace is a decision if others manage it, too', async () => {
  const { db } = site.deps
  const { workspaceId } = await makeExpert(db, { slug: 'shared-studio', agency: true })
  await db
    .insertInto('workspace_member')
    .values({ workspace_id: workspaceId, user_id: admin.userId, role: 'admin' })
    .execute()
  const change = { expertStatus: 'SUSPENDED', rule: 'spam', reason: REASON }
  await call('PATCH', '/admin/profiles/shared-studio', admin.cookie, change)
  expect(await decisions()).toHaveLength(1)
})

test.each([[[0, 1]], [[1, 0]]])('R776a two reversed activations are restored in any order: %j', async (order) => {
  await moderate({ expertStatus: 'PAUSED', rule: 'wrong-facts' })
  await moderate({ expertStatus: 'NOT_ACTIVATED', rule: 'wrong-facts' }, second)
  const ids = (await decisions()).map(({ id }) => id)
  const third = await signUpAdmin(`third-${order.join('')}`)
  const statuses: string[] = []
  for (const at of order) {
    await object(ids[at] ?? '')
    expect((await decide(ids[at] ?? '', third, 'reversed')).status).toBe(200)
    const row = site.deps.db.selectFrom('profile').where('id', '=', profileId).select('expert_status')
    statuses.push((await row.executeTakeFirstOrThrow()).expert_status)
  }
  expect(statuses).toEqual([order[0] === 0 ? 'NOT_ACTIVATED' : 'PAUSED', 'ACTIVE'])
})

test('R776 reversing while the owner publishes, an admin hides, or the account is unlocked is never an error', async () => {
  for (let round = 0; round < 6; round += 1) {
    await site.deps.pool.query('truncate moderation_decision cascade')
    await moderate({ visibility: 'PRIVATE', rule: 'offensive' })
    const id = await onlyDecision()
    await object(id)
    const answers = await Promise.all([
      decide(id, second, 'reversed'),
      call('PATCH', `/profiles/${slug}`, owner.cookie, { public: true }),
      call('POST', `/profiles/${slug}/visibility`, admin.cookie, { visibility: 'PUBLIC' }),
      call('POST', `/decisions/${id}/messages`, owner.cookie, { text: 'One more thing.' }),
    ])
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
  }
  const locked = await site.signUp('often-locked@example.test', 'Often Locked', { confirmed: true })
  for (let round = 0; round < 4; round += 1) {
    await site.deps.pool.query('truncate moderation_decision cascade')
    await call('POST', `/admin/accounts/${locked.userId}`, admin.cookie, { act: 'lock', reason: REASON, rule: 'fraud' })
    const id = await onlyDecision()
    const token = decodeURIComponent(await mailedToken())
    await call('POST', `/decisions/${id}/objections`, undefined, { text: OBJECTION, token })
    const answers = await Promise.all([
      decide(id, second, 'reversed'),
      call('POST', `/admin/accounts/${locked.userId}`, admin.cookie, { act: 'unlock', reason: REASON }),
    ])
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
  }
})

test('R776b a deleted profile ends its decision', async () => {
  await moderate({ visibility: 'PRIVATE', rule: 'offensive' })
  const id = await onlyDecision()
  await object(id)
  await site.deps.db.deleteFrom('profile').where('id', '=', profileId).execute()
  const { body } = await call('GET', `/decisions/${id}`, owner.cookie)
  expect(body).toMatchObject({ lift: 'ended', mayObject: false, objections: [{ outcome: 'moot' }] })
})

test('R774 the mailed link ends with the address that it was sent to', async () => {
  await suspend()
  const id = await onlyDecision()
  const path = `/decisions/${id}?token=${await mailedToken()}`
  expect((await call('GET', path, undefined)).status).toBe(200)
  const renamed = (email: string) =>
    site.deps.db.updateTable('user').set({ email }).where('id', '=', owner.userId).execute()
  await renamed('elsewhere@example.test')
  try {
    expect((await call('GET', path, undefined)).status).toBe(404)
  } finally {
    await renamed('owner@example.test')
  }
})

test('R113 the owner reads the reasons as they were completed', async () => {
  await moderate({ expertStatus: 'SUSPENDED', reason: 'Spam?' })
  const id = await onlyDecision()
  await call('PATCH', `/admin/decisions/${id}`, second.cookie, { rule: 'spam', facts: REASON })
  expect((await call('GET', `/profiles/${slug}`, owner.cookie)).body).toMatchObject({ suspendedFor: REASON })
})

test('R775 the viewer’s decisions are listed for them alone', async () => {
  await suspend()
  const list = (cookie?: string) => call('GET', '/me/decisions', cookie)
  expect((await list(owner.cookie)).body).toMatchObject({ items: [{ act: 'suspend-profile', objected: false }] })
  expect((await list(stranger.cookie)).body).toEqual({ items: [] })
  expect((await list()).status).toBe(401)
})

test('R777 acting on a decision is for admins: 401, 403, 404, then 400', async () => {
  await suspend()
  const id = await onlyDecision()
  const calls = (one: string) =>
    [
      ['PATCH', `/admin/decisions/${one}`],
      ['POST', `/admin/decisions/${one}/outcome`],
      ['POST', `/admin/decisions/${one}/messages`],
    ] as const
  for (const [method, path] of calls(id)) {
    expect((await call(method, path, undefined, {})).status).toBe(401)
    expect((await call(method, path, owner.cookie, {})).status).toBe(403)
    expect((await call(method, path, second.cookie, {})).status).toBe(400)
  }
  for (const [method, path] of calls('00000000-0000-7000-8000-000000000000')) {
    expect((await call(method, path, second.cookie, {})).status).toBe(404)
  }
})

test('R777 the queue is for admins, oldest first, and what is decided is recorded', async () => {
  await suspend()
  const id = await onlyDecision()
  await object(id)
  expect((await call('GET', '/admin/decisions', stranger.cookie)).status).toBe(403)
  expect((await call('GET', '/admin/decisions?queue=nothing', admin.cookie)).status).toBe(400)
  const mine = await call('GET', '/admin/decisions', admin.cookie)
  expect(mine.body).toMatchObject({ items: [{ id, mayDecide: false, decidedBy: 'ada' }], waiting: { objections: 1 } })
  expect((await call('GET', '/admin/decisions', second.cookie)).body).toMatchObject({ items: [{ mayDecide: true }] })
  await decide(id, second, 'upheld')
  const entry = await site.deps.db
    .selectFrom('moderation_entry')
    .where('action', '=', 'decide-objection')
    .where('profile_id', '=', profileId)
    .select(['actor_id', 'details'])
    .executeTakeFirst()
  expect(entry).toEqual({ actor_id: second.userId, details: { decisionId: id, to: 'upheld' } })
})

test('R774 the export of an account has its decisions, and what was written about them', async () => {
  await suspend()
  await object(await onlyDecision())
  const { body } = await call('GET', '/me/export', owner.cookie)
  const [decision] = body['decisions'] as object[]
  expect(decision).toMatchObject({
    act: 'suspend-profile',
    facts: REASON,
    objections: [{ messages: [{ body: OBJECTION }] }],
  })
  expect(JSON.stringify(decision)).not.toContain(admin.userId)
})

test('R780 a decision has the shape of the DSA Transparency Database, without whom it affects', async () => {
  await suspend()
  const id = await onlyDecision()
  const path = `/admin/decisions/${id}/transparency`
  expect((await call('GET', path, undefined)).status).toBe(401)
  expect((await call('GET', path, owner.cookie)).status).toBe(403)
  expect((await call('GET', '/admin/decisions/none/transparency', admin.cookie)).status).toBe(404)
  const { body } = await call('GET', path, admin.cookie)
  expect(body).toEqual({
    puid: expect.stringMatching(/^[a-zA-Z0-9-_]+$/),
    decision_visibility: ['DECISION_VISIBILITY_CONTENT_DISABLED'],
    decision_ground: 'DECISION_GROUND_ILLEGAL_CONTENT',
    illegal_content_legal_ground: 'Your own work only',
    illegal_content_explanation: expect.stringContaining(REASON),
    decision_ground_reference_url: 'http://localhost:3000/terms',
    category: 'STATEMENT_CATEGORY_INTELLECTUAL_PROPERTY_INFRINGEMENTS',
    content_type: ['CONTENT_TYPE_TEXT', 'CONTENT_TYPE_IMAGE'],
    content_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    application_date: '2026-07-01',
    territorial_scope: expect.arrayContaining(['DE', 'FR', 'NO']),
    decision_facts: REASON,
    source_type: 'SOURCE_VOLUNTARY',
    automated_detection: 'No',
    automated_decision: 'AUTOMATED_DECISION_NOT_AUTOMATED',
  })
  expect(JSON.stringify(body)).not.toMatch(/some-expert|Olga|owner@/)
})

test('R779 R94 the reporter learns the outcome, at a proven address, and nothing of the reason or of the admin', async () => {
  const unproven = await site.signUp('unproven@example.test')
  for (const { cookie } of [stranger, unproven]) {
    await call('POST', `/profiles/${slug}/report`, cookie, { reason: 'stolen-work', text: 'It is mine.' })
  }
  await call('POST', `/profiles/${slug}/report`, undefined, { reason: 'spam' })
  await site.deps.db.updateTable('profile_report').set({ held: false }).execute()
  await site.deps.pool.query('truncate mail_outbox')
  const { body } = await call('GET', '/admin/reports', admin.cookie)
  const reports = body['items'] as { id: string; reporterEmail: string | null }[]
  expect(reports).toHaveLength(3)
  for (const { id, reporterEmail } of reports) {
    const outcome = reporterEmail === 'stranger@example.test' ? 'acted' : 'dismissed'
    const closing = { kind: 'profile', id, outcome, reason: 'Olga says so.' }
    expect((await call('PATCH', '/admin/reports', admin.cookie, closing)).status).toBe(200)
  }
  const [mail, ...rest] = await mails()
  expect(rest).toEqual([])
  expect(mail).toMatchObject({ recipient: 'stranger@example.test', subject: 'Your report on Guildhall' })
  expect(mail?.text_body).toContain('took action')
  expect(mail?.text_body).not.toMatch(/Olga|ada\b/)
})

test('R770 R774 R776 a workspace’s profile: its owners and admins read and object, members do not', async () => {
  const { db } = site.deps
  const { profileId: id, workspaceId } = await makeExpert(db, { slug: 'studio', agency: true })
  const [lead, member] = [await site.signUp('lead@example.test'), await site.signUp('member@example.test')]
  const people = [
    { workspace_id: workspaceId, user_id: lead.userId, role: 'admin' as const },
    { workspace_id: workspaceId, user_id: member.userId, role: 'member' as const },
  ]
  await db.insertInto('workspace_member').values(people).execute()
  const change = { expertStatus: 'SUSPENDED', rule: 'spam', reason: REASON }
  await call('PATCH', '/admin/profiles/studio', admin.cookie, change)
  const decision = await onlyDecision()
  expect((await call('GET', `/decisions/${decision}`, member.cookie)).status).toBe(404)
  expect((await object(decision, member)).status).toBe(404)
  expect((await object(decision, lead)).status).toBe(201)
  await decide(decision, second, 'reversed')
  const row = db.selectFrom('profile').where('id', '=', id).select('expert_status')
  expect(await row.executeTakeFirst()).toEqual({ expert_status: 'ACTIVE' })
  await db.deleteFrom('workspace').where('id', '=', workspaceId).execute()
  expect((await decisions())[0]).toMatchObject({ subject: '', facts: '', workspace_id: null })
})

test('R781 the figures of a quarter are public, also as CSV, and name no one', async () => {
  await site.deps.pool.query('truncate profile_report, message, moderation_entry cascade')
  expect((await call('GET', '/moderation', undefined)).body).toEqual({ quarters: [] })
  await call('POST', `/profiles/${slug}/report`, stranger.cookie, { reason: 'spam' })
  clock = new Date('2026-07-01T15:00:00Z')
  const { body } = await call('GET', '/admin/reports', admin.cookie)
  const [report] = body['items'] as { id: string }[]
  const closing = { kind: 'profile', id: report?.id, outcome: 'acted', reason: 'Seen.' }
  await call('PATCH', '/admin/reports', admin.cookie, closing)
  await suspend()
  const id = await onlyDecision()
  await object(id)
  await decide(id, second, 'reversed')
  const answer = await call('GET', '/moderation', undefined)
  const quarters = answer.body['quarters'] as { quarter: string; figures: object }[]
  expect(quarters.find(({ quarter }) => quarter === '2026-Q3')?.figures).toEqual({
    notices: 1,
    decisions: 1,
    automated: 0,
    objections: 1,
    reversed: 1,
    medianHours: 3,
  })
  expect(JSON.stringify(answer.body)).not.toMatch(/Olga|some-expert|ada\b|bela/)
  const client = { clientAddress: '203.0.113.7', requestId: 'test' }
  const csv = await site.api.fetch(new Request(`http://localhost:3000${API}/moderation/export`), client)
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const text = await csv.text()
  expect(text).toContain('quarter,figure,result,value\r\n')
  expect(text).toContain('2026-Q3,reversed,,1\r\n2026-Q3,medianHours,,3\r\n')
  expect(text).toContain(',close-report,acted,1\r\n')
})

test('R778 a deleted account leaves decisions that only count', async () => {
  const gone = await site.signUp('gone@example.test', 'Gone Person', { confirmed: true })
  await site.deps.db.updateTable('profile').set({ owner_user_id: gone.userId }).where('id', '=', profileId).execute()
  await suspend()
  const id = await onlyDecision()
  const token = await mailedToken()
  await object(id, gone)
  await decide(id, second, 'upheld')
  await site.deps.db.deleteFrom('user').where('id', '=', gone.userId).execute()
  const [left] = await decisions()
  expect(left).toMatchObject({ id, subject: '', facts: '', account_id: null, profile_id: null, act: 'suspend-profile' })
  expect(await site.deps.db.selectFrom('objection_message').selectAll().execute()).toEqual([])
  expect((await call('GET', `/decisions/${id}?token=${token}`, undefined)).status).toBe(404)
  const waiting = { waiting: { objections: 0, incomplete: 0 } }
  expect((await call('GET', '/admin/decisions', admin.cookie)).body).toMatchObject(waiting)
  const completed = { rule: 'spam', facts: REASON }
  expect((await call('PATCH', `/admin/decisions/${id}`, admin.cookie, completed)).status).toBe(404)
  expect((await call('GET', '/admin/decisions?queue=all', admin.cookie)).body).toMatchObject({
    items: [{ affected: null, subject: '' }],
  })
})
