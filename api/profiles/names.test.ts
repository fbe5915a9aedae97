import { afterAll, beforeAll, expect, test } from 'vitest'

import { makeExpert, makeProfile, makeUser } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const BASE = '/v1/marketplace'
const TOKEN = 'x'.repeat(32)
const INQUIRY = { subject: 'A new website', body: 'We need a website for our bakery by spring.' }
const HIDDEN = 'contains hidden characters, or ones that change the direction of the text. Please type it again.'
const MIXED = 'mixes alphabets within a word. Please write each word in one alphabet.'
const TURNED = 'contains hidden characters that change the direction of the text. Please remove them.'

let site: TestSite
let cookie: string
let userId: string

beforeAll(async () => {
  site = await openTestSite({ unlimited: true, hostSyncToken: TOKEN })
  ;({ cookie, userId } = await site.signUp('owner@example.test'))
  await makeProfile(site.deps.db, { owner_user_id: userId, slug: 'target-one', name: 'Target' })
  await makeExpert(site.deps.db, { slug: 'an-expert' })
})
afterAll(() => site.close())

const patch = (body: unknown) => site.send('PATCH', `${BASE}/profile/user`, { cookie, body })
const signUp = (name: unknown, email = 'someone@example.test') =>
  site.send('POST', '/user/auth/sign-up/email', { body: { name, email, password: 'correct horse' } })

test.each<[string, string, (text: string) => unknown]>([
  ['name', 'Name', (name) => ({ name })],
  ['title', 'Title', (title) => ({ title })],
  ['employer', 'Employer', (employer) => ({ employer })],
  ['location.city', 'City', (city) => ({ location: { city } })],
  ['location.country', 'Country', (country) => ({ location: { country } })],
  ['skills.0', 'A skill', (skill) => ({ skills: [skill] })],
])('R235, R236 a profile’s %s reads as what it is', async (field, label, body) => {
  const refused = async (text: string) => {
    const { status, body: answer } = await patch(body(text))
    return [status, answer['fields']]
  }
  expect(await refused('Ada\u202eMoreau')).toEqual([400, { [field]: [`${label} ${HIDDEN}`] }])
  expect(await refused('Ada\u200bMoreau')).toEqual([400, { [field]: [`${label} ${HIDDEN}`] }])
  expect(await refused('Adа Moreau')).toEqual([400, { [field]: [`${label} ${MIXED}`] }])
  expect(await refused('Ada\nMoreau')).toEqual([400, { [field]: [`${label} must be on one line.`] }])
  expect((await patch(body('Zoë 山田 Анна 👩🏽‍💻'))).status).toBe(200)
})

test('R235, R236, R238 the name of a new account is one line of at most 80 characters', async () => {
  const refused = async (name: unknown) => {
    const { status, body } = await signUp(name)
    expect(body['msg']).toMatch(/^Request is malformed: /)
    return [status, body['fields']]
  }
  expect(await refused('é'.repeat(81))).toEqual([400, { name: ['Name may have at most 80 characters.'] }])
  expect(await refused('Ada\nYou have won')).toEqual([400, { name: ['Name must be on one line.'] }])
  expect(await refused('Ada\u202e')).toEqual([400, { name: [`Name ${HIDDEN}`] }])
  expect(await refused('Adа')).toEqual([400, { name: [`Name ${MIXED}`] }])
  expect(await refused(' ')).toEqual([400, { name: ['Name is required.'] }])
  expect(await refused(7)).toEqual([400, { name: ['Name must be text.'] }])
  expect((await signUp(['Ada'])).status).toBe(400)
  const image = await site.send('POST', '/user/auth/sign-up/email', {
    body: { name: 'Ada', email: 'picture@example.test', password: 'correct horse', image: 'x'.repeat(100_000) },
  })
  expect([image.status, image.body['fields']]).toEqual([400, { image: ['This field is not known.'] }])
  expect((await signUp('é'.repeat(80))).status).toBe(200)
  expect((await signUp(' Ada\n\t', 'ada@example.test')).body).toMatchObject({ user: { name: 'Ada' } })
})

