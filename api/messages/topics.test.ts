import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { INQUIRY } from '#test/make-message.ts'
import { makeExpert } from '#test/make.ts'
import { resetRules, setRules } from '#test/platform-rules.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { checkPlatformRules } from '#use-cases/platform/check-rules.ts'

let site: TestSite
let visitor: { cookie: string; userId: string }
beforeAll(async () => {
  site = await openTestSite({ unlimited: true })
  visitor = await site.signUp('vera@example.test', 'Vera Lindholm', { confirmed: true })
  await makeExpert(site.deps.db, { slug: 'ada-moreau', name: 'Ada Moreau' })
})
afterEach(resetRules)
afterAll(() => site.close())

const send = (topic: unknown, subject = INQUIRY.subject) =>
  site.send('POST', '/v1/marketplace/profiles/ada-moreau/message/hire', {
    ...visitor,
    body: { ...INQUIRY, subject, topic },
  })
const read = async (id: unknown) => (await site.send('GET', `/v1/marketplace/me/messages/${String(id)}`, visitor)).body

test('R471 a message has one of the topics that are offered, also when they are offered no more', async () => {
  setRules({ topics: ['A new website', 'Advice'] })
  const { status, body } = await send('Advice')
  expect(status).toBe(202)
  expect(await read(body['id'])).toMatchObject({ topic: 'Advice' })
  const mail = await site.deps.db.selectFrom('mail_outbox').select('text_body').executeTakeFirst()
  expect(mail?.text_body).toContain('Topic: Advice')

  setRules({ topics: ['A new website'] })
  expect(await read(body['id'])).toMatchObject({ topic: 'Advice' })
  expect((await checkPlatformRules(site.deps)).lines.at(-1)).toBe(
    'topics lacks "Advice", which 1 message has; they keep it.',
  )
})

test.each(['Advice', '', 7, null, ['A new website'], 'x'.repeat(1000)])(
  'R471 a topic such as %j is refused where it is not offered',
  async (topic) => {
    setRules({ topics: ['A new website'] })
    const { status, body } = await send(topic)
    expect([status, body['fields']]).toMatchObject([400, { topic: [expect.any(String)] }])
  },
)

test('R471 without topics a message has none, and none is asked for', async () => {
  expect((await send('Advice')).status).toBe(400)
  const { status, body } = await send(undefined, 'Another subject')
  expect(status).toBe(202)
  expect(await read(body['id'])).not.toHaveProperty('topic')
})

test('R471 R468 the document of the API lists the topics and plans that there are', async () => {
  setRules({ topics: ['Advice'], plans: { pro: { name: 'Pro', paid: true } } })
  const other = await openTestSite({ hostSyncToken: 'a token that only the tests use' })
  const { body } = await other.send('GET', '/openapi.json')
  const { schemas } = body['components'] as {
    schemas: Record<string, { properties: Record<string, { enum?: string[] }> }>
  }
  expect(schemas['NewMessage']?.properties['topic']?.enum).toEqual(['Advice'])
  expect(schemas['HostWorkspace']?.properties['plan']?.enum).toEqual(['pro'])
  await other.close()
})
