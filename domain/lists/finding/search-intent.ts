/** What a query asks for, in terms of the catalogue and of list filters. */
export type SearchIntent = {
  /** Skills that were named; having one of them is enough. */
  skills: string[]
  /** How much each skill that was named counts, also those that only count where no other does. */
  weights: [skill: string, weight: number][]
  /** The words that named them: experts may have used them elsewhere. */
  phrases: string[][]
  /** Skills whose experts can probably do it, too. */
  nearSkills: string[]
  services: string[]
  subjects: string[]
  /** Cities, any of which will do; all those of a region. */
  cities: string[]
  /** The country that is named, or that the cities are in, where it is one. */
  country: string | null
  speaks: string[]
  /** R723: whether one of these languages is enough. */
  speaksAny: boolean
  kind: 'agency' | 'freelancer' | null
  /** The most that a project may cost, in US dollars. */
  budgetUsd: number | null
  /** Whether the work is to begin soon, or on days that are named. */
  when: { from: string; to: string } | null
  availableNow: boolean
  /** Folded words that no table knows. */
  words: string[]
  /** Whether the last of them may be only the beginning of a word. */
  isOpen: boolean
}

/** An empty intent, which every expert matches. */
export const NO_INTENT: SearchIntent = {
  skills: [],
  weights: [],
  phrases: [],
  nearSkills: [],
  services: [],
  subjects: [],
  cities: [],
  country: null,
  speaks: [],
  speaksAny: false,
  kind: null,
  budgetUsd: null,
  when: null,
  availableNow: false,
  words: [],
  isOpen: false,
}

/** Whether anything was understood; otherwise its words are all there is to search by. */
export function isIntentUnderstood({
  skills,
  services,
  subjects,
  cities,
  country,
  speaks,
  kind,
  budgetUsd,
  when,
  availableNow,
}: SearchIntent): boolean {
  const isNamed = [skills, services, subjects, cities, speaks].some((some) => some.length > 0)
  return isNamed || availableNow || [country, kind, budgetUsd, when].some((one) => one !== null)
}
