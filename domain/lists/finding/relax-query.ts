import { isIntentUnderstood, NO_INTENT, type SearchIntent } from './search-intent.ts'

/** The condition of an intent that was dropped to find more experts. */
export const RELAXATIONS = [
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
export type Relaxation = (typeof RELAXATIONS)[number]

/** An intent, complete or with a condition dropped. R328: experts who meet the dropped condition (`lacks`) are excluded. */
export type RelaxationLevel = {
  intent: SearchIntent
  loosened: Relaxation | null
  lacks: SearchIntent | null
  /** R732: whether “available now” was dropped together with it. */
  nowToo?: true
  /** Whether its matches may be shown as a group after other results. */
  isGroup?: false
}

const level = (loosened: Relaxation, intent: SearchIntent, lacks: Partial<SearchIntent>): RelaxationLevel => ({
  intent,
  loosened,
  lacks: { ...NO_INTENT, ...lacks },
})

const isNarrow = ({ cities, country }: SearchIntent) => cities.length > 0 || country !== null

/**
 * R322: the complete intent, then with one condition after the other dropped, at last everything but the work.
 * Unknown words are dropped first and stay dropped, and related skills count from then on.
 */
export function relaxQuery(intent: SearchIntent): RelaxationLevel[] {
  const levels = [{ intent, loosened: null, lacks: null }, ...looserLevels(intent)]
  const wanted = intent.availableNow ? withAndWithoutNow(levels) : levels
  // The last step may be one that was taken already.
  return [...new Map(wanted.toReversed().map((one) => [JSON.stringify(one.intent), one])).values()].toReversed()
}

function looserLevels(intent: SearchIntent): RelaxationLevel[] {
  const { skills, phrases, services, words, subjects, isOpen, kind, budgetUsd, speaks, speaksAny, cities, country } =
    intent
  const known: SearchIntent = { ...intent, words: [], subjects: [] }
  // A trade or a day alone does not describe the work: without the rest, every expert would match.
  if (!isIntentUnderstood({ ...known, when: null, availableNow: false })) return []
  const near: SearchIntent = { ...known, skills: [...skills, ...intent.nearSkills], nearSkills: [] }
  const levels: (RelaxationLevel | false)[] = [
    words.length + subjects.length > 0 && level('words', known, { words, subjects, isOpen }),
    intent.nearSkills.length > 0 && level('skills', near, { skills, phrases, services }),
    kind !== null && level('kind', { ...near, kind: null }, { kind }),
    budgetUsd !== null && level('budget', { ...near, budgetUsd: null }, { budgetUsd }),
    speaks.length > 0 && level('language', { ...near, speaks: [] }, { speaks, speaksAny }),
    cities.length > 0 && country !== null && level('city', { ...near, cities: [] }, { cities }),
    isNarrow(intent) &&
      level('place', { ...near, cities: [], country: null }, country === null ? { cities } : { country }),
    {
      intent: { ...near, cities: [], country: null, kind: null, budgetUsd: null, speaks: [], availableNow: false },
      loosened: 'everything',
      lacks: null,
    },
  ]
  return levels.filter((one) => one !== false)
}

/** What is still the work that was asked for, in the place and on the terms that were asked for. */
const IS_STILL_ASKED = new Set<Relaxation | null>([null, 'words', 'skills'])

/**
 * R732: each level is searched among available experts, then among all, before the next one. So the first
 * level with a match is the one without “now”, or a later one.
 */
function withAndWithoutNow(levels: RelaxationLevel[]): RelaxationLevel[] {
  const last = levels.findLast(({ loosened }) => IS_STILL_ASKED.has(loosened))
  return levels.flatMap((one): RelaxationLevel[] => {
    if (!one.intent.availableNow) return [one]
    const intent = { ...one.intent, availableNow: false }
    if (!IS_STILL_ASKED.has(one.loosened)) return [one, { ...one, intent, nowToo: true, isGroup: false }]
    const free = level('availability', intent, { availableNow: true })
    return [one, one === last ? free : { ...free, isGroup: false }]
  })
}