test('R238 an account’s new name follows the same rules, and a longer one from before stays', async () => {
  const rename = (name: string) => site.send('PATCH', `${BASE}/me`, { cookie, body: { name } })
  for (const name of ['é'.repeat(81), 'Ada\nMoreau', 'Ada\u2066', 'Adа']) expect((await rename(name)).status).toBe(400)
  expect((await rename('é'.repeat(80))).status).toBe(200)
  await site.deps.db
    .updateTable('user')
    .set({ name: 'x'.repeat(200) })
    .where('id', '=', userId)
    .execute()
  expect((await site.send('GET', `${BASE}/me`, { cookie })).body).toMatchObject({ user: { name: 'x'.repeat(200) } })
})

test('R235, R236 a guest’s name follows the same rules', async () => {
  const write = (name: string) =>
    site.send('POST', `${BASE}/profiles/an-expert/message/hire`, { body: { ...INQUIRY, name, email: 'a@b.test' } })
  for (const name of ['Ada\u200bM', 'Ada\r\nBcc: all', 'Ada\u202e', 'Adа', 'x'.repeat(81)]) {
    const { status, body } = await write(name)
    expect([name, status, Object.keys(body['fields'] as object)]).toEqual([name, 400, ['name']])
  }
  expect((await write('علی\u200cرضا')).status).toBe(202)
})

test('R237 what turns the direction of text is refused in longer texts; line breaks and marks of direction stay', async () => {
  for (const hidden of ['\u202a', '\u202e', '\u2066', '\u2069']) {
    const { status, body } = await patch({ about: `Hello ${hidden}world` })
    expect([status, body['fields']]).toEqual([400, { about: [`About ${TURNED}`] }])
    const sent = await site.send('POST', `${BASE}/profiles/an-expert/message/hire`, {
      cookie,
      body: { ...INQUIRY, body: `${INQUIRY.body}${hidden}` },
    })
    expect([sent.status, sent.body['fields']]).toEqual([400, { body: [`Message ${TURNED}`] }])
  }
  const about = 'First line\n\tsecond\u200f שלום\u200e a\u00adb 👩🏽‍💻 Аda'
  expect((await patch({ about })).body).toMatchObject({ about })
})

test('R235 what was stored before stays readable, and its other fields can be edited', async () => {
  const before = await makeUser(site.deps.db, { email: 'before@example.test' })
  const name = 'Adа\u202e\nMoreau'
  await makeProfile(site.deps.db, { owner_user_id: before.id, slug: 'from-before', name, visibility: 'PUBLIC' })
  expect((await site.send('GET', `${BASE}/profiles/from-before`)).body).toMatchObject({ name })
  await site.deps.db.updateTable('user').set({ role: 'admin' }).where('id', '=', userId).execute()
  const edit = (body: unknown) => site.send('PATCH', `${BASE}/profiles/from-before`, { cookie, body })
  expect((await edit({ title: 'Designer' })).body).toMatchObject({ name, title: 'Designer' })
  // R281: sent as it is stored, it is not judged again; another one is.
  expect((await edit({ name, title: 'Painter' })).body).toMatchObject({ name, title: 'Painter' })
  expect((await edit({ name: `${name}x` })).status).toBe(400)
})

test('R244 names in the site builder’s reports are cleaned, and no report is refused for them', async () => {
  const put = (path: string, body: unknown) =>
    site.send('PUT', `${BASE}/host/${path}`, { body, headers: { authorization: `Bearer ${TOKEN}` } })
  const user = (name: string) => ({ name, email: 'host@example.test', emailVerified: true })
  const stored = async () =>
    (await site.deps.db.selectFrom('user').where('id', '=', 'host-1').select('name').executeTakeFirstOrThrow()).name
  for (const [name, expected] of [
    ['Ada\n\u202eMo\u200breau', 'Ada Moreau'],
    ['Adа', 'Adа'],
    ['x'.repeat(200), `${'x'.repeat(79)}…`],
    ['\u200b', 'Unnamed'],
    [' \t\u00a0', 'Unnamed'],
    ['', 'Unnamed'],
  ] as const) {
    expect([name, (await put('users/host-1', user(name))).status, await stored()]).toEqual([name, 200, expected])
  }
  expect((await put('users/host-1', user('\u200b\u200b'))).body).toMatchObject({ status: 'unchanged' })
  const workspace = { slug: 'host-space', name: 'North\u202elight\n', plan: 'core', members: [] }
  expect((await put('workspaces/host-2', workspace)).status).toBe(200)
  const { name } = await site.deps.db
    .selectFrom('workspace')
    .where('id', '=', 'host-2')
    .select('name')
    .executeTakeFirstOrThrow()
  expect(name).toBe('North light')
})
