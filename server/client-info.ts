import { randomBytes } from 'node:crypto'

import type { ClientInfo } from '#api/api-env.ts'

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

export function describeClient(socketAddress = 'unknown'): ClientInfo {
  return { clientAddress: socketAddress, requestId: nextRequestId() }
}

/** The same where a proxy's word counts. */
export function describeProxied(header: (name: string) => string | undefined, socketAddress = 'unknown'): ClientInfo {
  const forwarded = header('x-forwarded-for')?.split(',').at(-1)?.trim()
  const given = header('x-request-id')
  return {
    clientAddress: forwarded || socketAddress,
    requestId: given && REQUEST_ID.test(given) ? given : nextRequestId(),
  }
}
