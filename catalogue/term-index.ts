import { MAX_SUGGESTED } from '#domain/limits.ts'
import { foldedWords } from '#domain/text/fold-text.ts'

import { aliasName } from './alias-name.ts'
import { isSkillOffered } from './display-names.ts'
import type { Popularity } from './popularity.ts'
import type { Skill } from './types.ts'
import { createTypoIndex } from './typo-index.ts'

export type TermKind = 'skill' | 'city' | 'region' | 'country'

export type Term = { kind: TermKind; slug: string; displayName: string }

/** A term for what was typed; `matched` is the other name of a place that begins so, where its own does not. */
export type SuggestedTerm = Term & { matched?: string }

type Named = { slug: string; displayName: string; aliases: readonly string[] }

type Tables = {
  skills: ReadonlyMap<string, Named & Pick<Skill, 'means' | 'offTopic'>>
  cities: ReadonlyMap<string, Named>
  regions: ReadonlyMap<string, Named>
  countries: ReadonlyMap<string, Named>
  /** Regions that a search leads to: not those that share their name with their city, nor those without cities. */
  searchableRegions: ReadonlySet<string>
  popularity: Popularity
}

/** A name from one of its words on: "design" of "web design". There are many thousands, so they are plain. */
type Key = {
  text: string
  term: number
  whole: boolean
  /** The alias that it is of; the term's own names have none. */
  alias: string | undefined
  /** Of its alias among others: the best known come first, and a name of its own needs no other. */
  order: number
}
const OWN = -1

type Suggested = { skills: SuggestedTerm[]; places: SuggestedTerm[] }

const MAX_TEXT = 60
const MAX_REMEMBERED = 2000

/**
 * The lower, the better: the very name, the very alias, a name that begins so, a place's name of which a later word
 * does, an alias that begins so.
 */
const TIERS = { name: 0, alias: 1, begins: 2, laterWord: 3, aliasBegins: 4 }
/** A place's alias of so many letters is as good as its name; a shorter one may be the beginning of another's. */
const TELLING_LETTERS = 4

type Found = Pick<Key, 'alias' | 'order'> & { tier: number }

/**
 * Every name and alias of skills and places, sorted by each of their words, so that a beginning is found by halving.
 * Made once per catalogue; a keystroke costs some microseconds.
 */
