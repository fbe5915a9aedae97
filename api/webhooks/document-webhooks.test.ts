import { readFileSync } from 'node:fs'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { WEBHOOK_EVENTS } from '#domain/webhooks/webhook-event.ts'
import { WEBHOOK_PAYLOADS } from '#domain/webhooks/webhook-payload.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

test('R446 the OpenAPI document has every event', async () => {
  const { body } = await site.send('GET', '/openapi.json')
  expect(Object.keys(body['webhooks'] as object).toSorted()).toEqual([...WEBHOOK_EVENTS].toSorted())
})

test.each(WEBHOOK_EVENTS)('R446 the example of %s is one', (type) => {
  const { data, example } = WEBHOOK_PAYLOADS[type]
  expect(data.strict().parse(example)).toEqual(example)
})

test('R446 docs/webhooks.md has every event with its example', () => {
  const text = readFileSync(new URL('../../docs/webhooks.md', import.meta.url), 'utf8')
  const examples = Array.from(
    text.matchAll(/^\{"type":.*$/gm),
    ([line]) => JSON.parse(line) as { type: string; data: object },
  )
  expect(examples.map(({ type }) => type)).toEqual(WEBHOOK_EVENTS)
  for (const { type, data } of examples) {
    expect(data).toEqual(WEBHOOK_PAYLOADS[type as (typeof WEBHOOK_EVENTS)[number]].example)
  }
})
