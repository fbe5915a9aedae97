import http from 'node:http'
import https from 'node:https'

import { startDeadline } from '#adapters/fetching/deadline.ts'
import { pinnedLookup } from '#adapters/fetching/pinned-lookup.ts'
import { type ResolveHost, resolvePublicAddresses } from '#adapters/fetching/resolve-public-addresses.ts'

type Post = {
  headers: Record<string, string>
  body: string
  timeoutMs: number
  resolve: ResolveHost
  allowPrivate: boolean
}

/** Only the status of an answer is used; up to this much of its body is read, so that the receiver can finish. */
const MOST_READ = 64 * 1024

/** Reads the rest of an answer, up to a limit. The request's deadline ends a slow one. */
function drain(response: http.IncomingMessage): void {
  let read = 0
  response.on('error', () => {})
  response.on('data', (chunk: Buffer) => {
    read += chunk.length
    if (read > MOST_READ) response.destroy()
  })
}

/**
 * Posts to an address that was checked, on a connection of its own, within a deadline for all of it; resolves with the
 * status of the answer. Follows no redirect.
 */
export async function postWebhook(url: URL, { headers, body, timeoutMs, ...guard }: Post): Promise<number> {
  const { signal, late } = startDeadline(timeoutMs)
  const addresses = await Promise.race([resolvePublicAddresses(url, guard), late])
  const answer = new Promise<number>((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method: 'POST',
      agent: false,
      lookup: pinnedLookup(addresses),
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
