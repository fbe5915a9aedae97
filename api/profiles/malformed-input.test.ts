import { afterAll, beforeAll, expect, test } from 'vitest'

import { makeReadyProfile } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

let site: TestSite
let cookie: string
const PATH = '/v1/marketplace/profile/user'

beforeAll(async () => {
  site = await openTestSite({ unlimited: true })
  const owner = await site.signUp('target@example.test')
  cookie = owner.cookie
  await makeReadyProfile(site.deps.db, { userId: owner.userId, slug: 'target-one', name: 'Target' })
})
afterAll(() => site.close())

const send = (body: unknown) => site.send('PATCH', PATH, { cookie, body })
const stored = async () => (await site.send('GET', '/v1/marketplace/profiles/target-one', { cookie })).body

const FIELDS = [
  'name',
  'title',
  'employer',
  'about',
  'website',
  'inquiryEmailAddress',
  'languages',
  'skills',
  'location',
  'expertsMetadata',
  'featuredAssets',
  'profileImg',
  'hirable',
  'public',
  'slug',
]
const HOSTILE: [string, unknown][] = [
  ['a number', 7],
  ['an object', { a: { b: { c: [] } } }],
  ['a long list', Array.from({ length: 10_000 }, () => 'x')],
  ['NUL', 'a\0b'],
  ['a lone surrogate', 'a\uD800b'],
  ['a list with NUL', ['a\0b']],
  ['a script address', 'javascript:alert(1)'],
]

/** Where any text goes, an address that would run a script is just text. */
const FREE_TEXT = new Set(['name', 'title', 'employer', 'about'])

for (const field of FIELDS) {
  const hostile = HOSTILE.filter(([name]) => name !== 'a script address' || !FREE_TEXT.has(field))
  test.each(hostile)(`${field} as %s: 400 that names the field, and nothing is written`, async (_name, value) => {
    const before = await stored()
    const { status, body } = await send({ employer: 'Half written', [field]: value })
    expect(status).toBe(400)
    expect(body['msg']).toMatch(/^Request is malformed: /)
    const named = Object.keys(body['fields'] as object)
    expect(named.some((name) => name === field || name.startsWith(`${field}.`))).toBe(true)
    expect(await stored()).toEqual(before)
  })
}

test.each([
  ['HTML', '<script>alert(1)</script><b>x</b>'],
  ['emoji', '👩🏽‍💻 ships 🚀'],
  ['right-to-left text', 'abc שלום'],
  ['quotes and backslashes', `'; drop table profile; -- "\\ %s $1`],
])('R36 %s is stored unchanged', async (_name, text) => {
  const { status, body } = await send({ about: text, title: text.slice(0, 100), skills: [text] })
  expect(status).toBe(200)
  expect(body).toMatchObject({ about: text, title: text.slice(0, 100), skills: [text] })
})

test('10 MB of text is refused before it is read', async () => {
  expect(await send({ about: 'x'.repeat(10_000_000) })).toMatchObject({ status: 413, body: { code: 'too_large' } })
})

test('R35 limits are as the rule says', async () => {
  expect((await send({ about: 'é'.repeat(5000) })).status).toBe(200)
  expect((await send({ about: 'é'.repeat(5001) })).body).toMatchObject({
    fields: { about: ['About may have at most 5000 characters.'] },
  })
  expect((await send({ skills: Array.from({ length: 60 }, (_, index) => `Skill ${index}`) })).status).toBe(200)
  expect((await send({ skills: Array.from({ length: 61 }, (_, index) => `Skill ${index}`) })).status).toBe(400)
  expect((await send({ languages: ['xx'] })).status).toBe(400)
  expect(
    (await send({ featuredAssets: Array.from({ length: 4 }, () => ({ assetId: 'a', caption: '' })) })).status,
  ).toBe(400)
  expect((await send({ name: '' })).body).toMatchObject({ fields: { name: ['Name is required.'] } })
  expect((await send({ name: null })).status).toBe(400)
})