export function createTermIndex({ skills, cities, regions, countries, searchableRegions, popularity }: Tables) {
  const terms: (Term & { rank: number })[] = []
  const keys: Key[] = []
  // Few names are those of several: only these have a list.
  const named = new Map<string, Term | Term[]>()
  const atFirst = new Map<string, Suggested>()

  const namedSo = (name: string): readonly Term[] => {
    const known = named.get(name)
    return known === undefined ? [] : Array.isArray(known) ? known : [known]
  }

  function addKeys(name: string, { anyWord, alias, order }: Pick<Key, 'alias' | 'order'> & { anyWord: boolean }): void {
    if (name === '') return
    const term = terms.length - 1
    keys.push({ text: name, term, whole: true, alias, order })
    if (!anyWord) return
    for (let at = name.indexOf(' '); at !== -1; at = name.indexOf(' ', at + 1)) {
      keys.push({ text: name.slice(at + 1), term, whole: false, alias, order })
    }
  }

  function addTerm(
    kind: TermKind,
    { slug, displayName, aliases }: Named,
    { rank = Number.MAX_SAFE_INTEGER, hidden = false }: { rank?: number | undefined; hidden?: boolean },
  ): void {
    const term = { kind, slug, displayName, rank }
    terms.push(term)
    const own = foldedWords(displayName).join(' ')
    if (!hidden) addKeys(own, { anyWord: true, alias: undefined, order: OWN })
    const names = new Set([own, foldedWords(slug).join(' ')])
    for (const [order, alias] of aliases.entries()) {
      const name = foldedWords(alias).join(' ')
      if (names.has(name)) continue
      names.add(name)
      // If the typed name belongs to both a country and a city or region in it, the city or region is meant.
      const smaller = kind === 'country' && namedSo(name).some((other) => other.kind !== 'skill')
      // "Abilene, United States" is not what somebody means who types "united", nor Kitchener, once Town of Berlin.
      if (!hidden && !smaller) addKeys(name, { anyWord: kind === 'skill', alias, order })
    }
    for (const name of names) {
      const known = namedSo(name)
      named.set(name, known.length === 0 ? term : [...known, term])
    }
  }

  for (const skill of skills.values()) {
    addTerm('skill', skill, { rank: popularity.skills.get(skill.slug), hidden: !isSkillOffered(skill) })
  }
  for (const city of cities.values()) addTerm('city', city, { rank: popularity.places.get(`@${city.slug}`) })
  for (const region of regions.values()) {
    const rank = popularity.places.get(`%${region.slug}`)
    addTerm('region', region, { rank, hidden: !searchableRegions.has(region.slug) })
  }
  for (const country of countries.values()) {
    addTerm('country', country, { rank: popularity.places.get(`=${country.slug}`) })
  }
  keys.sort((a, b) => (a.text < b.text ? -1 : 1))
  let typos: ReturnType<typeof createTypoIndex> | undefined
  /** Made for the first text that nothing begins with. */
  const typoIndex = () =>
    (typos ??= createTypoIndex(keys.filter(({ alias, term }) => alias === undefined || terms[term]?.kind === 'skill')))

  function firstFrom(text: string): number {
    let [low, high] = [0, keys.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((keys[middle]?.text ?? '') < text) low = middle + 1
      else high = middle
    }
    return low
  }

  function tierOf({ text, alias, whole, term }: Key, typed: string): number {
    const kind = terms[term]?.kind
    const own = alias === undefined
    if (!whole || text !== typed) {
      if (!own) return TIERS.aliasBegins
      return whole || kind === 'skill' ? TIERS.begins : TIERS.laterWord
    }
    if (own || (kind !== 'skill' && text.length >= TELLING_LETTERS)) return TIERS.name
    // Two letters are rather the beginning of a name than the code of a state.
    return kind === 'region' ? TIERS.begins : TIERS.alias
  }

  function prefixed(text: string): Map<number, Found> {
    const found = new Map<number, Found>()
    for (let at = firstFrom(text); at < keys.length; at++) {
      const key = keys[at]
      if (!key?.text.startsWith(text)) break
      const tier = tierOf(key, text)
      const { alias, order } = key
      const before = found.get(key.term)
      const better = !before || tier < before.tier || (tier === before.tier && order < before.order)
      if (better) found.set(key.term, { tier, alias, order })
    }
    return found
  }

  return {
    /** What bears exactly this name, once both are folded. */
    named: (words: readonly string[]): readonly Term[] => namedSo(words.join(' ')),
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
    const isNear = beginning.size === 0
    const near = () =>
      [...typoIndex().near(typed)].map(([term, tier]) => [term, { tier, alias: undefined, order: OWN }] as const)
    const found = (isNear ? near() : [...beginning])
      .flatMap(([at, { tier, alias }]) => {
        const term = terms[at]
        return term ? [{ term, tier, alias }] : []
      })
      .sort((a, b) => a.tier - b.tier || a.term.rank - b.term.rank)
    const places = found.filter(({ term }) => term.kind !== 'skill')
    // Most places have names in other languages that begin like anything.
    const byName = isNear ? [] : places.filter(({ tier }) => tier < TIERS.aliasBegins)
    return {
      skills: found
        .filter(({ term }) => term.kind === 'skill')
        .slice(0, MAX_SUGGESTED.skills)
        .map(({ term }) => bare(term)),
      places: (byName.length > 0 ? byName : places)
        .slice(0, MAX_SUGGESTED.places)
        .map(({ term, alias }) => ({ ...bare(term), ...(alias && { matched: aliasName(alias) }) })),
    }
  }
}

const bare = ({ kind, slug, displayName }: Term): Term => ({ kind, slug, displayName })
