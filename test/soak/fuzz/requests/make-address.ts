import { LISTING_PARAMETERS } from '#client/lists/listing-query.ts'
import type { Random } from '#demo/art/seeded-random.ts'

import { badText } from './bad-values.ts'
import type { Call, Role } from './calls.ts'
import { encodePairs } from './encode-body.ts'
import type { KnownValues } from './known-values.ts'
import { makeValue } from './make-value.ts'
import { type Pair, mutatePairs } from './mutate.ts'
import type { Pages } from './page-calls.ts'

export type RequestContext = {
  role: Role
  random: Random
  known: KnownValues
  pages: Pages
  /** Handle of the requesting account's profile, if any. */
  handle: string | undefined
}

/** The host uses ids of its own; otherwise a few deletions would leave an empty site. */
function hostId(random: Random): string {
  return `fuzz-${random.int(40)}`
}

/** A lone surrogate cannot be encoded in a URL. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed())

/** A path with its parameters filled in, a quarter of them with bad values. */
export function pathOf({ path, parameters }: Call, { random, known, role, handle }: RequestContext): string {
  return path.replace(/\{(\w+)\}/g, (_, given: string, at: number) => {
    // Each action in a path is a route by itself, so it is mostly a valid one.
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

export function queryOf({ parameters, components }: Call, { random, known }: RequestContext): string {
  // Sometimes only the required parameters, as in the document's examples, which are surely accepted.
  const plain = random.chance(0.4)
  const share = Math.min(0.4, 5 / parameters.length)
  const pairs = parameters.flatMap(({ name, in: where, schema = {}, required }): Pair[] => {
    if (where !== 'query' || !(required || (!plain && random.chance(share)))) return []
    const value = (plain ? schema.example : undefined) ?? makeValue(schema, { random, known, components, name })
    return [value].flat().map((one): Pair => [name, String(one)])
  })
  const sent = random.chance(0.3) ? mutatePairs(pairs, random) : pairs
  // Node itself refuses longer ones before any code of ours runs.
  const query = encodePairs(sent, random).slice(0, random.chance(0.95) ? 4000 : 14_000)
  return query && `?${query}`
}

/** The address of a page, mostly as the site itself links to it. */
export function pageAddress(pattern: string, { random, known, pages }: RequestContext): string {
  const linked = random.chance(0.75) ? pages.address(pattern, random) : undefined
  const path =
    linked ??
    pattern.replace(/:(\w+)\??/g, (_, name: string) => {
      const value = random.chance(0.3) ? badText(random).slice(0, 400) : (known.take(name, random) ?? 'a')
      return (name === 'handle' ? '@' : '') + encode(value)
    })
  return random.chance(0.06) ? path.replace(/(?=\?|$)/, '.data') : path
}

/** Query parameters that some pages read: those of lists, and each other page's own. */
const OF_OTHER_PAGES = `
  q where experts status visibility state box message days service subject body timing
  token next act for to path profile count done saved sent undo work`

export const PAGE_QUERY = [...LISTING_PARAMETERS, ...OF_OTHER_PAGES.trim().split(/\s+/)].map((name) => ({
  name,
  in: 'query',
  schema: { type: 'string' },
}))
