import { randomUUID } from 'node:crypto'

import type { ClientInfo } from '#api/api-env.ts'

const REQUEST_ID = /^[\w-]{8,64}$/

type Asked = { header: (name: string) => string | undefined; socketAddress: string | undefined }

/** Who asks, and under which number; a proxy's word counts only where it is trusted. */
export function describeClient({ header, socketAddress }: Asked, trustProxy: boolean): ClientInfo {
  if (!trustProxy) return { clientAddress: socketAddress ?? 'unknown', requestId: randomUUID() }
  const forwarded = header('x-forwarded-for')?.split(',').at(-1)?.trim()
  const given = header('x-request-id')
  return {
    clientAddress: forwarded || socketAddress || 'unknown',
    requestId: given && REQUEST_ID.test(given) ? given : randomUUID(),
  }
}