test.each([
  ['name', 200],
  ['title', 120],
  ['employer', 120],
])('R35 %s has %i characters at most', async (field, most) => {
  expect((await send({ [field]: 'é'.repeat(most) })).status).toBe(200)
  expect((await send({ [field]: 'é'.repeat(most + 1) })).body).toMatchObject({ fields: { [field]: expect.any(Array) } })
})

test('R35 20 languages at most, and 280 characters to a highlight', async () => {
  const languages = 'en de fr es pt it nl pl tr uk ru ar ja zh ko hi sv da fi el cs'.split(' ')
  expect((await send({ languages: languages.slice(0, 20) })).status).toBe(200)
  expect((await send({ languages })).body).toMatchObject({ fields: { languages: expect.any(Array) } })
  const named = async (length: number) => {
    const { body } = await send({ featuredAssets: [{ assetId: 'nobodys', caption: 'é'.repeat(length) }] })
    return Object.keys(body['fields'] as object)
  }
  expect([await named(280), await named(281)]).toEqual([['featuredAssets'], ['featuredAssets.0.caption']])
})

test('R34 an unknown field is refused by its name', async () => {
  expect((await send({ favouriteColour: 'green' })).body).toMatchObject({
    code: 'validation_failed',
    fields: { favouriteColour: expect.any(Array) },
  })
})

test.each(['{"__proto__":{"isAdmin":true},"about":"x"}', '{"constructor":{"prototype":{}}}', '{"toString":1}'])(
  '%s is an unknown field',
  async (body) => {
    const answer = await send(body)
    expect([200, 400]).toContain(answer.status)
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  },
)

test('deep nesting is refused, not followed', async () => {
  expect((await send(`{"location":${'{"city":'.repeat(5000)}1${'}'.repeat(5000)}}`)).status).toBe(400)
  expect((await send(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)).status).toBe(400)
})

test.each(['{', '', 'null', '[]', '"x"', '7'])('the body %j is malformed', async (body) => {
  const answer = await send(body)
  expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
})

test('another type than JSON is 415, but only for those who may write', async () => {
  const form = { cookie, body: 'about=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
  expect(await site.send('PATCH', PATH, form)).toMatchObject({ status: 415, body: { code: 'unsupported_type' } })
  expect((await site.send('PATCH', PATH, { ...form, cookie: '' })).status).toBe(401)
})

test.each(['%00', 'a%00b', '%F0%9F%98%80', '..%2F..', 'x'.repeat(3000), '%ED%A0%80'])(
  'in a path, %s is only missing',
  async (text) => {
    const calls: [string, string, unknown?][] = [
      ['GET', `/v1/marketplace/profiles/${text}`],
      ['GET', `/v1/marketplace/profiles/${text}/sites`],
      ['GET', `/v1/marketplace/profiles/target-one/${text}`],
      ['PATCH', `/v1/marketplace/profiles/${text}`, {}],
      ['PATCH', `/v1/marketplace/profile/workspace/${text}`, {}],
      ['POST', `/v1/marketplace/profile/workspace/${text}`, {}],
      ['PATCH', `/v1/marketplace/profile/${text}/siteOrder`, []],
      ['POST', `/v1/marketplace/profiles/${text}/visibility`, {}],
      ['PATCH', `/v1/marketplace/profiles/activate/${text}`],
      ['POST', `/v1/marketplace/profiles/${text}`, {}],
      ['GET', `/v1/marketplace/hire/${text}`],
    ]
    for (const [method, path, body] of calls) {
      const { status } = await site.send(method, path, { cookie, ...(body !== undefined && { body }) })
      expect([method, path.slice(0, 60), status]).toEqual([method, path.slice(0, 60), 404])
    }
    expect((await site.send('GET', `/v1/marketplace/profiles/verify/slug/${text}`)).status).toBe(200)
  },
)
