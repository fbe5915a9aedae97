import type { z } from 'zod'

import { type Issue, createIssue } from './issue.ts'

const TOO_SMALL: Record<string, string> = { string: 'too_short', array: 'too_few', set: 'too_few', file: 'too_short' }
const TOO_BIG: Record<string, string> = { string: 'too_long', array: 'too_many', set: 'too_many', file: 'too_long' }

/** What a rule of our own says, where it does. */
function ownIssue({ code, ...params }: Record<string, unknown> = {}): Pick<Issue, 'code' | 'params'> {
  return typeof code === 'string' ? createIssue(code, params as Issue['params']) : createIssue('invalid')
}

/** What a schema refuses, without its sentence. */
export function issueFromSchema(refused: z.core.$ZodIssue): Pick<Issue, 'code' | 'params'> {
  switch (refused.code) {
    case 'too_small':
      return createIssue(TOO_SMALL[refused.origin] ?? 'too_small', { minimum: Number(refused.minimum) })
    case 'too_big':
      return createIssue(TOO_BIG[refused.origin] ?? 'too_big', { maximum: Number(refused.maximum) })
    case 'invalid_type':
      return createIssue('invalid_type', { expected: refused.expected })
    case 'invalid_format':
      return createIssue('invalid_format', { format: refused.format })
    case 'invalid_value':
      return createIssue('invalid_choice')
    case 'custom':
      return ownIssue(refused.params)
    case 'invalid_union': {
      // A field that may be cleared is blank, null or what its schema says: the schema comes last.
      const asked = refused.errors.at(-1)?.[0]
      return asked ? issueFromSchema(asked) : createIssue('invalid')
    }
    default:
      return createIssue('invalid')
  }
}
