import type { ChangeLogEntry } from '#db/change-log/find-changes.ts'
import * as addresses from '#domain/addresses.ts'
import { memoize } from '#domain/memoize.ts'

const PREFIX = '/v1/marketplace'

/** Everything that lists experts of any skill. */
const EXPERTS = 'experts'
/** The counts of all skills, or of all cities, at once. */
const COUNTS = 'counts'

/** About half a megabyte: the calls of lists are long. */
const MAX_CALLS = 300

/**
 * What a call to the API read, as tags that a change can name. Undefined for a call that is not listed here: its page is
 * not cached, so a page that calls something new is slow until it is listed, but never outdated.
 */
export const tagsOfCall = memoize(MAX_CALLS, (call): readonly string[] | undefined => {
  const { pathname, searchParams } = new URL(call, 'http://api')
  if (pathname === '/openapi.json') return []
  if (!pathname.startsWith(`${PREFIX}/`)) return undefined
  const path = pathname.slice(PREFIX.length)
  const [, area = '', name = '', part] = path.split('/')
  if (path === '/me') return []
  if (path === '/search') return [EXPERTS]
  const counts = (parameter: string) => searchParams.getAll(parameter).map((one) => `count:${one}`)
  if (area === 'hire') return [`cards:${decodeURIComponent(path)}`, ...counts('count')]
  if (path === '/city-counts') return [COUNTS]
  if (path === '/hire-counts') return searchParams.has('path') ? counts('path') : [COUNTS]
  if (area === 'profiles' && name && part !== 'message') return [`profile:${name.toLowerCase()}`]
  return undefined
})

/** The tag of a page itself, whatever its query. */
export const tagOfPage = (key: string): string => `page:${key.split('?', 1)[0]}`

/** The tags that a change invalidates; undefined when that is everything. */
export function tagsOfChange({ kind, subject }: ChangeLogEntry): string[] | undefined {
  if (kind === 'profile') return [`profile:${subject}`]
  if (kind === 'page') return [tagOfPage(subject)]
  if (kind !== 'card' && kind !== 'listed') return undefined
  const [skill = '', country = '', city = ''] = subject.split('/')
  const paths = [
    addresses.hire(skill),
    addresses.hire(skill, country),
    ...(city ? [addresses.hire(skill, country, city)] : []),
  ]
  const cards = [EXPERTS, ...paths.map((path) => `cards:${path}`)]
  return kind === 'card' ? cards : [...cards, COUNTS, ...paths.map((path) => `count:${path}`)]
}
