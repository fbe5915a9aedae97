import { type PageAddress, readAddress } from '#server/serving/page-address.ts'

import { decode, type Effort, encode, type Encoding } from './encodings.ts'
import type { Sendable } from './hot-bodies.ts'
import { shareString } from './share-string.ts'

/**
 * How one encoding of a page is sent: names and values in turn, as `writeHead` takes them, and the bytes. The last
 * value is for the number of the request that is answered.
 */
type Body = Sendable & { head: string[] }

/** A page as it is sent to whoever is not signed in. */
export type MadePage = {
  /** What its answers are noted under. */
  address: PageAddress
  status: number
  /** What it depends on; undefined for what is answered but never kept. */
  tags: readonly string[] | undefined
  etag: string | undefined
  /** What an answer without a body says, with the same last value. */
  notModified: string[]
  bodies: Partial<Record<Encoding, Body>>
  /** Of all its bodies, and about what the rest takes. */
  bytes: number
  madeAt: number
}

export type KeptPage = MadePage & { tags: readonly string[] }

/**
 * For caches in front of us, which hear of no change: at most a minute behind. A browser asks each time, and learns
 * from the ETag that nothing has changed.
 */
export const SHARED = 'public, s-maxage=10, stale-while-revalidate=50'
const VARY = 'accept-encoding, cookie'

/** Of one request or one encoding, not of the page. */
const NOT_OURS = new Set(['x-request-id', 'content-length', 'content-encoding', 'cache-control', 'vary', 'etag'])

const REQUEST_ID = ['x-request-id', '']

const OVERHEAD = 2000

type Answer = {
  key: string
  response: Response
  plain: Buffer
  version: string
  tags: readonly string[] | undefined
  madeAt: number
}

/** Turns an answer of the app into a page with its first body. */
export async function makePage(
  { key, response, plain, version, tags, madeAt }: Answer,
  { encoding, effort }: { encoding: Encoding; effort: Effort },
): Promise<MadePage> {
  const own = response.headers.get('cache-control')
  const cacheControl = tags === undefined || own?.startsWith('public') ? own : SHARED
  // Weak: the same for every encoding.
  const etag = tags === undefined ? undefined : `W/"${version}"`
  const notModified = [
    ...(cacheControl ? ['cache-control', cacheControl] : []),
    ...(etag ? ['etag', etag] : []),
    'vary',
    VARY,
  ]
  const common = [...response.headers].filter(([name]) => !NOT_OURS.has(name)).flatMap((pair) => pair.map(shareString))
  const page: MadePage = {
    address: readAddress(key),
    status: response.status,
    tags: tags?.map(shareString),
    etag,
    notModified: [...notModified, ...REQUEST_ID],
    bodies: {},
    bytes: OVERHEAD + (tags?.reduce((sum, tag) => sum + tag.length * 2 + 16, 0) ?? 0),
    madeAt,
  }
  const bytes = await encode(plain, encoding, effort)
  page.bytes += addBody(page, encoding, { head: [...common, ...notModified], bytes })
  return page
}

/** Adds a body in another encoding than those it has, made from one of them; gives the bytes that it takes. */
export async function makeBody(page: MadePage, wanted: Encoding, effort: Effort): Promise<number> {
  const [from, body] = Object.entries(page.bodies)[0] as [Encoding, Body]
  const bytes = await encode(await decode(body.bytes, from), wanted, effort)
  // Somebody else may have wanted it at the same time.
  return page.bodies[wanted] ? 0 : addBody(page, wanted, { head: withoutOwn(body.head), bytes })
}

const OF_ONE_ANSWER = new Set(['content-length', 'content-encoding', 'x-request-id'])

function withoutOwn(head: string[]): string[] {
  return head.filter((_, at) => !OF_ONE_ANSWER.has(head[at - (at % 2)] ?? ''))
}

function addBody(page: MadePage, encoding: Encoding, { head, bytes }: Body): number {
  // What zlib hands over may lie in a much larger buffer, which would be kept with it.
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  const fields = encoding === 'identity' ? head : [...head, 'content-encoding', encoding]
  page.bodies[encoding] = { head: [...fields, 'content-length', String(own.length), ...REQUEST_ID], bytes: own }
  return own.length
}

const weak = (tag: string) => tag.trim().replace(/^W\//, '')

/** Whether a visitor has this page already: a list, weak or not, or a star. */
export function isKnown(page: MadePage, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined || page.etag === undefined) return false
  const own = weak(page.etag)
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => weak(tag) === own)
}
