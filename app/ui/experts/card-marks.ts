/** What the visitor did about an expert: the buttons show it and take it back. */
export type CardMarks = { shortlisted: boolean; followed: boolean; liked: boolean; own: boolean }

/** The visitor's marks by kind, as handles. */
export type Marks = Record<keyof CardMarks, string[]>

/** One object for all, so that it is serialized once for the fragment cache. */
const NO_MARKS: CardMarks = { shortlisted: false, followed: false, liked: false, own: false }

export function cardMarksFor(slug: string, marks: Marks | undefined): CardMarks {
  if (!marks || !Object.values(marks).some((slugs) => slugs.includes(slug))) return NO_MARKS
  const has = (kind: keyof CardMarks) => marks[kind].includes(slug)
  return { shortlisted: has('shortlisted'), followed: has('followed'), liked: has('liked'), own: has('own') }
}
