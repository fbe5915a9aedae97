import { MAX_LENGTH } from '#domain/limits.ts'

export const UNMATCHED_TERM_KINDS = ['skill', 'city', 'country'] as const
export type UnmatchedTermKind = (typeof UNMATCHED_TERM_KINDS)[number]

/** An admin's decision on a term: an alias of an entry, ignored, or proposed as a new entry. */
export const UNMATCHED_TERM_STATUSES = ['new', 'mapped', 'ignored', 'proposed'] as const
export type UnmatchedTermStatus = (typeof UNMATCHED_TERM_STATUSES)[number]

/** A typed term that the catalogue does not know. */
export type UnmatchedTerm = { kind: UnmatchedTermKind; term: string }

/** Normalizes a term: lower case, single spaces, no longer than a place's name may be. */
export function normalizeTerm(term: string): string {
  const words = term.normalize('NFC').toLowerCase().trim().replace(/\s+/gu, ' ')
  return [...words].slice(0, MAX_LENGTH.place).join('').trimEnd()
}
