import { randomBytes } from 'node:crypto'

import type { ClientInfo } from '#api/api-env.ts'

import { parseForwardedClient, type TrustedProxies } from './trusted-proxies.ts'

const REQUEST_ID = /^[\w-]{8,64}$/

const PROCESS = randomBytes(6).toString('base64url').slice(0, 6)
/** `00` to `zz`. */
const ENDS = Array.from({ length: 36 ** 2 }, (_, at) => at.toString(36).padStart(2, '0'))

let begins = 0
let begin = ''
let end = ENDS.length

/**
 * Unique across all processes, and far cheaper than a UUID, since every answer has one. Joining short strings is cheap;
 * longer ones, or formatting a number each time, would take several times as long.
 */
function nextRequestId(): string {
  if (end === ENDS.length) {
    begin = PROCESS + (begins++).toString(36)
    end = 0
  }
  return begin + ENDS[end++]
}

/** The prefix of an IPv4 address as a dual-stack socket reports it. */
const MAPPED = '::ffff:'

function peerAddress(socketAddress = 'unknown'): string {
  return socketAddress.startsWith(MAPPED) ? socketAddress.slice(MAPPED.length) : socketAddress
}

function describeDirect(socketAddress: string | undefined): ClientInfo {
  return { clientAddress: peerAddress(socketAddress), requestId: nextRequestId() }
}

type Describe<Source> = (source: Source, socketAddress: string | undefined) => ClientInfo

/** R197: describes the client. Forwarding headers count only from a proxy that the operator has named. */
export function createClientDescriber<Source>(
  proxies: TrustedProxies | false,
  header: (source: Source, name: string) => string | undefined,
): Describe<Source> {
  if (!proxies) return (_source, socketAddress) => describeDirect(socketAddress)
  return (source, socketAddress) => {
    const peer = peerAddress(socketAddress)
    if (!proxies.includes(peer)) return describeDirect(peer)
    const forwarded = header(source, 'x-forwarded-for')
    const given = header(source, 'x-request-id')
    return {
      clientAddress: (forwarded && parseForwardedClient(forwarded, proxies)) || peer,
      requestId: given && REQUEST_ID.test(given) ? given : nextRequestId(),
    }
  }
}
