import { isUnderstood, type Wish } from './wish.ts'

/** What of a wish was given up, so that more experts are found. */
export const LOOSENINGS = ['words', 'skills', 'kind', 'budget', 'language', 'city', 'place', 'everything'] as const
export type Loosening = (typeof LOOSENINGS)[number]

/** A way to look for a wish: wholly, or with something given up. */
export type Level = { wish: Wish; loosened: Loosening | null }

const isNarrow = ({ cities, country }: Wish) => cities.length > 0 || country !== null

/**
 * R322: a wish as it is, then with one thing given up after the other, and in the end with all but what is asked for.
 * Words that nobody knows are given up first and stay so, and skills that come near count from then on.
 */
export function loosen(wish: Wish): Level[] {
  const known: Wish = { ...wish, words: [], subjects: [] }
  // A trade alone says nothing of the work: without it anybody would do.
  if (!isUnderstood({ ...known, when: null })) return [{ wish, loosened: null }]
  const near: Wish = { ...known, skills: [...wish.skills, ...wish.nearSkills], nearSkills: [] }
  const levels: (Level | false)[] = [
    { wish, loosened: null },
    wish.words.length + wish.subjects.length > 0 && { wish: known, loosened: 'words' },
    wish.nearSkills.length > 0 && { wish: near, loosened: 'skills' },
    wish.kind !== null && { wish: { ...near, kind: null }, loosened: 'kind' },
    wish.budgetUsd !== null && { wish: { ...near, budgetUsd: null }, loosened: 'budget' },
    wish.speaks.length > 0 && { wish: { ...near, speaks: [] }, loosened: 'language' },
    wish.cities.length > 0 && wish.country !== null && { wish: { ...near, cities: [] }, loosened: 'city' },
    isNarrow(wish) && { wish: { ...near, cities: [], country: null }, loosened: 'place' },
    { wish: { ...near, cities: [], country: null, kind: null, budgetUsd: null, speaks: [] }, loosened: 'everything' },
  ]
  const wanted = levels.filter((level) => level !== false)
  // The last step may be one that was taken already.
  return [...new Map(wanted.toReversed().map((level) => [JSON.stringify(level.wish), level])).values()].toReversed()
}
