import type { ClientInfo } from '#api/api-env.ts'

import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'

export type Answered = { info: ClientInfo; method: string; path: string; status: number; ms: number }

/** First parts of our addresses, so that strangers' inventions make no new time series. */
const AREAS = new Set(
  'home @handle v1 user assets media social docs sign-in sign-up account dashboard experts hire browse shortlist sitemaps inbox conversation following unsubscribe admin ranking moderation'.split(
    ' ',
  ),
)

function areaOf(path: string): string {
  if (path.startsWith('/@')) return '@handle'
  const end = path.indexOf('/', 1)
  const area = path.slice(1, end < 0 ? undefined : end) || 'home'
  return AREAS.has(area) ? area : 'other'
}

/** The address of a guest's conversation opens it: it is a secret, and no log keeps those. */
function loggedPath(path: string): string {
  return path.startsWith('/conversation/') ? '/conversation/…' : path
}

/** Every answer is measured and logged here, whichever layer gave it. */
export function createRequestNotes({ metrics, log }: { metrics: Pick<Metrics, 'requests'>; log: Log }) {
  const isLogged = log.isLevelEnabled('info')
  return ({ info, method, path, status, ms }: Answered): void => {
    metrics.requests.note(ms / 1000, { method, area: areaOf(path), status })
    if (isLogged) log.info({ ...info, method, path: loggedPath(path), status, ms: Math.round(ms) }, 'request')
  }
}
