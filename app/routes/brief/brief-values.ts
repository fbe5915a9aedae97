import { z } from 'zod'

import type { PageTexts } from '#app/shell/use-texts.ts'
import type { ApiFailure } from '#client/api-failure.ts'
import { friendlyError, isBlocked } from '#client/friendly-errors.ts'
import { fieldErrorTexts } from '#client/issue-texts.ts'
import { MAX_SHORTLIST } from '#domain/limits.ts'
import { parseShortlist } from '#domain/lists/shortlist.ts'

/** Accepts anything; the API validates. */
export const briefFormValuesSchema = z.object({
  to: z.array(z.string()).default([]),
  subject: z.string().default(''),
  body: z.string().default(''),
  audience: z.string().default(''),
  budget: z.string().default(''),
  timing: z.string().default(''),
  examples: z.string().default(''),
  name: z.string().default(''),
  email: z.string().default(''),
  website: z.string().default(''),
  formToken: z.string().default(''),
  idempotencyKey: z.string().default(''),
})

export type BriefValues = z.infer<typeof briefFormValuesSchema>

/** Those of the address and those of the shortlist. */
export const MAX_BRIEF_CHOICES = 2 * MAX_SHORTLIST

export const FORM = {
  to: MAX_BRIEF_CHOICES,
  subject: 1,
  body: 1,
  audience: 1,
  budget: 1,
  timing: 1,
  examples: 1,
  name: 1,
  email: 1,
  website: 1,
  formToken: 1,
  idempotencyKey: 1,
  as: 1,
  /** R667: asks for the link to confirm it again, and nothing else. */
  again: 1,
}

/** Whom the form offers: those whom the address names, then those of the shortlist. */
export function briefExpertChoices(
  query: URLSearchParams,
  shortlist: readonly string[],
): { named: readonly string[]; choices: string[] } {
  const named = parseShortlist(query.get('to') ?? '', ',')
  return { named, choices: [...new Set([...named, ...shortlist])].slice(0, MAX_BRIEF_CHOICES) }
}

/** One address a line. */
export function nonEmptyLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

const SHOWN = new Set(['to', 'subject', 'body', 'audience', 'budget', 'timing', 'examples', 'name', 'email'])

/** What is refused are the experts: they do not take it. */
const isOfExperts = (error: ApiFailure) => error.status === 403 && !isBlocked(error)

/** What is wrong by the form's fields: `examples.1` is one of the field `examples`. */
export function briefFieldErrors(t: PageTexts, error: ApiFailure): Record<string, string[]> {
  const shown: Record<string, string[]> = isOfExperts(error) ? { to: [friendlyError(error, t)] } : {}
  for (const [path, texts] of Object.entries(fieldErrorTexts(error, t))) {
    const name = path.split('.', 1)[0] ?? ''
    if (SHOWN.has(name)) shown[name] = [...new Set([...(shown[name] ?? []), ...texts])]
  }
  return shown
}

export function briefFormErrors(t: PageTexts, error: ApiFailure): string[] {
  if (error.code === 'validation_failed') {
    return Object.entries(fieldErrorTexts(error, t)).flatMap(([path, texts]) =>
      SHOWN.has(path.split('.', 1)[0] ?? '') ? [] : texts,
    )
  }
  if (error.code === 'already_used') return [t('brief.form.sentBefore')]
  if (isOfExperts(error)) return []
  return [friendlyError(error, t)]
}
