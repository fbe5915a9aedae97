import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { WRITTEN } from './committed-writes.ts'

/** What is asked for all the time: a cached page, a search in the database, a write, and a page of somebody signed in. */
export const KINDS = ['cached', 'search', 'write', 'signed-in'] as const
export type Kind = (typeof KINDS)[number]

export type Answer = {
  kind: Kind
  status: number
  ms: number
  at: number
  retryAfter: boolean
  stale: boolean
  /** Of a write. */
  text: string | undefined
}

type Asked = {
  origin: string
  cookie: string
  writers: string[]
  /** A cache in front, of which pages are asked. */
  cacheOrigin?: string
}

/** Answers later than this count as none. */
const PATIENCE_MS = 60_000
const PAUSE_MS = 40

type Request = { url: string; init?: RequestInit; text?: string }

function requestOf(kind: Kind, { origin, cookie, writers, cacheOrigin = origin }: Asked, turn: number): Request {
  if (kind === 'cached') return { url: `${cacheOrigin}/browse` }
  if (kind === 'search') {
    // From many networks, each of which may search so often.
    const headers = { 'x-forwarded-for': `10.${turn % 250}.${(turn >> 4) % 250}.1` }
    return { url: `${origin}/v1/marketplace/search?page=${1 + (turn % 3)}`, init: { headers } }
  }
  if (kind === 'signed-in') return { url: `${origin}/v1/marketplace/me`, init: { headers: { cookie } } }
  const text = `${WRITTEN}${randomUUID()}`
  const headers = { cookie: writers[turn % writers.length] ?? '', 'content-type': 'application/json' }
  const init = { method: 'PATCH', body: JSON.stringify({ about: text }), headers }
  return { url: `${origin}/v1/marketplace/profile/user`, init, text }
}

async function ask(kind: Kind, asked: Asked, turn: number): Promise<Answer> {
  const begun = performance.now()
  const { url, init, text } = requestOf(kind, asked, turn)
  const answered = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    async (response) => {
      await response.arrayBuffer()
      return response
    },
    () => undefined,
  )
  return {
    kind,
    status: answered?.status ?? 0,
    ms: performance.now() - begun,
    at: performance.now(),
    retryAfter: answered?.headers.has('retry-after') ?? false,
    stale: answered?.headers.has('cache-status') ?? false,
    text,
  }
}

/** Asks every kind of every node, over and over, until it is stopped; returns all answers. */
export function startLoad(nodes: Asked[], kinds: readonly Kind[] = KINDS): { stop(): Promise<Answer[]> } {
  const answers: Answer[] = []
  const state = { over: false }
  const loops = nodes.flatMap((node) =>
    kinds.map(async (kind) => {
      for (let turn = 0; !state.over; turn++) {
        answers.push(await ask(kind, node, turn))
        await sleep(PAUSE_MS)
      }
    }),
  )
  return {
    async stop() {
      state.over = true
      await Promise.all(loops)
      return answers
    },
  }
}
