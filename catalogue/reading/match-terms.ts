import type { Term } from '#catalogue/term-index.ts'

import type { createPlaceFinder } from './find-place.ts'
import { stripArabicPrefixes } from './inflected-names.ts'
import { type LanguageTerms, MAX_TERM_WORDS } from './language-terms.ts'
import type { PlaceValue } from './parsed-query.ts'
import type { TermSection } from './term-tables.ts'
import type { Token } from './tokens.ts'

/** What some tokens mean. A place has its own value; `name` is a skill by its name in the catalogue. */
export type TermMeaning = { section: TermSection; key: string; length: number; place?: PlaceValue }

type Candidate = TermMeaning & { rank: number; ending: string }

type Options = {
  language: string
  own: LanguageTerms
  english: LanguageTerms
  findPlace: ReturnType<typeof createPlaceFinder>
  termsNamed: (words: readonly string[]) => readonly Term[]
  /** Services by the platform's own names. */
  servicesNamed: (words: readonly string[]) => { key: string; length: number }[]
  /** The skill that lists offer for a slug, where there is one. */
  offered: (slug: string) => string[]
}

/** Which of equally long meanings counts. */
const RANKS: Record<TermSection, number> = {
  skills: 1,
  services: 2,
  speaks: 3,
  kinds: 4,
  when: 5,
  subjects: 6,
  budget: 8,
  places: 8,
  filler: 9,
}
/** A skill's own name says more than a term for it, but "make" is a tool, too. A place needs a cue to be one before other words. */
const RANK = { placeWithCue: 0, name: 0.5, nameOrFiller: 9.5, place: 10 }
const ENGLISH = 0.5
/** An ending so long may be a word of its own. */
const LEAST_COMPOUND = 4
const COMPOUNDING = new Set(['de', 'nl'])
const LINKS = ['', 's', 'n', 'en', 'es', 'er']
const MAX_NAME_WORDS = 4
const SHORT_CODE = /^\p{Script=Latin}{1,3}$/u

const isCue = ({ section, key }: Candidate, wanted: string) => section === 'places' && key === wanted

export function createTermMatcher({ language, own, english, findPlace, termsNamed, servicesNamed, offered }: Options) {
  const dictionaries = own === english ? [own] : [own, english]

  function termsAt(words: string[]): Candidate[] {
    return dictionaries.flatMap(({ terms }, index) =>
      terms.matches(words).map(({ length, value, ending }) => ({
        ...value,
        length,
        ending,
        rank: RANKS[value.section] + index * ENGLISH,
      })),
    )
  }

  function withPrefixes(words: string[]): Candidate[] {
    const plain = termsAt(words)
    if (plain.length > 0 || language !== 'ar') return plain
    return stripArabicPrefixes(words[0] ?? '').flatMap((first) => termsAt([first, ...words.slice(1)]))
  }

  function namesAt(tokens: readonly Token[], at: number, fillers: ReadonlySet<number>): Candidate[] {
    const words = tokens.slice(at, at + MAX_NAME_WORDS).map(({ plain }) => plain)
    return words.flatMap((_, index) => {
      const length = words.length - index
      const named = termsNamed(words.slice(0, length)).flatMap(({ kind, slug }) =>
        kind === 'skill' ? offered(slug) : [],
      )
      const isFiller = fillers.has(length) && !(tokens[at]?.capital && at > 0)
      const rank = isFiller ? RANK.nameOrFiller : RANK.name
      return named.map((key) => ({ section: 'skills' as const, key, length, ending: '', rank }))
    })
  }

  /** Whether a word before or after says that a place stands between. */
  function hasCue(tokens: readonly Token[], at: number, length: number): boolean {
    const folded = (from: number) => tokens.slice(from, from + MAX_TERM_WORDS).map((token) => token.folded)
    if (termsAt(folded(at + length)).some((one) => isCue(one, 'after'))) return true
    return [1, 2, 3].some((back) =>
      at - back < 0 ? false : termsAt(folded(at - back)).some((one) => isCue(one, 'before') && one.length === back),
    )
  }

  function placesAt(tokens: readonly Token[], at: number): Candidate[] {
    const found = findPlace(tokens, at, { language, endings: own.endings })
    const first = tokens[at]
    if (!found || !first) return []
    const cued = found.inflected || hasCue(tokens, at, found.length)
    // Two or three letters are a code, which people write in capitals.
    const isCode = SHORT_CODE.test(first.folded) && found.length === 1
    if (isCode && !first.capital && (!cued || first.folded.length < 3)) return []
    const rank = cued && (first.capital || !isCode) ? RANK.placeWithCue : RANK.place
    return found.places.map(({ kind, slug }) => ({
      section: 'places' as const,
      key: slug,
      place: { kind: kind as PlaceValue['kind'], slug },
      length: found.length,
      ending: '',
      rank,
    }))
  }

  /** The second half of a compound, such as "website" in "bäckereiwebsite". */
  function secondHalf({ ending, section, length }: Candidate): TermMeaning[] {
    if (!COMPOUNDING.has(language) || ending.length < LEAST_COMPOUND || RANKS[section] > RANKS.subjects) return []
    for (const link of LINKS.filter((one) => ending.startsWith(one))) {
      const half = termsAt([ending.slice(link.length)]).find((one) => RANKS[one.section] <= RANKS.subjects)
      if (half?.length === 1) return [{ section: half.section, key: half.key, length }]
    }
    return []
  }

  /** What the tokens from here on mean: the longest meaning, and those that are as long and as likely. */
  return (tokens: readonly Token[], at: number): TermMeaning[] => {
    const words = tokens.slice(at, at + MAX_TERM_WORDS).map(({ folded }) => folded)
    const terms = withPrefixes(words)
    const fillers = new Set(terms.filter(({ section }) => section === 'filler').map(({ length }) => length))
    const services = servicesNamed(words).map((one) => ({
      ...one,
      section: 'services' as const,
      ending: '',
      rank: RANK.name,
    }))
    const candidates = [...terms, ...services, ...namesAt(tokens, at, fillers), ...placesAt(tokens, at)]
    const reach = ({ length }: Candidate) => tokens[at + length - 1]?.to ?? 0
    const furthest = Math.max(0, ...candidates.map(reach))
    const longest = candidates
      .filter((one) => reach(one) === furthest)
      .sort((a, b) => a.rank - b.rank || a.ending.length - b.ending.length)
    const [best] = longest
    if (!best) return []
    const trade = best.section === 'skills' ? longest.find(({ section }) => section === 'subjects') : undefined
    return [best, ...(trade ? [trade] : []), ...secondHalf(best)].map(({ section, key, length, ...rest }) => ({
      section,
      key,
      length,
      ...('place' in rest && rest.place ? { place: rest.place } : {}),
    }))
  }
}
