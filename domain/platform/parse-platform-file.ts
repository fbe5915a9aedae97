import type { z } from 'zod'

import { findRepeatedKey } from '#domain/forms/repeated-key.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { oneLine } from '#domain/text/one-line.ts'

import { PLATFORM_FILE_LIMITS, platformFileSchema } from './platform-file.ts'
import { DEFAULT_PLATFORM_RULES, type PlatformRules } from './platform-rules.ts'

const SHOWN_LENGTH = 60

/** `plans.core.name`, `topics[2]`; codes with spaces are quoted. */
function entryName(path: readonly PropertyKey[]): string {
  return path
    .map((part, at) => {
      if (typeof part === 'number') return `[${part}]`
      const key = String(part)
      const plain = key.length > SHOWN_LENGTH ? `${key.slice(0, SHOWN_LENGTH)}…` : key
      const shown = /^[\w$-]+$/.test(plain) ? plain : JSON.stringify(plain)
      return at === 0 ? shown : `.${shown}`
    })
    .join('')
}

function valueAt(file: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], file)
}

/** The value as it is in the file; of a long one, its beginning. */
function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text
}

/** R467: the first problem as one sentence, which begins with the entry. */
function sentence(file: unknown, issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `${entryName([...issue.path, issue.keys[0] ?? ''])} is not known`
  if (issue.code === 'invalid_key') {
    const { message } = issue.issues[0] ?? {}
    return `${entryName(issue.path)} ${message?.startsWith('must') ? message : 'is no code that we know'}`
  }
  const value = valueAt(file, issue.path)
  const entry = issue.path.length > 0 ? entryName(issue.path) : 'it'
  if (value === undefined) return `${entry} is missing`
  return `${entry} ${issue.message}${issue.message.startsWith('must be') ? `, not ${shown(value)}` : ''}`
}

type FileContent = z.infer<typeof platformFileSchema>

/** What the file says, and the specification's rules for everything else. */
function completed({
  plans,
  requirements,
  topics,
  reservedHandles,
  names,
  exchangeRates,
  moderationRules,
  membersUrl,
  identityClaims,
}: FileContent): PlatformRules {
  return {
    plans: plans ?? DEFAULT_PLATFORM_RULES.plans,
    requirements: { ...DEFAULT_PLATFORM_RULES.requirements, ...requirements },
    topics: topics ?? [],
    reservedHandles: reservedHandles ?? [],
    names: { ...DEFAULT_PLATFORM_RULES.names, ...names } as PlatformRules['names'],
    exchangeRates: exchangeRates ?? DEFAULT_PLATFORM_RULES.exchangeRates,
    moderationRules: moderationRules ?? {},
    ...(membersUrl && { membersUrl }),
    ...(identityClaims && { identityClaims }),
  }
}

const refused = (problem: string) => fail('validation_failed', problem)

/** R466, R467: the rules that the text of a file sets, or why it is not understood. */
export function parsePlatformFile(text: string): Result<PlatformRules> {
  if (text.length > PLATFORM_FILE_LIMITS.bytes)
    return refused(`it has more than ${PLATFORM_FILE_LIMITS.bytes / 1024} KB`)
  // Editors on Windows begin a file with a mark.
  const json = text.replace(/^\uFEFF/, '')
  let file: unknown
  let hasPrototype = false
  try {
    file = JSON.parse(json, (key, value: unknown) => {
      hasPrototype ||= key === '__proto__'
      return value
    })
  } catch (error) {
    return refused(`it is no JSON: ${error instanceof Error ? oneLine(error.message, 120) : ''}`)
  }
  // zod would skip it.
  if (hasPrototype) return refused('__proto__ is not known')
  const repeated = findRepeatedKey(json)
  if (repeated) return refused(`${entryName(repeated)} is there twice`)
  const parsed = platformFileSchema.safeParse(file)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return refused(issue ? sentence(file, issue) : 'it is not understood')
  }
  const rules = completed(parsed.data)
  if (rules.requirements.paidPlan && !Object.values(rules.plans).some(({ paid }) => paid)) {
    return refused('plans has no paid one, but requirements.paidPlan asks for one')
  }
  return ok(rules)
}
