import type { z } from 'zod'

import { type Issue, issue } from '#domain/issue.ts'
import { fail } from '#domain/result.ts'
import { oneLine } from '#domain/text/one-line.ts'

const TOO_SMALL: Record<string, string> = { string: 'too_short', array: 'too_few', set: 'too_few', file: 'too_short' }
const TOO_BIG: Record<string, string> = { string: 'too_long', array: 'too_many', set: 'too_many', file: 'too_long' }

/** A body may have thousands of fields that we do not know, with names as long as itself: an answer names a few. */
const MOST_ISSUES = 100
const LONGEST_FIELD = 200

/** What a rule of our own says, where it does. */
function ownIssue({ code, ...params }: Record<string, unknown> = {}): Pick<Issue, 'code' | 'params'> {
  return typeof code === 'string' ? issue(code, params as Issue['params']) : issue('invalid')
}

/** What the schema refuses, without its sentence. */
function describe(refused: z.core.$ZodIssue): Pick<Issue, 'code' | 'params'> {
  switch (refused.code) {
    case 'too_small':
      return issue(TOO_SMALL[refused.origin] ?? 'too_small', { minimum: Number(refused.minimum) })
    case 'too_big':
      return issue(TOO_BIG[refused.origin] ?? 'too_big', { maximum: Number(refused.maximum) })
    case 'invalid_type':
      return issue('invalid_type', { expected: refused.expected })
    case 'invalid_format':
      return issue('invalid_format', { format: refused.format })
    case 'invalid_value':
      return issue('invalid_choice')
    case 'custom':
      return ownIssue(refused.params)
    case 'invalid_union': {
      // A field that may be cleared is blank, null or what its schema says: the schema comes last.
      const asked = refused.errors.at(-1)?.[0]
      return asked ? describe(asked) : issue('invalid')
    }
    default:
      return issue('invalid')
  }
}

/** Turns zod's issues into a failure with messages by field, and codes (R763); unknown keys are named one by one. */
export function invalidInput(error: z.core.$ZodError) {
  const fields: Record<string, string[]> = Object.create(null)
  const issues: Issue[] = []
  const add = (path: PropertyKey[], message: string, { code, params }: Pick<Issue, 'code' | 'params'>) => {
    if (issues.length >= MOST_ISSUES) return
    const field = oneLine(path.map(String).join('.'), LONGEST_FIELD) || 'body'
    ;(fields[field] ??= []).push(message)
    issues.push(issue(code, params, field))
  }
  for (const refused of error.issues) {
    if (refused.code === 'unrecognized_keys') {
      for (const key of refused.keys) add([...refused.path, key], 'This field is not known.', issue('unknown_field'))
    } else if (refused.path.length === 0 && refused.code === 'invalid_type' && refused.expected === 'object') {
      add([], 'Send a JSON object.', describe(refused))
    } else add(refused.path, refused.message, describe(refused))
  }
  const names = Object.keys(fields).slice(0, 5).join(', ')
  return fail('validation_failed', `check ${names}`, { ...fields }, issues)
}
