import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { newId } from '#db/new-id.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const PATH = '/v1/marketplace/digest/unsubscribe'
const DIGEST = '/v1/marketplace/me/following/digest'

let site: TestSite
let reader: { cookie: string; userId: string }
let token: string

beforeAll(async () => {
  site = await openTestSite({ unlimited: true })
  reader = await site.signUp('reader@example.test')
  token = site.deps.signer.sign('digest', reader.userId)
})
beforeEach(() => site.send('PATCH', DIGEST, { cookie: reader.cookie, body: { weekly: true } }))
afterAll(() => site.close())

const isWeekly = async () => (await site.send('GET', DIGEST, { cookie: reader.cookie })).body['weekly']

test('R133 the digest is off until requested, and ends where it was requested', async () => {
  const other = await site.signUp('other@example.test')
  const answer = await site.send('GET', DIGEST, { cookie: other.cookie })
  expect(answer.body).toEqual({ weekly: false, emailVerified: false })
  expect(await isWeekly()).toBe(true)
  const ended = await site.send('PATCH', DIGEST, { cookie: reader.cookie, body: { weekly: false } })
  expect(ended.body['weekly']).toBe(false)
})

test('R134 the link ends it without a session; looking alone does not', async () => {
  expect((await site.send('GET', `${PATH}?token=${token}`)).body).toEqual({ weekly: true })
  expect(await isWeekly()).toBe(true)
  for (let times = 0; times < 2; times += 1) {
    const { status, body } = await site.send('POST', PATH, { body: { token } })
    expect([status, body, await isWeekly()]).toEqual([200, { weekly: false }, false])
  }
})

test('R134 a link that we did not sign, or not for this, does nothing', async () => {
  const [text = '', seal = ''] = token.split('.')
  const others = Buffer.from(newId()).toString('base64url')
  const forged = [
    text,
    `${text}.`,
    `${others}.${seal}`,
    `${token}x`,
    site.deps.signer.sign('conversation', reader.userId),
  ]
  for (const one of forged) {
    expect((await site.send('POST', PATH, { body: { token: one } })).status).toBe(404)
    expect((await site.send('GET', `${PATH}?token=${encodeURIComponent(one)}`)).status).toBe(404)
  }
  expect((await site.send('POST', PATH, { body: {} })).status).toBe(400)
  expect(await isWeekly()).toBe(true)
})

test('R134 the link of an account that is gone ends nothing, and is no error', async () => {
  const { status } = await site.send('POST', PATH, { body: { token: site.deps.signer.sign('digest', newId()) } })
  expect(status).toBe(200)
})
