import { z } from 'zod'

import type { Problem } from '#domain/issue.ts'

/** PostgreSQL cannot store NUL, and a lone surrogate is no text at all. */
export function isStorableText(value: string): boolean {
  return value.isWellFormed() && !value.includes('\0')
}

/** R283: what is said where a text should be: one that is missing is not asked to be a text. */
export function notTextError(label: string) {
  const error = ({ input }: { input?: unknown }) =>
    input === undefined || input === null ? `${label} is required.` : `${label} must be text.`
  return { error }
}

type Limits = { min?: number; max: number }

/** What is wrong with a text; its sentence lacks what the text is. */
type FindProblem = (text: string) => Problem | undefined

function limitProblem(text: string, { min = 0, max }: Limits): Problem | undefined {
  if (!isStorableText(text)) return { code: 'unstorable_text', text: 'contains characters that cannot be stored.' }
  const { length } = [...text]
  if (length < min) {
    if (min === 1) return { code: 'required', text: 'is required.' }
    return { code: 'too_short', params: { minimum: min }, text: `needs at least ${min} characters.` }
  }
  if (length <= max) return undefined
  return { code: 'too_long', params: { maximum: max }, text: `may have at most ${max} characters.` }
}

/**
 * One line or several of plain text, trimmed, with a message of its own for every rule. The first broken rule counts:
 * no other is looked at, so that a text that is far too long costs nothing more.
 */
export function textSchema(label: string, limits: Limits, findProblem: FindProblem = () => undefined) {
  return z
    .string(notTextError(label))
    .trim()
    .superRefine((text, context) => {
      const problem = limitProblem(text, limits) ?? findProblem(text)
      if (!problem) return
      const { code, params, text: rest } = problem
      context.addIssue({ code: 'custom', message: `${label} ${rest}`, params: { code, ...params } })
    })
}

/** Direction overrides and isolates, which can make the following text read backwards. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/u

/** R237: text of several lines that other people read. */
export function proseSchema(label: string, limits: Limits) {
  return textSchema(label, limits, (text) =>
    TURNING.test(text)
      ? {
          code: 'turned_text',
          text: 'contains hidden characters that change the direction of the text. Please remove them.',
        }
      : undefined,
  )
}
