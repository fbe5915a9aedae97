import type { Answer, HttpRequest } from '#test/soak/fuzz/send.ts'

type Row = { requests: number; reached: number; missing: number; statuses: Map<string, number> }

export type Failure = {
  why: string
  row: string
  status: string
  request: HttpRequest
  before?: HttpRequest | undefined
  body: string
}

/** Samples printed per kind of failure. */
const SAMPLES = 3

const CRASH = 'in flight when the site died'

/** Statuses of refusals before a route's own code has seen the request. */
const REFUSED_EARLY = new Set([401, 405, 408, 413, 414, 415, 417, 421, 429, 431])
const MISSING = 'there is no such address'
const ELSEWHERE = ['the request comes from another site', MISSING]

function hasReached({ status, text }: Answer): boolean {
  if (typeof status !== 'number' || REFUSED_EARLY.has(status) || status === 503) return false
  // Node's own answer to what is not HTTP has no body.
  if (status === 400 && text === '') return false
  return !((status === 403 || status === 404) && ELSEWHERE.some((words) => text.includes(words)))
}

/** A limit that says when to try again is a valid answer. */
function isCap({ status, headers }: Answer): boolean {
  return status === 503 && headers['retry-after'] !== undefined
}

/** The fault of an answer, whatever the request was. */
function faultOf({ method, wire, body, headers }: HttpRequest, answer: Answer): string | undefined {
  const { status, reused } = answer
  if (typeof status === 'number') return status >= 500 && !isCap(answer) ? 'server error' : undefined
  if (status === 'hung') return 'no answer in time'
  if (status === 'left') return undefined
  // A client that is refused while sending may lose the answer, and malformed bytes get none.
  const isLarge = (body?.length ?? 0) > 60_000 || headers.some(([, value]) => value.length > 14_000)
  // CONNECT asks for a tunnel, which Node refuses by closing.
  if (isLarge || method === 'CONNECT' || (wire ?? 'plain') !== 'plain') return undefined
  return reused ? 'connection closed without a word' : 'no answer'
}

export type Tally = ReturnType<typeof openTally>

/** Counts answers by route, and collects failures. */
export function openTally(onFailure: (failure: Failure) => void = () => {}) {
  const rows = new Map<string, Row>()
  const samples = new Map<string, Failure[]>()
  const faults = new Map<string, number>()
  let [caps, total] = [0, 0]

  return {
    /** A request in flight when the site died: one of them is to blame. */
    suspect(row: string, request: HttpRequest): void {
      const suspects = samples.get(CRASH) ?? []
      samples.set(CRASH, suspects)
      suspects.push({ why: CRASH, row, status: 'none', request, body: '' })
      faults.set(CRASH, suspects.length)
    },
    note(row: string, request: HttpRequest, answer: Answer): void {
      total += 1
      const found = rows.get(row) ?? { requests: 0, reached: 0, missing: 0, statuses: new Map<string, number>() }
      rows.set(row, found)
      const status = String(answer.status)
      found.requests += 1
      found.reached += hasReached(answer) ? 1 : 0
      found.missing += answer.status === 405 || (answer.status === 404 && answer.text.includes(MISSING)) ? 1 : 0
      found.statuses.set(status, (found.statuses.get(status) ?? 0) + 1)
      if (isCap(answer)) caps += 1
      const why = faultOf(request, answer)
      if (!why) return
      faults.set(why, (faults.get(why) ?? 0) + 1)
      const key = `${why} ${row} ${status}`
      const alike = samples.get(key) ?? []
      samples.set(key, alike)
      if (alike.length >= SAMPLES) return
      const failure = { why, row, status, request, before: answer.before, body: answer.text.slice(0, 200) }
      alike.push(failure)
      onFailure(failure)
    },
    rows,
    faults,
    failures: () => [...samples.values()].flat(),
    caps: () => caps,
    total: () => total,
  }
}

/** A route that is switched off answers nearly everything with 404. */
const OFF_SHARE = 0.8

/** Rows in brackets are no routes, nor are routes that are switched off. */
function isRoute([name, { requests, missing }]: [string, Row]): boolean {
  return !name.startsWith('(') && missing < requests * OFF_SHARE
}

/** The route with the smallest share of requests that reached its code. */
export function leastReached(tally: Tally): { row: string; share: number } {
  const shares = [...tally.rows]
    .filter(isRoute)
    .map(([row, { requests, reached }]) => ({ row, share: reached / requests }))
  return shares.toSorted((a, b) => a.share - b.share)[0] ?? { row: 'none', share: 0 }
}
