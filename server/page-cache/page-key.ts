/** What of a query string a page understands: names that count once, and names that may repeat. */
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

const LONGEST = 1000
const MOST_VALUES = 24

/**
 * The one address that stands for everything that shows the same page, or undefined where nothing is kept.
 * Parameters that the page does not know are left out, the others are sorted; so a page made for the key is right for
 * whoever asked. What is spelt in another way than our own links goes the long way: it may be a redirect.
 */
export function pageKey(url: string): string | undefined {
  if (url.length > LONGEST) return undefined
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  const kind = KINDS.find((one) => one.path.test(path))
  if (!kind || !isOwnSpelling(path)) return undefined
  if (mark < 0 || (kind.once.length === 0 && kind.repeated.length === 0)) return path
  const query = knownQuery(new URLSearchParams(url.slice(mark + 1)), kind)
  if (query === undefined) return undefined
  return query === '' ? path : `${path}?${query}`
}

function isOwnSpelling(path: string): boolean {
  if (path.endsWith('.data')) return false
  if (/^[a-z0-9/@'(),.!~*_-]+$/.test(path)) return true
  try {
    const read = decodeURI(path)
    return encodeURI(read.normalize('NFC')) === path && read === read.toLowerCase()
  } catch {
    return false
  }
}

function knownQuery(given: URLSearchParams, { once, repeated }: Kind): string | undefined {
  const known = new URLSearchParams()
  for (const name of once) {
    const values = given.getAll(name).filter((value) => value !== '')
    if (values.length > 1) return undefined
    const [value] = values
    // The first page is the page itself.
    if (value !== undefined && !(name === 'page' && value === '1')) known.set(name, value)
  }
  for (const name of repeated) {
    const values = [...new Set(given.getAll(name))].filter((value) => value !== '').sort()
    if (values.length > MOST_VALUES) return undefined
    for (const value of values) known.append(name, value)
  }
  return known.toString()
}
