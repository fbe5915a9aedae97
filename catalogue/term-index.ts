import { foldedWords } from '#domain/fold-text.ts'
import { MAX_SUGGESTED } from '#domain/limits.ts'

import { aliasName } from './alias-name.ts'
import type { Popularity } from './popularity.ts'
import { isOffered } from './shown-names.ts'
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

/** A name from one of its words on: "design" of "web design". Its own names have no alias. */
type Key = { text: string; term: number; own: boolean; whole: boolean; alias?: Alias }
/** The best known come first. */
type Alias = { name: string; order: number }

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

type Found = { tier: number; alias?: Alias }

/**
 * Every name and alias of skills and places, sorted by each of their words, so that a beginning is found by halving.
 * Made once per catalogue; a keystroke costs some microseconds.
 */
export function createTermIndex({ skills, cities, regions, countries, searchableRegions, popularity }: Tables) {
  const terms: (Term & { rank: number })[] = []
  const keys: Key[] = []
  const named = new Map<string, Term[]>()
  const atFirst = new Map<string, Suggested>()

  function addKeys(words: string[], { alias, anyWord }: { alias?: Alias; anyWord: boolean }): void {
    const term = terms.length - 1
    for (let from = 0; from < (anyWord ? words.length : Math.min(1, words.length)); from++) {
      const text = words.slice(from).join(' ')
      keys.push({ text, term, own: alias === undefined, whole: from === 0, ...(alias !== undefined && { alias }) })
    }
  }

  function addTerm(
    kind: TermKind,
    { slug, displayName, aliases }: Named,
    { rank = Number.MAX_SAFE_INTEGER, hidden = false }: { rank?: number | undefined; hidden?: boolean },
  ): void {
    const term = { kind, slug, displayName, rank }
    terms.push(term)
    const own = foldedWords(displayName)
    if (!hidden) addKeys(own, { anyWord: true })
    const names = new Set([own.join(' '), foldedWords(slug).join(' ')])
    for (const [order, alias] of aliases.entries()) {
      const words = foldedWords(alias)
      const name = words.join(' ')
      if (names.has(name)) continue
      names.add(name)
      // Whoever types the name of a city or region that its country answers to means that.
      const smaller = kind === 'country' && named.get(name)?.some((other) => other.kind !== 'skill')
      // "Abilene, United States" is not what somebody means who types "united", nor Kitchener, once Town of Berlin.
      if (!hidden && !smaller) addKeys(words, { alias: { name: alias, order }, anyWord: kind === 'skill' })
    }
    for (const name of names) {
      const known = named.get(name)
      if (known) known.push(term)
      else named.set(name, [term])
    }
  }

  for (const skill of skills.values()) {
    addTerm('skill', skill, { rank: popularity.skills.get(skill.slug), hidden: !isOffered(skill) })
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

  function tierOf({ text, own, whole, term }: Key, typed: string): number {
    const kind = terms[term]?.kind
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
      const { alias } = key
      const before = found.get(key.term)
      const better = !before || tier < before.tier || (tier === before.tier && orderOf(alias) < orderOf(before.alias))
      if (better) found.set(key.term, { tier, ...(alias && { alias }) })
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
    const isNear = beginning.size === 0
    const near = () => [...typos.near(typed)].map(([term, tier]): [number, Found] => [term, { tier }])
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
        .map(({ term, alias }) => ({ ...bare(term), ...(alias && { matched: aliasName(alias.name) }) })),
    }
  }
}

/** A name of its own needs no other. */
const orderOf = (alias: Alias | undefined) => alias?.order ?? -1

const bare = ({ kind, slug, displayName }: Term): Term => ({ kind, slug, displayName })
