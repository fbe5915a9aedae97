/** What the tables of a language have rows for; `catalogue/README.md` says what each is. */
export const SECTIONS = [
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
export type Section = (typeof SECTIONS)[number]

/** Terms by key of each section. A `*` at the end of a word stands for any ending. */
export type TermTable = Record<Section, Record<string, string[]>>

/** Rows of `places` that are letters, not terms. */
export const ENDINGS = 'endings'

/** The tables by language code. */
export type TermTables = Record<string, TermTable>

/** Skills whose experts can probably do what a skill, or a subject, asks for, the nearest first. */
export type NearSkills = { skills: Record<string, string[]>; subjects: Record<string, string[]> }

/** English words for trades. */
export type SubjectWords = Record<string, string[]>
