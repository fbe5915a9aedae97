import { isUnderstood, NO_WISH, type Wish } from './wish.ts'

/** What of a wish was given up, so that more experts are found. */
export const LOOSENINGS = [
  'words',
  'skills',
  'availability',
  'kind',
  'budget',
  'language',
  'city',
  'place',
  'everything',
  'some-words',
  'anybody',
] as const
export type Loosening = (typeof LOOSENINGS)[number]

/** A way to look for a wish: wholly, or with something given up. R328: who has what it lacks is not meant. */
export type Level = { wish: Wish; loosened: Loosening | null; lacks: Wish | null }

const level = (loosened: Loosening, wish: Wish, lacks: Partial<Wish>): Level => ({
  wish,
  loosened,
  lacks: { ...NO_WISH, ...lacks },
})

const isNarrow = ({ cities, country }: Wish) => cities.length > 0 || country !== null

/**
 * R322: a wish as it is, then with one thing given up after the other, and in the end with all but what is asked for.
 * Words that nobody knows are given up first and stay so, and skills that come near count from then on.
 */
export function loosen(wish: Wish): Level[] {
  const {
    skills,
    phrases,
    services,
    words,
    subjects,
    isOpen,
    kind,
    budgetUsd,
    speaks,
    speaksAny,
    cities,
    country,
    availableNow,
  } = wish
  const whole: Level = { wish, loosened: null, lacks: null }
  const known: Wish = { ...wish, words: [], subjects: [] }
  // A trade alone says nothing of the work: without it anybody would do.
  if (!isUnderstood({ ...known, when: null })) return [whole]
  const near: Wish = { ...known, skills: [...skills, ...wish.nearSkills], nearSkills: [] }
  const levels: (Level | false)[] = [
    whole,
    words.length + subjects.length > 0 && level('words', known, { words, subjects, isOpen }),
    wish.nearSkills.length > 0 && level('skills', near, { skills, phrases, services }),
    availableNow && level('availability', { ...near, availableNow: false }, { availableNow }),
    kind !== null && level('kind', { ...near, kind: null }, { kind }),
    budgetUsd !== null && level('budget', { ...near, budgetUsd: null }, { budgetUsd }),
    speaks.length > 0 && level('language', { ...near, speaks: [] }, { speaks, speaksAny }),
    cities.length > 0 && country !== null && level('city', { ...near, cities: [] }, { cities }),
    isNarrow(wish) &&
      level('place', { ...near, cities: [], country: null }, country === null ? { cities } : { country }),
    {
      wish: { ...near, cities: [], country: null, kind: null, budgetUsd: null, speaks: [], availableNow: false },
      loosened: 'everything',
      lacks: null,
    },
  ]
  const wanted = levels.filter((one) => one !== false)
  // The last step may be one that was taken already.
  return [...new Map(wanted.toReversed().map((one) => [JSON.stringify(one.wish), one])).values()].toReversed()
}
