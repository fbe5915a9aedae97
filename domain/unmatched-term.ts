import { MAX_LENGTH } from './limits.ts'

export type UnmatchedKind = 'skill' | 'city' | 'country'

/** Something typed that the catalogue does not know. */
export type UnmatchedTerm = { kind: UnmatchedKind; term: string }

/** One spelling for the same words: lower case, single spaces, no longer than a place's name may be. */
export function normalizeTerm(term: string): string {
  const words = term.normalize('NFC').toLowerCase().trim().replace(/\s+/gu, ' ')
  return [...words].slice(0, MAX_LENGTH.place).join('').trimEnd()
}
