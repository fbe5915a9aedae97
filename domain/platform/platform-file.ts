import { z } from 'zod'

import { isSafeLink } from '#domain/brand/brand-schema.ts'
import { AWARD_BADGES, PARTNER_BADGES } from '#domain/profiles/badge.ts'
import { BUSINESS_TYPES } from '#domain/profiles/business-type.ts'
import { handleFormatProblem } from '#domain/profiles/handle.ts'
import { SERVICE_SLUGS } from '#domain/profiles/services.ts'
import { nameSchema } from '#domain/text/name.ts'

import { RATED_CURRENCIES } from './exchange-rates.ts'

/** R467: what a file may hold at most. */
export const PLATFORM_FILE_LIMITS = {
  bytes: 256 * 1024,
  plans: 50,
  code: 40,
  name: 60,
  topics: 20,
  reserved: 1000,
  days: 3650,
  sites: 20,
  url: 500,
  moderationRules: 30,
  ruleText: 600,
  claims: 5,
  leastRate: 0.000001,
  /** As many as keep the largest amount an integer of the database. */
  mostRate: 20,
} as const

const CODE = /^[a-z0-9](?:-?[a-z0-9])*$/
const CODE_RULE = `must have a code of 1 to ${PLATFORM_FILE_LIMITS.code} letters a to z, digits and single hyphens`

/** Also those that are addresses: `https://acme.example/verified`. */
const CLAIM = /^[\w:/.-]{1,100}$/
const CLAIM_RULE = 'must be the name of a claim: up to 100 letters, digits and _ : / . -'

const flag = z.boolean('must be true or false')

function whole(max: number) {
  const rule = `must be between 0 and ${max}`
  return z.number(rule).int(rule).min(0, rule).max(max, rule)
}

/** `Name is required.` as the rest of a sentence that begins with the entry. */
function asPart(problem: string): string {
  const [sentence = ''] = problem.split('. Please', 1)
  return sentence.replace('Name ', '').replace('is required', 'is empty').replace(/\.$/, '')
}

/** A line of text that visitors read. */
function line(max: number) {
  const schema = nameSchema('Name', { min: 1, max })
  return z
    .string('must be a text')
    .superRefine((text, context) => {
      const parsed = schema.safeParse(text)
      const problem = parsed.success ? undefined : parsed.error.issues[0]?.message
      if (problem) context.addIssue(asPart(problem))
      else if (text !== text.trim()) context.addIssue('begins or ends with a space')
    })
    .meta({ minLength: 1, maxLength: max })
}

function listOf<Schema extends z.ZodType<string>>(item: Schema, most: number) {
  return z
    .array(item, 'must be a list')
    .max(most, `must have at most ${most} entries`)
    .superRefine((entries, context) => {
      const again = entries.findIndex((one, at) => entries.indexOf(one) !== at)
      if (again >= 0) context.addIssue({ code: 'custom', path: [again], message: 'is there twice' })
    })
}

const object = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code }) => (code === 'invalid_type' ? 'must be an object' : undefined),
  })

const names = <const Codes extends readonly [string, ...string[]]>(codes: Codes) =>
  z.partialRecord(z.enum(codes), line(PLATFORM_FILE_LIMITS.name), {
    error: ({ code }) => (code === 'invalid_type' ? 'must be an object' : undefined),
  })

const handle = z.string('must be a text').superRefine((text, context) => {
  if (handleFormatProblem(text)) context.addIssue('must be a handle: 3 to 40 letters a to z, digits and single hyphens')
})

const planSchema = object({
  name: line(PLATFORM_FILE_LIMITS.name).describe('As people read it.'),
  paid: flag.describe('Whether it meets requirements.paidPlan.'),
})

const requirements = object({
  days: whole(PLATFORM_FILE_LIMITS.days).describe('Age of an account or workspace that goes public; 0 asks for none.'),
  sites: whole(PLATFORM_FILE_LIMITS.sites).describe('Published sites that going public requires.'),
  paidPlan: flag.describe('Whether being listed and contacted takes a paid plan.'),
  showcasedSites: whole(PLATFORM_FILE_LIMITS.sites).describe(
    'Published, public sites that being listed and contacted requires.',
  ),
  highlight: flag.describe('Whether that takes a portfolio highlight.'),
  picture: flag.describe('Whether that takes a picture.'),
})

