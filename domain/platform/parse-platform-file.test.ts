import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { parsePlatformFile } from './parse-platform-file.ts'
import { platformJsonSchema } from './platform-json-schema.ts'
import { DEFAULT_PLATFORM_RULES } from './platform-rules.ts'

const read = (file: unknown) => parsePlatformFile(typeof file === 'string' ? file : JSON.stringify(file))

function problemOf(file: unknown): string | undefined {
  const result = read(file)
  return result.ok ? undefined : result.error.detail
}

const RATES = DEFAULT_PLATFORM_RULES.exchangeRates.usdPerUnit

const rootFile = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

test('R466 everything is optional: what a file does not set is the specification’s', () => {
  expect(read({})).toEqual({ ok: true, value: DEFAULT_PLATFORM_RULES })
  expect(read({ requirements: { sites: 2 } })).toMatchObject({
    value: { ...DEFAULT_PLATFORM_RULES, requirements: { ...DEFAULT_PLATFORM_RULES.requirements, sites: 2 } },
  })
  expect(read({ plans: { pro: { name: 'Pro', paid: true } } })).toMatchObject({
    value: { plans: { pro: { name: 'Pro', paid: true } } },
  })
  // R806
  const identityClaims = { identity_verified: 'Identity checked by Acme', 'https://acme.example/adult': 'Of age' }
  expect(read({ identityClaims })).toMatchObject({ value: { identityClaims } })
  // As some editors on Windows begin a file.
  expect(read('\uFEFF{}').ok).toBe(true)
})

test('R466 the schema for editors is current, and the example follows it', () => {
  expect(JSON.parse(rootFile('deploy/platform.schema.json'))).toEqual(JSON.parse(platformJsonSchema()))
  expect(problemOf(rootFile('sdk/examples/platform/three-sites.json'))).toBeUndefined()
})

test('R466 the example in docs/platform.md is the specification’s rules', () => {
  const [, example = ''] = /```json\n([\s\S]+?)```/.exec(rootFile('docs/platform.md')) ?? []
  expect(read(example)).toEqual({ ok: true, value: DEFAULT_PLATFORM_RULES })
})

const long = (length: number) => 'x'.repeat(length)
const many = (count: number) => Array.from({ length: count }, (_, index) => `entry-${index}`)

