import { hash } from 'node:crypto'

import { hasImpressions, type PageImpressions } from '#domain/statistics/page-impressions.ts'
import { type PageAddress, parsePageAddress } from '#server/serving/page-address.ts'

import { cdnHeaders } from './cdn-headers.ts'
import { decompressBody, type CompressionEffort, compressBody, type Encoding } from './encodings.ts'

/** One encoding of a page: header names and values alternating, as `writeHead` takes them, and the body. */
type Body = { headers: string[]; bytes: Buffer; effort: CompressionEffort }

/** A page as it is sent to visitors who are not signed in. */
export type RenderedPage = {
  /** What its responses are logged and counted under. */
  address: PageAddress
  status: number
  /** What it depends on; undefined for pages that are sent but not cached. */
  tags: readonly string[] | undefined
  etag: string | undefined
  /** The headers of a 304. */
  notModified: string[]
  bodies: Partial<Record<Encoding, Body>>
  /** Of all its bodies, and an estimate of the rest. */
  bytes: number
  renderedAt: number
  /** What is counted when it is sent; undefined for a page without any of it. */
  notes?: PageImpressions | undefined
}

export type CachedPage = RenderedPage & { tags: readonly string[] }

export function isCacheable(page: RenderedPage): page is CachedPage {
  return page.tags !== undefined
}

/** What the app rendered for an address; without tags it must not be cached. */
export type RenderOutput = {
  response: Response
  bytes: Buffer
  tags: readonly string[] | undefined
  notes?: PageImpressions
}

/**
 * For caches in front of us, which get no change notifications: they are at most a minute behind. A browser revalidates
 * each time, and the ETag tells it that nothing has changed.
 */
export const SHARED_CACHE_CONTROL = 'public, s-maxage=10, stale-while-revalidate=50'
const VARY = 'accept-encoding, cookie'

/** Headers that belong to one response or one encoding, or that are set here. */
const OWN_HEADERS = new Set(['x-request-id', 'content-length', 'content-encoding', 'cache-control', 'vary', 'etag'])

/** Headers, address and objects of a page, in bytes. */
const OVERHEAD = 2000

const sizeOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length * 2 + 16, 0)

/** Turns a response of the app into a page with its first body. */
export async function buildPage(
  { key, response, bytes, tags, notes, renderedAt }: RenderOutput & { key: string; renderedAt: number },
  { encoding, effort, cdnSeconds = 0 }: { encoding: Encoding; effort: CompressionEffort; cdnSeconds?: number },
): Promise<RenderedPage> {
  const own = response.headers.get('cache-control')
  const cacheControl = tags === undefined || own?.startsWith('public') ? own : SHARED_CACHE_CONTROL
  // Weak: the same for every encoding.
  const etag = tags === undefined ? undefined : `W/"${hash('sha1', bytes, 'base64url')}"`
  const notModified = [
    ...(cacheControl ? ['cache-control', cacheControl] : []),
    ...(etag ? ['etag', etag] : []),
    'vary',
    VARY,
  ]
  const address = parsePageAddress(key)
  // R397: who looks at a profile is counted here, so a CDN does not keep it.
  const forCdn = tags === undefined || address.handle !== undefined ? [] : cdnHeaders(tags, cdnSeconds)
  const page: RenderedPage = {
    address,
    status: response.status,
    tags,
    etag,
    notModified,
    bodies: {},
    bytes: OVERHEAD + sizeOf(tags ?? []) + sizeOf(notes?.experts ?? []),
    renderedAt,
    notes: notes && hasImpressions(notes) ? notes : undefined,
  }
  const headers = [...response.headers].filter(([name]) => !OWN_HEADERS.has(name)).flat()
  const encoded = await compressBody(bytes, encoding, effort)
  page.bytes += setBody(page, encoding, { headers: [...headers, ...notModified, ...forCdn], bytes: encoded, effort })
  return page
}

/**
 * Gives the page a body in this encoding that is worth keeping, made from one that it has; returns how many bytes it
 * grows by.
 */
export async function addPageEncoding(page: RenderedPage, wanted: Encoding): Promise<number> {
  const [from, body] = Object.entries(page.bodies)[0] as [Encoding, Body]
  const bytes = await compressBody(await decompressBody(body.bytes, from), wanted, 'cached')
  return setBody(page, wanted, { headers: withoutEncoding(body.headers), bytes, effort: 'cached' })
}

const OF_ENCODING = new Set(['content-length', 'content-encoding'])

function withoutEncoding(headers: string[]): string[] {
  return headers.filter((_, at) => !OF_ENCODING.has(headers[at - (at % 2)] ?? ''))
}

/** Returns how many bytes the page grows by. */
function setBody(page: RenderedPage, encoding: Encoding, { headers, bytes, effort }: Body): number {
  // What zlib returns may be a slice of a much larger buffer, which would stay in memory with it.
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  const before = page.bodies[encoding]?.bytes.length ?? 0
  const encoded = encoding === 'identity' ? headers : [...headers, 'content-encoding', encoding]
  page.bodies[encoding] = { headers: [...encoded, 'content-length', String(own.length)], bytes: own, effort }
  return own.length - before
}

const withoutWeak = (etag: string) => etag.trim().replace(/^W\//, '')

/** Whether `If-None-Match`, a list of weak or strong ETags or a star, names this page. */
export function matchesEtag(page: RenderedPage, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined || page.etag === undefined) return false
  const own = withoutWeak(page.etag)
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((etag) => withoutWeak(etag) === own)
}
