import { randomBytes } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { REFUSED_FORM_LIMITS } from '#domain/limits.ts'
import { RATE_LIMITS } from '#domain/limits/rate-limits.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

import { storeRefusedForm, loadRefusedForm } from './refused-forms.ts'

let site: TestSite
let now = new Date('2026-03-01T12:00:00Z')
beforeAll(async () => {
  site = await openTestSite({ now: () => now })
})
afterAll(() => site.close())

const path = '/@ada-moreau/contact'
const address = '203.0.113.7'
const newSecret = () => randomBytes(32).toString('base64url')
const formWith = (body: string) => ({ status: 400, data: { initialValue: { body } }, thrown: false })

async function keep(secret: string, body: string): Promise<string> {
  const id = await storeRefusedForm(site.deps, { path, secret, form: formWith(body), address })
  return id ?? 'not kept'
}

test('R681 a form is shown to the browser that sent it, at its own address, for 30 minutes', async () => {
  const secret = newSecret()
  const id = await keep(secret, 'Dear Ada')
  const read = (given: Partial<{ path: string; secret: string; id: string }> = {}) =>
    loadRefusedForm(site.deps, { path, secret, id, ...given })
  expect(await read()).toEqual(formWith('Dear Ada'))
  expect(await read()).toEqual(formWith('Dear Ada'))
  expect(await read({ secret: newSecret() })).toBeUndefined()
  expect(await read({ path: '/@northlight/contact' })).toBeUndefined()
  expect(await read({ id: await keep(newSecret(), 'Of another browser') })).toBeUndefined()
  const before = now
  now = new Date(before.getTime() + 30 * 60_000)
  expect(await read()).toBeUndefined()
  now = before
})

test('R681 neither the text nor the key is in the database', async () => {
  const secret = newSecret()
  await keep(secret, 'A secret bakery')
  const { rows } = await site.deps.pool.query<{ row: string }>(
    `select to_jsonb(refused_form) || jsonb_build_object('plain', encode(sealed, 'escape')) as row from refused_form`,
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain('secret bakery')
  expect(JSON.stringify(rows)).not.toContain(secret)
})

test('R681 of one browser the 10 newest stay', async () => {
  const secret = newSecret()
  const other = newSecret()
  const kept = await keep(other, 'Of another browser')
  const ids: string[] = []
  for (let index = 0; index < 12; index += 1) {
    now = new Date(now.getTime() + 1000)
    ids.push(await keep(secret, `Message ${index}`))
  }
  const found = await Promise.all(ids.map((id) => loadRefusedForm(site.deps, { path, secret, id })))
  expect(found.map((one) => one !== undefined)).toEqual(ids.map((_, index) => index >= 2))
  expect(await loadRefusedForm(site.deps, { path, secret: other, id: kept })).toBeDefined()
})

test('R681 what is too large, and one too many of a network, is not kept', async () => {
  const form = formWith('x'.repeat(REFUSED_FORM_LIMITS.bytes))
  expect(await storeRefusedForm(site.deps, { path, secret: newSecret(), form, address })).toBeUndefined()
  const { points } = RATE_LIMITS.refusedForms
  await site.deps.pool.query("update rate_limit set points = $1 where key like 'refusedForms%'", [points])
  expect(await keep(newSecret(), 'One too many')).toBe('not kept')
})
