import type { ClientInfo } from '#api/api-env.ts'
import type { Log } from '#server/log/log.ts'
import type { Metrics } from '#server/metrics/metrics.ts'

import type { PageAddress } from './page-address.ts'

type AnsweredRequest = {
  info: ClientInfo
  method: string
  address: Pick<PageAddress, 'path' | 'area'>
  status: number
  ms: number
}

/** Paths that grant access are secrets, and must not be logged. */
const SECRET_PATH = /^(\/+(?:conversation|briefs\/+guest|user\/auth\/reset-password))\/.+/i
/** What we sign, in an address that was garbled on its way, or that belongs to no page. */
const SIGNED = /\.[\w-]{43}(?![\w-])/

function loggedPath(path: string): string {
  const parts = path.replace(SECRET_PATH, '$1/…').split('/')
  return parts.map((part) => (SIGNED.test(part) ? '…' : part)).join('/')
}

/** Every answer is measured and logged here, whichever layer gave it. */
export function createRequestLog({ metrics, log }: { metrics: Pick<Metrics, 'requests'>; log: Log }) {
  const isLogged = log.isLevelEnabled('info')
  return ({ info, method, address: { path, area }, status, ms }: AnsweredRequest): void => {
    metrics.requests.observe({ method, area, status }, ms / 1000)
    if (isLogged) log.info({ ...info, method, path: loggedPath(path), status, ms: Math.round(ms) }, 'request')
  }
}
