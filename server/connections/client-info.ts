import { randomBytes } from 'node:crypto'

import type { ClientInfo } from '#api/api-env.ts'

import { forwardedFor, type TrustedProxies } from './trusted-proxies.ts'

const REQUEST_ID = /^[\w-]{8,64}$/

const PROCESS = randomBytes(6).toString('base64url').slice(0, 6)
/** `00` to `zz`. */
const ENDS = Array.from({ length: 36 ** 2 }, (_, at) => at.toString(36).padStart(2, '0'))

let begins = 0
let begin = ''
let end = ENDS.length

/**
 * One of a kind among all processes, and far cheaper than a UUID: every answer has one. Short texts are joined as they
 * are; longer ones, or a number written anew each time, would take several times as long.
 */
function nextRequestId(): string {
  if (end === ENDS.length) {
    begin = PROCESS + (begins++).toString(36)
    end = 0
  }
  return begin + ENDS[end++]
}

/** An IPv4 address, as a socket that listens to both kinds gives it. */
const MAPPED = '::ffff:'

function peerAddress(socketAddress = 'unknown'): string {
  return socketAddress.startsWith(MAPPED) ? socketAddress.slice(MAPPED.length) : socketAddress
}

function describeDirect(socketAddress: string | undefined): ClientInfo {
  return { clientAddress: peerAddress(socketAddress), requestId: nextRequestId() }
}

type Describe<Source> = (source: Source, socketAddress: string | undefined) => ClientInfo

/** R197: who asks. What headers say of it counts only from a proxy that the operator has named. */
export function clientDescriber<Source>(
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
      clientAddress: (forwarded && forwardedFor(forwarded, proxies)) || peer,
      requestId: given && REQUEST_ID.test(given) ? given : nextRequestId(),
    }
  }
}