test.each<[unknown, string]>([
  ['{', 'it is no JSON: '],
  ['', 'it is no JSON: '],
  ['{\n  requirements: {\n    sites: 2\n  }\n}', 'it is no JSON: '],
  ['{"topics": ["a\u0000\nb"]}', 'it is no JSON: '],
  ['['.repeat(100_000), 'it is no JSON: '],
  [`{"topics": ["${long(300_000)}"]}`, 'it has more than 256 KB'],
  [[], 'it must be an object, not []'],
  ['null', 'it must be an object, not null'],
  [{ requirement: {} }, 'requirement is not known'],
  [{ [long(500)]: 1 }, `"${long(60)}…" is not known`],
  [{ requirements: { sites: 'two' } }, 'requirements.sites must be between 0 and 20, not "two"'],
  [{ requirements: { sites: 21 } }, 'requirements.sites must be between 0 and 20, not 21'],
  [{ requirements: { days: 1.5 } }, 'requirements.days must be between 0 and 3650, not 1.5'],
  [{ requirements: { days: null } }, 'requirements.days must be between 0 and 3650, not null'],
  [{ requirements: { paidPlan: 'yes' } }, 'requirements.paidPlan must be true or false, not "yes"'],
  [{ requirements: { site: 1 } }, 'requirements.site is not known'],
  [{ requirements: null }, 'requirements must be an object, not null'],
  [{ plans: {} }, 'plans must have at least one plan'],
  [{ plans: [] }, 'plans must be an object, not []'],
  [{ plans: { pro: { name: 'Pro' } } }, 'plans.pro.paid is missing'],
  [{ plans: { pro: 'Pro' } }, 'plans.pro must be an object, not "Pro"'],
  [{ plans: { 'Pro plan': { name: 'Pro', paid: true } } }, 'plans."Pro plan" must have a code of 1 to 40 letters'],
  [{ plans: { [long(41)]: { name: 'Pro', paid: true } } }, `plans.${long(41)} must have a code`],
  [
    { plans: Object.fromEntries(many(51).map((code) => [code, { name: code, paid: true }])) },
    'plans must have at most 50 plans',
  ],
  [{ plans: { free: { name: 'Free', paid: false } } }, 'plans has no paid one, but requirements.paidPlan asks for one'],
  ['{"topics": ["a"], "plans": {}, "topics": ["b"]}', 'topics is there twice'],
  ['{"requirements": {"days": 1, "sites": 2, "days": 3}}', 'requirements.days is there twice'],
  ['\uFEFF{"plans": {"a b": {}, "a\\u0020b": {}}}', 'plans."a b" is there twice'],
  ['{"plans": {"__proto__": {"name": "x", "paid": true}}}', '__proto__ is not known'],
  ['{"names": {"services": {"__proto__": "x"}}}', '__proto__ is not known'],
  [{ names: { services: { constructor: 'x' } } }, 'names.services.constructor is not known'],
  [{ names: { awards: { 'Best Cake': 'x' } } }, 'names.awards."Best Cake" is not known'],
  [{ names: { awards: { 'Best Animation': '' } } }, 'names.awards."Best Animation" is empty'],
  [{ names: { awards: { 'Best Animation': 7 } } }, 'names.awards."Best Animation" must be a text, not 7'],
  [{ names: { awards: { 'Best Animation': 'a\u202eb' } } }, 'names.awards."Best Animation" contains hidden characters'],
  [{ names: { awards: { 'Best Animation': 'a\nb' } } }, 'names.awards."Best Animation" must be on one line'],
  [{ names: { awards: { 'Best Animation': long(61) } } }, 'names.awards."Best Animation" may have at most 60'],
  [{ exchangeRates: {} }, 'exchangeRates.date is missing'],
  [{ exchangeRates: { date: '2026-01-15' } }, 'exchangeRates.usdPerUnit is missing'],
  [
    { exchangeRates: { date: '2026-02-30', usdPerUnit: RATES } },
    'exchangeRates.date must be a day such as "2026-01-15"',
  ],
  [{ exchangeRates: { date: '2026-01-15', usdPerUnit: { ...RATES, PLN: undefined } } }, 'usdPerUnit.PLN is missing'],
  [{ exchangeRates: { date: '2026-01-15', usdPerUnit: { ...RATES, PLN: 0 } } }, 'PLN must be between 0.000001 and 20'],
  [{ exchangeRates: { date: '2026-01-15', usdPerUnit: { ...RATES, PLN: 21 } } }, 'PLN must be between 0.000001 and 20'],
  [{ exchangeRates: { date: '2026-01-15', usdPerUnit: { ...RATES, USD: 1 } } }, 'usdPerUnit.USD is not known'],
  [{ membersUrl: 'http://builder.example' }, 'membersUrl must be an https address, not "http://builder.example"'],
  [{ membersUrl: 'javascript:alert(1)' }, 'membersUrl must be an https address'],
  [{ membersUrl: '/team' }, 'membersUrl must be an https address'],
  [{ identityClaims: ['verified'] }, 'identityClaims must be an object'],
  [{ identityClaims: { verified: true } }, 'identityClaims.verified must be a text, not true'],
  [{ identityClaims: { verified: '' } }, 'identityClaims.verified is empty'],
  [{ identityClaims: { 'a b': 'x' } }, 'identityClaims."a b" must be the name of a claim'],
  [
    { identityClaims: Object.fromEntries(many(6).map((name) => [name, 'x'])) },
    'identityClaims must have at most 5 entries',
  ],
  [{ topics: 'Advice' }, 'topics must be a list, not "Advice"'],
  [{ topics: [1] }, 'topics[0] must be a text, not 1'],
  [{ topics: ['Advice', 'Advice'] }, 'topics[1] is there twice'],
  [{ topics: [' Advice'] }, 'topics[0] begins or ends with a space'],
  [{ topics: many(21) }, 'topics must have at most 20 entries'],
  [{ reservedHandles: ['Acme Inc'] }, 'reservedHandles[0] must be a handle: 3 to 40 letters'],
  [{ reservedHandles: many(1001) }, 'reservedHandles must have at most 1000 entries'],
])('R467 %.60j is refused in a sentence that names the entry', (file, problem) => {
  expect(problemOf(file)).toContain(problem)
  expect(problemOf(file)).not.toContain('\n')
})

test('R740 a file replaces the table of rates as a whole', () => {
  const exchangeRates = { date: '2027-03-04', usdPerUnit: { ...RATES, EUR: 1.5 } }
  expect(read({ exchangeRates })).toMatchObject({ value: { ...DEFAULT_PLATFORM_RULES, exchangeRates } })
})
