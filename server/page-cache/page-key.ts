import * as addresses from '#domain/addresses.ts'
import { FILTER_NAMES, FILTERS } from '#domain/lists/filters.ts'

/** Query parameters that a page understands: those that may appear once, and those that may repeat. */
type Query = { once: string[]; repeated: string[] }

const NO_QUERY: Query = { once: [], repeated: [] }

/** The parameters of every list of experts, in the order in which a key has them. */
export const LIST_PARAMETERS = {
  once: [
    'page',
    'sort',
    'budget',
    'budgetFrom',
    'currency',
    'region',
    ...FILTER_NAMES.filter((name) => !FILTERS[name].several),
  ],
  repeated: FILTER_NAMES.filter((name) => FILTERS[name].several),
}

/** Other spellings of a number (`02`, `2e0`) are answered, but not cached. */
const NUMBERS = new Set(['page', 'budget', 'budgetFrom'])
const isOtherSpelling = (name: string, value: string) => NUMBERS.has(name) && String(Number(value)) !== value

/** Pages that show the same to everyone who is not signed in. */
const ONE_ADDRESS = new Map<string, Query>([
  [addresses.home, NO_QUERY],
  [addresses.experts, { ...LIST_PARAMETERS, once: ['q', 'where', ...LIST_PARAMETERS.once] }],
  [addresses.hireIndex, NO_QUERY],
  [addresses.browse, NO_QUERY],
  [addresses.forExperts, NO_QUERY],
  [addresses.ranking, NO_QUERY],
  [addresses.apiDocs, NO_QUERY],
  [addresses.privacy, NO_QUERY],
  [addresses.terms, NO_QUERY],
  [addresses.imprint, NO_QUERY],
  ['/robots.txt', NO_QUERY],
  ['/llms.txt', NO_QUERY],
  ['/sitemap.xml', NO_QUERY],
])

/** Pages with an address per expert, place or file; a test compares these with the list of addresses. */
const MANY_ADDRESSES: (Query & { path: RegExp })[] = [
  { path: /^\/@[a-z0-9-]{3,40}$/, once: ['work', 'page'], repeated: [] },
  { path: /^\/hire(?:\/[^/]+){1,3}$/, ...LIST_PARAMETERS },
  { path: /^\/browse\/(?:cities\/[^/]+|countries\/[a-z]{2}\/[^/]+)$/, ...NO_QUERY },
  { path: /^\/sitemaps\/[a-z0-9-]+\.xml$/, ...NO_QUERY },
]

const MAX_LENGTH = 1000
const MAX_VALUES = 24

/**
 * The canonical address of a page, under which it is cached; undefined for what is not cached. Parameters that the
 * page does not understand are left out, the others are sorted, so all these addresses show the same page. A path that
 * is spelt in another way than our own links, and a parameter without effect, is left to the app, which redirects.
 */
export function pageKey(url: string): string | undefined {
  if (url.length > MAX_LENGTH) return undefined
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  const known = ONE_ADDRESS.get(path) ?? MANY_ADDRESSES.find((one) => one.path.test(path))
  if (!known || !isCanonicalPath(path)) return undefined
  if (mark < 0 || (known.once.length === 0 && known.repeated.length === 0)) return path
  const query = canonicalQuery(new URLSearchParams(url.slice(mark + 1)), known)
  if (query === undefined) return undefined
  return query === '' ? path : `${path}?${query}`
}

function isCanonicalPath(path: string): boolean {
  if (path.endsWith('.data')) return false
  if (/^[a-z0-9/@'(),.!~*_-]+$/.test(path)) return true
  try {
    const read = decodeURI(path)
    return encodeURI(read.normalize('NFC')) === path && read === read.toLowerCase()
  } catch {
    return false
  }
}

function canonicalQuery(given: URLSearchParams, { once, repeated }: Query): string | undefined {
  const query = new URLSearchParams()
  for (const name of once) {
    const values = given.getAll(name)
    if (values.length > 1 || values.includes('')) return undefined
    const [value] = values
    if (value !== undefined && isOtherSpelling(name, value)) return undefined
    // The first page is the page itself.
    if (value !== undefined && !(name === 'page' && value === '1')) query.set(name, value)
  }
  for (const name of repeated) {
    const values = [...new Set(given.getAll(name))].sort()
    if (values.length > MAX_VALUES || values.includes('')) return undefined
    for (const value of values) query.append(name, value)
  }
  return query.toString()
}
