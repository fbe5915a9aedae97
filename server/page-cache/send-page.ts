import type { IncomingMessage, ServerResponse } from 'node:http'

import type { ClientInfo } from '#api/api-env.ts'
import type { PageImpressions } from '#domain/statistics/page-impressions.ts'
import type { PageAddress } from '#server/serving/page-address.ts'

import { CDN_HEADERS } from './cdn-headers.ts'
import type { Encoding } from './encodings.ts'
import { matchesEtag, type RenderedPage } from './rendered-page.ts'

/** A visitor's request for a page that may be cached. */
export type PageRequest = {
  request: IncomingMessage
  response: ServerResponse
  key: string
  encoding: Encoding
  info: ClientInfo
  /** By `performance.now()`. */
  startedAt: number
}

/** A response that was sent. */
export type SentPage = Pick<PageRequest, 'request' | 'info' | 'startedAt'> & {
  address: PageAddress
  status: number
  notes: PageImpressions | undefined
}

/** In the terms of RFC 9211. Caches in front of us must not keep such a page any longer. */
const STALE_HEADERS = ['cache-status', 'guildhall; fwd=stale; fwd-status=503', 'cache-control', 'no-cache']

/** Undefined if the page has no body in the wanted encoding yet. */
export function sendPage(wanted: PageRequest, page: RenderedPage, { isStale = false } = {}): SentPage | undefined {
  const { request, response, encoding, info, startedAt } = wanted
  const body = page.bodies[encoding]
  if (!body) return undefined
  const { address, notes } = page
  const isNotModified = matchesEtag(page, request.headers['if-none-match'])
  const status = isNotModified ? 304 : page.status
  const own = isNotModified ? page.notModified : body.headers
  const headers = isStale ? [...without(own, ['cache-control', ...CDN_HEADERS]), ...STALE_HEADERS] : own
  response.writeHead(status, [...headers, 'x-request-id', info.requestId])
  response.end(isNotModified ? undefined : body.bytes)
  return { request, info, address, status, notes, startedAt }
}

function without(headers: string[], names: readonly string[]): string[] {
  return headers.filter((_, at) => !names.includes(headers[at - (at % 2)] ?? ''))
}
