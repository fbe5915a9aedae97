/** Query parameters that a page understands: those that may appear once, and those that may repeat. */
type Kind = { path: RegExp; once: string[]; repeated: string[] }

/** Those of every list of experts, in the order in which a key has them. */
export const LIST_PARAMETERS = {
  once: ['page', 'sort', 'type', 'budget'],
  repeated: ['service', 'language', 'badge', 'availability'],
}

/** Pages that show the same to everyone who is not signed in. */
const KINDS: Kind[] = [
  { path: /^\/@[a-z0-9-]{3,40}$/, once: ['work', 'page'], repeated: [] },
  { path: /^\/hire(?:\/[^/]+){1,3}$/, ...LIST_PARAMETERS },
  { path: /^\/experts$/, once: ['q', 'where', ...LIST_PARAMETERS.once], repeated: LIST_PARAMETERS.repeated },
  { path: /^\/browse(?:\/cities\/[^/]+|\/countries\/[a-z]{2}\/[^/]+)?$/, once: [], repeated: [] },
  { path: /^\/(?:hire|ranking|privacy|terms|imprint|robots\.txt)?$/, once: [], repeated: [] },
  { path: /^\/sitemap(?:\.xml|s\/[a-z0-9-]+\.xml)$/, once: [], repeated: [] },
]

const MAX_LENGTH = 1000
const MAX_VALUES = 24

/**
 * The canonical address of a page, under which it is cached; undefined for what is not cached. Parameters that the
 * page does not understand are left out, the others are sorted, so all these addresses show the same page. A path that
 * is spelt in another way than our own links is left to the app, which may redirect.
 */
export function pageKey(url: string): string | undefined {
  if (url.length > MAX_LENGTH) return undefined
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  const kind = KINDS.find((one) => one.path.test(path))
  if (!kind || !isCanonicalPath(path)) return undefined
  if (mark < 0 || (kind.once.length === 0 && kind.repeated.length === 0)) return path
  const query = canonicalQuery(new URLSearchParams(url.slice(mark + 1)), kind)
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

function canonicalQuery(given: URLSearchParams, { once, repeated }: Kind): string | undefined {
  const query = new URLSearchParams()
  for (const name of once) {
    const values = given.getAll(name).filter((value) => value !== '')
    if (values.length > 1) return undefined
    const [value] = values
    // The first page is the page itself.
    if (value !== undefined && !(name === 'page' && value === '1')) query.set(name, value)
  }
  for (const name of repeated) {
    const values = [...new Set(given.getAll(name))].filter((value) => value !== '').sort()
    if (values.length > MAX_VALUES) return undefined
    for (const value of values) query.append(name, value)
  }
  return query.toString()
}
