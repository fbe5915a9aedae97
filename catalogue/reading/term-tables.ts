/** What the tables of a language have rows for; `catalogue/README.md` says what each is. */
export const TERM_SECTIONS = [
  'skills',
  'services',
  'subjects',
  'kinds',
  'speaks',
  'budget',
  'when',
  'places',
  'filler',
] as const
export type TermSection = (typeof TERM_SECTIONS)[number]

/** Terms by key of each section. A `*` at the end of a word stands for any ending. */
export type TermTable = Record<TermSection, Record<string, string[]>>

/** Rows of `places` that are letters, not terms. */
export const PLACE_ENDINGS_KEY = 'endings'

/** The tables by language code. */
export type TermTables = Record<string, TermTable>

/** Skills whose experts can probably do what a skill, or a subject, asks for, the nearest first. */
export type NearSkills = { skills: Record<string, string[]>; subjects: Record<string, string[]> }

/** English words for trades. */
export type SubjectWords = Record<string, string[]>
