import { setTimeout as sleep } from 'node:timers/promises'

/** What is asked for all the time: a cached page, a search in the database, a write, and a page of somebody signed in. */
export const KINDS = ['cached', 'search', 'write', 'signed-in'] as const
export type Kind = (typeof KINDS)[number]

export type Answer = { kind: Kind; status: number; ms: number; at: number; retryAfter: boolean; stale: boolean }

type Asked = { origin: string; cookie: string }

/** Answers later than this count as none. */
const PATIENCE_MS = 60_000
const PAUSE_MS = 40

function requestOf(kind: Kind, cookie: string, turn: number): [string, RequestInit] {
  if (kind === 'cached') return ['/browse', {}]
  if (kind === 'search') return [`/v1/marketplace/search?page=${1 + (turn % 3)}`, {}]
  if (kind === 'signed-in') return ['/v1/marketplace/me', { headers: { cookie } }]
  const body = JSON.stringify({ about: `Edit ${turn}, made while things fail.` })
  const headers = { cookie, 'content-type': 'application/json' }
  return ['/v1/marketplace/profile/user', { method: 'PATCH', body, headers }]
}

async function ask(kind: Kind, { origin, cookie }: Asked, turn: number): Promise<Answer> {
  const begun = performance.now()
  const [path, init] = requestOf(kind, cookie, turn)
  const answered = await fetch(origin + path, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) }).then(
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
  }
}

/** Asks every kind of every node, over and over, until it is stopped; returns all answers. */
export function startLoad(nodes: Asked[]): { stop(): Promise<Answer[]> } {
  const answers: Answer[] = []
  const state = { over: false }
  const loops = nodes.flatMap((node) =>
    KINDS.map(async (kind) => {
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
