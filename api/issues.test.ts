import { afterAll, beforeAll, expect, test } from 'vitest'

import { makeProfile } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

let site: TestSite
let cookie: string
beforeAll(async () => {
  site = await openTestSite({ unlimited: true })
  const owner = await site.signUp('ada@example.test')
  cookie = owner.cookie
  await makeProfile(site.deps.db, { owner_user_id: owner.userId, slug: 'ada' })
})
afterAll(() => site.close())

type Refusal = { msg: string; code: string; fields?: Record<string, string[]>; issues: object[] }

async function patch(body: object): Promise<Refusal> {
  const answer = await site.send('PATCH', '/v1/marketplace/profile/user', { cookie, body })
  return answer.body as Refusal
}

test('R763 a refused input names what is wrong at each field by a code with its parameters', async () => {
  const refusal = await patch({
    name: 'x'.repeat(201),
    languages: Array.from({ length: 21 }, () => 'en'),
    expertsMetadata: { projectMinimum: { amount: -1, currency: 'XYZ' } },
    hirable: 'yes',
    colour: 'red',
  })
  expect(refusal.code).toBe('validation_failed')
  expect(refusal.issues).toEqual(
    expect.arrayContaining([
      { code: 'too_long', params: { maximum: 200 }, field: 'name' },
      { code: 'too_many', params: { maximum: 20 }, field: 'languages' },
      { code: 'too_small', params: { minimum: 0 }, field: 'expertsMetadata.projectMinimum.amount' },
      { code: 'invalid_choice', params: {}, field: 'expertsMetadata.projectMinimum.currency' },
      { code: 'invalid_type', params: { expected: 'boolean' }, field: 'hirable' },
      { code: 'unknown_field', params: {}, field: 'colour' },
    ]),
  )
  // Each sentence has its code.
  const sentences = Object.values(refusal.fields ?? {}).flat()
  expect(refusal.issues).toHaveLength(sentences.length)
})

test('R763 a field that may be cleared has the codes of its schema', async () => {
  const refusal = await patch({
    title: 'x'.repeat(500),
    website: 'nowhere',
    inquiryEmailAddress: 'nobody',
  })
  expect(refusal.issues).toEqual(
    expect.arrayContaining([
      { code: 'too_long', params: { maximum: 120 }, field: 'title' },
      { code: 'invalid_web_address', params: {}, field: 'website' },
      { code: 'invalid_email', params: {}, field: 'inquiryEmailAddress' },
    ]),
  )
})

test('R763 a requirement that is missing is named', async () => {
  const refusal = await patch({ public: true })
  expect(refusal.code).toBe('cannot_make_public')
  expect(refusal.issues).toContainEqual({
    code: 'missing_requirement',
    params: { name: 'publishedSite' },
    field: 'public',
  })
})

test('R763 every other refusal has an issue of its own code', async () => {
  const missing = await site.send('GET', '/v1/marketplace/profiles/nobody-here', {})
  expect(missing.body).toMatchObject({ issues: [{ code: 'not_found', params: {} }] })
  const beyond = await site.send('GET', '/v1/marketplace/search?page=7', {})
  expect(beyond.body).toMatchObject({
    issues: [{ code: 'page_beyond_last', params: { last: 1 }, field: 'page' }],
  })
})

test('R763 an unknown address and the errors of the library for accounts have issues, too', async () => {
  const nowhere = await site.send('GET', '/v1/nowhere', {})
  expect([nowhere.status, nowhere.body]).toMatchObject([404, { issues: [{ code: 'not_found', params: {} }] }])
  const auth = (path: string, body: object) => site.send('POST', `/user/auth/${path}`, { body, cookie })
  const email = 'new@example.test'
  for (const [path, body, one] of [
    ['sign-up/email', { name: 'New', email, password: 'short' }, { code: 'PASSWORD_TOO_SHORT' }],
    ['sign-up/email', { name: 'New', email, password: 'password1234' }, { code: 'easy_password', field: 'password' }],
    ['sign-in/email', { email, password: 'a long enough one' }, { code: 'INVALID_EMAIL_OR_PASSWORD' }],
    ['sign-in/email', { email: [email] }, { code: 'validation_failed', field: 'email' }],
    ['change-email', { newEmail: email, currentPassword: 'wrong' }, { code: 'INVALID_PASSWORD' }],
  ] as const) {
    const refused = await auth(path, body)
    expect([path, refused.status >= 400, refused.body['issues']]).toEqual([path, true, [{ params: {}, ...one }]])
  }
})

test('R185 a refusal names a few of the fields that it does not know, however many and long they are', async () => {
  const many = await patch(Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`field${at}`, 1])))
  expect(many.issues).toHaveLength(100)
  expect(Object.values(many.fields ?? {}).flat()).toHaveLength(100)
  const long = await patch({ ['x'.repeat(200_000)]: 1 })
  expect(JSON.stringify(long).length).toBeLessThan(2000)
})