const URL_RULE = 'must be an https address'

const RATE_RULE = `must be between ${PLATFORM_FILE_LIMITS.leastRate} and ${PLATFORM_FILE_LIMITS.mostRate}`
const rate = z
  .number(RATE_RULE)
  .min(PLATFORM_FILE_LIMITS.leastRate, RATE_RULE)
  .max(PLATFORM_FILE_LIMITS.mostRate, RATE_RULE)

/** A whole table: rates of different days would contradict each other. */
const exchangeRates = object({
  date: z.iso.date('must be a day such as "2026-01-15"').describe('The day of the rates; pages name it.'),
  usdPerUnit: object(Object.fromEntries(RATED_CURRENCIES.map((code) => [code, rate])) as Rates).describe(
    'US dollars for one unit of each currency.',
  ),
})
type Rates = Record<(typeof RATED_CURRENCIES)[number], typeof rate>

const moderationRule = object({
  title: line(PLATFORM_FILE_LIMITS.name).describe('Its name, such as "No resold work".'),
  text: line(PLATFORM_FILE_LIMITS.ruleText).describe('What it forbids, as the affected person reads it.'),
  ground: z.enum(['contract', 'law'], 'must be "contract" or "law"').describe('What a decision by it rests on.'),
})

/** R466: everything is optional. Editors get it as deploy/platform.schema.json. */
export const platformFileSchema = object({
  $schema: z.string('must be a text').describe('Where editors find this schema; not read.'),
  plans: z
    .record(
      z.string().regex(CODE, CODE_RULE).max(PLATFORM_FILE_LIMITS.code, CODE_RULE),
      planSchema,
      'must be an object',
    )
    .refine((plans) => Object.keys(plans).length > 0, 'must have at least one plan')
    .refine(
      (plans) => Object.keys(plans).length <= PLATFORM_FILE_LIMITS.plans,
      `must have at most ${PLATFORM_FILE_LIMITS.plans} plans`,
    )
    .describe('Every plan, by the code that the platform reports: they replace the plans of the specification.'),
  requirements: requirements.partial().describe('What going public, and being listed and contacted, ask for.'),
  topics: listOf(line(PLATFORM_FILE_LIMITS.name), PLATFORM_FILE_LIMITS.topics).describe(
    'What the contact form offers to choose from.',
  ),
  reservedHandles: listOf(handle, PLATFORM_FILE_LIMITS.reserved).describe(
    'Handles that cannot be taken, besides our own.',
  ),
  names: object({
    partnerBadges: names(PARTNER_BADGES),
    awards: names(AWARD_BADGES),
    services: names(SERVICE_SLUGS as [string, ...string[]]),
    businessTypes: names(BUSINESS_TYPES),
  })
    .partial()
    .describe('What codes are called; those that are not here keep their names.'),
  moderationRules: z
    .record(
      z.string().regex(CODE, CODE_RULE).max(PLATFORM_FILE_LIMITS.code, CODE_RULE),
      moderationRule,
      'must be an object',
    )
    .refine(
      (rules) => Object.keys(rules).length <= PLATFORM_FILE_LIMITS.moderationRules,
      `must have at most ${PLATFORM_FILE_LIMITS.moderationRules} rules`,
    )
    .describe('Rules that decisions of admins may name, by code: they add to ours, or replace their texts.'),
  membersUrl: z
    .string(URL_RULE)
    .max(PLATFORM_FILE_LIMITS.url, URL_RULE)
    .refine((text) => text.startsWith('https:') && isSafeLink(text), URL_RULE)
    .describe('Where owners change members and roles at the platform; the dashboard links to it.'),
  identityClaims: z
    .record(z.string().regex(CLAIM, CLAIM_RULE), line(PLATFORM_FILE_LIMITS.name), {
      error: ({ code }) => (code === 'invalid_type' ? 'must be an object' : undefined),
    })
    .refine(
      (claims) => Object.keys(claims).length <= PLATFORM_FILE_LIMITS.claims,
      `must have at most ${PLATFORM_FILE_LIMITS.claims} entries`,
    )
    .describe('Claims of the sign-in at the platform that profiles show if they are true, with their words.'),
  exchangeRates: exchangeRates.describe('By which amounts are compared and shown in other currencies.'),
})
  .partial()
  .meta({ title: 'Rules of a platform (platform.json)' })
