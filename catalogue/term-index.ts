import { foldedWords } from '#domain/fold-text.ts'
import { MAX_SUGGESTED } from '#domain/limits.ts'

import type { Popularity } from './popularity.ts'
import { createTypoIndex } from './typo-index.ts'

export type Term = { kind: 'skill' | 'city' | 'country'; slug: string; displayName: string }

type Named = { slug: string; displayName: string; aliases: readonly string[] }

type Tables = {
  skills: ReadonlyMap<string, Named>
  cities: ReadonlyMap<string, Named>
  countries: ReadonlyMap<string, Named>
  popularity: Popularity
}

/** A name from one of its words on: "design" of "web design". */
type Key = { text: string; term: number; own: boolean; whole: boolean }

type Suggested = { skills: Term[]; places: Term[] }

const MAX_TEXT = 60
const MAX_REMEMBERED = 2000

/**
 * Every name and alias of skills and places, sorted by each of their words, so that a beginning is found by halving.
 * Made once per catalogue; a keystroke costs some microseconds.
 */
export function createTermIndex({ skills, cities, countries, popularity }: Tables) {
  const terms: (Term & { rank: number })[] = []
  const keys: Key[] = []
  const named = new Map<string, Term[]>()
  const atFirst = new Map<string, Suggested>()

  function addKeys(words: string[], { own, anyWord }: { own: boolean; anyWord: boolean }): void {
    const term = terms.length - 1
    for (let from = 0; from < (anyWord ? words.length : Math.min(1, words.length)); from++) {
      keys.push({ text: words.slice(from).join(' '), term, own, whole: from === 0 })
    }
  }

  function addTerm(kind: Term['kind'], { slug, displayName, aliases }: Named, rank: number): void {
    const term = { kind, slug, displayName, rank }
    terms.push(term)
    const own = foldedWords(displayName)
    const start = own.join(' ')
    addKeys(own, { own: true, anyWord: true })
    const names = new Set([start, foldedWords(slug).join(' ')])
    for (const alias of aliases) {
      const words = foldedWords(alias)
      const name = words.join(' ')
      if (names.has(name)) continue
      names.add(name)
      // "Abilene, United States" is not what somebody means who types "united".
      addKeys(words, { own: false, anyWord: kind === 'skill' || !name.startsWith(start) })
    }
    for (const name of names) {
      const known = named.get(name)
      if (known) known.push(term)
      else named.set(name, [term])
    }
  }

  const last = Number.MAX_SAFE_INTEGER
  for (const skill of skills.values()) addTerm('skill', skill, popularity.skills.get(skill.slug) ?? last)
  for (const city of cities.values()) addTerm('city', city, popularity.places.get(`@${city.slug}`) ?? last)
  for (const country of countries.values()) {
    addTerm('country', country, popularity.places.get(`=${country.slug}`) ?? last)
  }
  keys.sort((a, b) => (a.text < b.text ? -1 : 1))
  const typos = createTypoIndex(keys.filter((key) => key.own || terms[key.term]?.kind === 'skill'))

  function firstFrom(text: string): number {
    let [low, high] = [0, keys.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((keys[middle]?.text ?? '') < text) low = middle + 1
      else high = middle
    }
    return low
  }

  /** The lower, the better: the very name, the very alias, a name that begins so, an alias that begins so. */
  function prefixed(text: string): Map<number, number> {
    const found = new Map<number, number>()
    for (let at = firstFrom(text); at < keys.length; at++) {
      const key = keys[at]
      if (!key?.text.startsWith(text)) break
      const exact = key.whole && key.text === text
      // "nyc" is an alias of a city and of its country, and more likely the city.
      const tier = (exact ? 0 : 2) + (key.own ? 0 : terms[key.term]?.kind === 'country' ? 1.5 : 1)
      if (tier < (found.get(key.term) ?? Number.POSITIVE_INFINITY)) found.set(key.term, tier)
    }
    return found
  }

  return {
    /** What bears exactly this name, once both are folded. */
    named: (words: readonly string[]): readonly Term[] => named.get(words.join(' ')) ?? [],
    /** What somebody may mean who has typed this much, the likeliest first. */
    suggest(text: string): Suggested {
      const typed = foldedWords(text).join(' ').slice(0, MAX_TEXT)
      if (typed === '') return { skills: [], places: [] }
      const known = atFirst.get(typed)
      if (known) return known
      const suggested = likeliest(typed)
      // A letter or two begin hundreds of names, and everybody types them.
      if (typed.length < 3 && atFirst.size < MAX_REMEMBERED) atFirst.set(typed, suggested)
      return suggested
    },
  }

  function likeliest(typed: string): Suggested {
    const beginning = prefixed(typed)
    const found = [...(beginning.size > 0 ? beginning : typos.near(typed))]
      .flatMap(([at, tier]) => {
        const term = terms[at]
        return term ? [{ term, tier }] : []
      })
      .sort((a, b) => a.tier - b.tier || a.term.rank - b.term.rank)
      .map(({ term: { kind, slug, displayName } }) => ({ kind, slug, displayName }))
    return {
      skills: found.filter(({ kind }) => kind === 'skill').slice(0, MAX_SUGGESTED.skills),
      places: found.filter(({ kind }) => kind !== 'skill').slice(0, MAX_SUGGESTED.places),
    }
  }
}
