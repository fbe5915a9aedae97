import type { LookupAddress } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'

import { type ResolveHost, resolvePublicAddresses } from './resolve-public-addresses.ts'

type Post = {
  headers: Record<string, string>
  body: string
  timeoutMs: number
  resolve: ResolveHost
  allowPrivate: boolean
}

/** Only the status of an answer is used; up to this much of its body is read, so that the receiver can finish. */
const MOST_READ = 64 * 1024

/** Hands a socket the addresses that were checked: nothing is looked up again. */
function lookupIn(addresses: LookupAddress[]): LookupFunction {
  return (_hostname, options, done) => {
    if (options.all) done(null, addresses)
    else done(null, addresses[0]?.address ?? '', addresses[0]?.family)
  }
}

/** Reads the rest of an answer, up to a limit. The request's deadline ends a slow one. */
function drain(response: http.IncomingMessage): void {
  let read = 0
  response.on('error', () => {})
  response.on('data', (chunk: Buffer) => {
    read += chunk.length
    if (read > MOST_READ) response.destroy()
  })
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

/**
 * Posts to an address that was checked, on a connection of its own, within a deadline for all of it; resolves with the
 * status of the answer. Follows no redirect.
 */
export async function postWebhook(url: URL, { headers, body, timeoutMs, ...guard }: Post): Promise<number> {
  const signal = AbortSignal.timeout(timeoutMs)
  const late = aborted(signal)
  late.catch(() => {})
  const addresses = await Promise.race([resolvePublicAddresses(url, guard), late])
  const answer = new Promise<number>((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method: 'POST',
      agent: false,
      lookup: lookupIn(addresses),
      signal,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Guildhall-Webhooks',
        ...headers,
      },
    })
    request.on('response', (response) => {
      resolve(response.statusCode ?? 0)
      drain(response)
    })
    request.on('error', reject)
    request.on('close', () => reject(new Error('closed without an answer')))
    request.end(body)
  })
  return Promise.race([answer, late])
}
