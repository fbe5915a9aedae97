import { z } from 'zod'

/** PostgreSQL cannot store NUL, and a lone surrogate is no text at all. */
export function isStorableText(value: string): boolean {
  return value.isWellFormed() && !value.includes('\0')
}

type Limits = { min?: number; max: number }

/** What is wrong with a text, as the rest of a sentence about it; undefined where nothing is. */
type FindProblem = (text: string) => string | undefined

function limitProblem(text: string, { min = 0, max }: Limits): string | undefined {
  if (!isStorableText(text)) return 'contains characters that cannot be stored.'
  const { length } = [...text]
  if (length < min) return min === 1 ? 'is required.' : `needs at least ${min} characters.`
  return length > max ? `may have at most ${max} characters.` : undefined
}

/**
 * One line or several of plain text, trimmed, with a message of its own for every rule. The first broken rule counts:
 * no other is looked at, so that a text that is far too long costs nothing more.
 */
export function textSchema(label: string, limits: Limits, findProblem: FindProblem = () => undefined) {
  return z
    .string(`${label} must be text.`)
    .trim()
    .superRefine((text, context) => {
      const problem = limitProblem(text, limits) ?? findProblem(text)
      if (problem) context.addIssue({ code: 'custom', message: `${label} ${problem}` })
    })
}

/** Direction overrides and isolates, which can make the following text read backwards. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/u

/** R237: text of several lines that other people read. */
export function proseSchema(label: string, limits: Limits) {
  return textSchema(label, limits, (text) =>
    TURNING.test(text)
      ? 'contains hidden characters that change the direction of the text. Please remove them.'
      : undefined,
  )
}
