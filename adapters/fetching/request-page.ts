import type { LookupAddress } from 'node:dns'
import http from 'node:http'
import https from 'node:https'

import { WEBSITE_LIMITS } from '#domain/limits.ts'

import { pinnedLookup } from './pinned-lookup.ts'

/**
 * Where a connection goes instead; undefined: to the checked address. Tests lead names on the internet to servers of
 * their own.
 */
export type ConnectTo = (url: URL, checked: LookupAddress) => { address: string; port: number } | undefined

type PageRequest = {
  url: URL
  addresses: LookupAddress[]
  signal: AbortSignal
  userAgent: string
  connectTo: ConnectTo | undefined
}

export type PageAnswer =
  | { kind: 'page'; html: string; truncated: boolean }
  | { kind: 'redirect'; to: string }
  | { kind: 'failed'; reason: 'refused_status' | 'not_html' }

const REDIRECTS = new Set([301, 302, 303, 307, 308])
const MAX_HEADER_BYTES = 16 * 1024

function portOf({ port, protocol }: URL): number {
  return port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port)
}

function openRequest({ url, addresses, signal, userAgent, connectTo }: PageRequest): http.ClientRequest {
  const [first] = addresses
  const replaced = first && connectTo?.(url, first)
  return (url.protocol === 'https:' ? https : http).request({
    hostname: replaced?.address ?? url.hostname.replace(/^\[|\]$/g, ''),
    port: replaced?.port ?? portOf(url),
    path: `${url.pathname}${url.search}`,
    method: 'GET',
    agent: false,
    lookup: pinnedLookup(addresses),
    signal,
    maxHeaderSize: MAX_HEADER_BYTES,
    headers: {
      host: url.host,
      accept: 'text/html',
      // A compressed page could be far larger than what arrives.
      'accept-encoding': 'identity',
      'user-agent': userAgent,
    },
  })
}

/** The beginning of a page, up to the limit; the rest is not read. */
async function readBeginning(response: http.IncomingMessage): Promise<{ html: string; truncated: boolean }> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes > WEBSITE_LIMITS.pageBytes) break
  }
  const html = Buffer.concat(chunks).subarray(0, WEBSITE_LIMITS.pageBytes).toString('utf8')
  return { html, truncated: bytes > WEBSITE_LIMITS.pageBytes }
}

async function readAnswer(response: http.IncomingMessage): Promise<PageAnswer> {
  const { statusCode = 0, headers } = response
  if (REDIRECTS.has(statusCode) && headers.location !== undefined) return { kind: 'redirect', to: headers.location }
  if (statusCode !== 200) return { kind: 'failed', reason: 'refused_status' }
  const encoding = headers['content-encoding'] ?? 'identity'
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
  if (encoding !== 'identity' || type !== 'text/html') return { kind: 'failed', reason: 'not_html' }
  return { kind: 'page', ...(await readBeginning(response)) }
}

/** One request, on a connection of its own to one of the checked addresses. Rejects if no whole answer arrives. */
export function requestPage(wanted: PageRequest): Promise<PageAnswer> {
  return new Promise((resolve, reject) => {
    const request = openRequest(wanted)
    let answered = false
    request.on('response', (response) => {
      answered = true
      readAnswer(response)
        .then(resolve, reject)
        .finally(() => request.destroy())
    })
    request.on('error', reject)
    // An answer that ends early rejects by itself.
    request.on('close', () => !answered && reject(new Error('closed without an answer')))
    request.end()
  })
}
