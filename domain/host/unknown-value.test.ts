import { expect, test } from 'vitest'

import { hostAssetSchema, hostWorkspaceSchema } from './host-input.ts'
import { unknownValueMessage } from './unknown-value.ts'

const sentencesOf = (error: { issues: { path: PropertyKey[]; message: string }[] } | undefined) =>
  error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

const ASSET = { owner: { userId: '42' }, name: 'Bakery', slug: 'bakery', public: true, publishedOn: null }
const typed = (type: unknown) => sentencesOf(hostAssetSchema.safeParse({ ...ASSET, type }).error)
const TYPES = 'Use sites, templates, libraries or cloneables.'

test('R51 an unknown type, role or plan is refused with its name and the known ones', () => {
  expect(typed('site')).toEqual([`type: The type "site" is not known. ${TYPES}`])
  const members = [{ userId: '42', role: 'OWNER' }]
  expect(
    sentencesOf(hostWorkspaceSchema.safeParse({ slug: 'ada', name: 'Ada', plan: 'gold', members }).error)?.sort(),
  ).toEqual([
    'members.0.role: The role "OWNER" is not known. Use owner, admin or member.',
    'plan: The plan "gold" is not known. Use free, starter, core, growth, agency or enterprise.',
  ])
})

test('R51 what is missing, no text, huge, deep or hostile gets one short line', () => {
  let deep: unknown = []
  for (let depth = 0; depth < 100_000; depth++) deep = [deep]
  expect(typed(undefined)).toEqual([`type: The type is missing. ${TYPES}`])
  for (const other of [null, 7, {}, deep]) expect(typed(other)).toEqual([`type: The type is no text. ${TYPES}`])
  expect(typed('x'.repeat(200_000))?.[0]).toHaveLength(`type: The type "" is not known. ${TYPES}`.length + 60)
  expect(typed('a\n\u202eb"')).toEqual([`type: The type "a b\\"" is not known. ${TYPES}`])
  expect(typed('toString')).toEqual([`type: The type "toString" is not known. ${TYPES}`])
})

test('a list of many names the first ones', () => {
  const codes = Array.from({ length: 21 }, (_, index) => `plan-${index}`)
  const say = unknownValueMessage('plan', () => codes)
  expect(say({ input: 'x' })).toMatch(/plan-19, or another that \/openapi\.json lists\.$/)
  expect(unknownValueMessage('plan', () => ['pro'])({ input: 'x' })).toBe('The plan "x" is not known. Use pro.')
})
