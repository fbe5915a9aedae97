import type { Random } from '#demo/art/seeded-random.ts'

import { badText } from './bad-values.ts'
import type { Call, Role } from './calls.ts'
import { encodePairs } from './encode-body.ts'
import type { KnownValues } from './known-values.ts'
import { makeValue } from './make-value.ts'
import type { Pages } from './page-calls.ts'
import { type Pair, spoilPairs } from './spoil.ts'

export type Making = {
  role: Role
  random: Random
  known: KnownValues
  pages: Pages
  /** Of the profile that whoever asks owns, if any. */
  handle: string | undefined
}

/** The host speaks of things of its own, or a few deletions would leave an empty site. */
function hostId(random: Random): string {
  return `fuzz-${random.int(40)}`
}

/** Half a surrogate pair cannot be written in an address. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed())

/** A path with its parameters filled in, a quarter of them with nonsense. */
export function pathOf({ path, parameters }: Call, { random, known, role, handle }: Making): string {
  return path.replace(/\{(\w+)\}/g, (_, given: string, at: number) => {
    // What the path says is to be done is a route by itself: mostly it is one that there is.
    if (random.chance(given === 'action' ? 0.1 : 0.25)) return encode(badText(random).slice(0, 600)) || 'a'
    if (role === 'host' && given === 'id' && random.chance(0.97)) return hostId(random)
    const name = given === 'slug' && path.includes('/profile') ? 'handle' : given
    const { schema = {} } = parameters.find((one) => one.name === given) ?? {}
    if (schema.example !== undefined && random.chance(name === 'action' ? 0.9 : 0.3))
      return encode(String(schema.example))
    if (handle && (name === 'handle' || name === 'username') && random.chance(0.4)) return handle
    const seen = known.take(name, random, path.slice(0, at - 1)) ?? schema.example
    return encode(String(seen ?? makeValue(schema, { random, known, components: {}, name })))
  })
}

export function queryOf({ parameters, components }: Call, { random, known }: Making): string {
  // Now and then only what must be there, as the document's examples have it: so much is surely taken.
  const plain = random.chance(0.4)
  const pairs = parameters.flatMap(({ name, in: where, schema = {}, required }): Pair[] => {
    if (where !== 'query' || !(required || (!plain && random.chance(0.4)))) return []
    const value = (plain ? schema.example : undefined) ?? makeValue(schema, { random, known, components, name })
    return [value].flat().map((one): Pair => [name, String(one)])
  })
  const asked = random.chance(0.3) ? spoilPairs(pairs, random) : pairs
  // Longer ones are refused by Node itself, before anything of ours.
  const query = encodePairs(asked, random).slice(0, random.chance(0.95) ? 4000 : 14_000)
  return query && `?${query}`
}

/** Where a page is: mostly as the site itself links to it. */
export function pageAddress(pattern: string, { random, known, pages }: Making): string {
  const linked = random.chance(0.75) ? pages.address(pattern, random) : undefined
  const path =
    linked ??
    pattern.replace(/:(\w+)\??/g, (_, name: string) => {
      const value = random.chance(0.3) ? badText(random).slice(0, 400) : (known.take(name, random) ?? 'a')
      return (name === 'handle' ? '@' : '') + encode(value)
    })
  return random.chance(0.06) ? path.replace(/(?=\?|$)/, '.data') : path
}

/** What pages look for, one or the other. */
export const PAGE_QUERY = [
  'q',
  'page',
  'sort',
  'language',
  'budget',
  'budgetFrom',
  'token',
  'next',
  'service',
  'experts',
  'status',
].map((name) => ({
  name,
  in: 'query',
  schema: { type: 'string' },
}))
