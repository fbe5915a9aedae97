import { randomBytes } from 'node:crypto'

import type { ClientInfo } from '#api/api-env.ts'

const REQUEST_ID = /^[\w-]{8,64}$/

const PROCESS = randomBytes(9).toString('base64url')
let asked = 0

/** One of a kind among all processes, and far cheaper than a UUID: every answer has one. */
const nextRequestId = () => `${PROCESS}-${++asked}`

type Asked = { header: (name: string) => string | undefined; socketAddress: string | undefined }

/** Who asks, and under which number; a proxy's word counts only where it is trusted. */
export function describeClient({ header, socketAddress }: Asked, trustProxy: boolean): ClientInfo {
  if (!trustProxy) return { clientAddress: socketAddress ?? 'unknown', requestId: nextRequestId() }
  const forwarded = header('x-forwarded-for')?.split(',').at(-1)?.trim()
  const given = header('x-request-id')
  return {
    clientAddress: forwarded || socketAddress || 'unknown',
    requestId: given && REQUEST_ID.test(given) ? given : nextRequestId(),
  }
}
