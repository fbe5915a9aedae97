import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { WRITTEN } from './committed-writes.ts'
import { upload } from './upload.ts'

/** What is asked for all the time: a cached page, a search in the database, a write, and a page of somebody signed in. */
export const KINDS = ['cached', 'search', 'write', 'signed-in'] as const
/** Besides, a new picture, one that is there, and a new account, which gets a mail. */
export type Kind = (typeof KINDS)[number] | 'upload' | 'picture' | 'sign-up'

export type Answer = {
  kind: Kind
  status: number
  ms: number
  at: number
  retryAfter: boolean
  /** What a 503 says is away. */
  part: string | undefined
  stale: boolean
  /** Of a write; of a new account, its address. */
  text: string | undefined
}

type Asked = {
  origin: string
  cookie: string
  writers: string[]
  /** A cache in front, of which pages are asked. */
  cacheOrigin?: string
  /** The path of a picture. */
  picture?: string
}

/** Answers later than this count as none. */
const TIMEOUT_MS = 60_000
const PAUSE_MS = 40
/** Of what costs much, or is allowed only so often. */
const LONG_PAUSES_MS: Partial<Record<Kind, number>> = { upload: 500, 'sign-up': 2000 }

type Request = { url: string; init?: RequestInit; text?: string }

/** From many networks, each of which may search so often. */
const fromAnywhere = (turn: number) => ({ 'x-forwarded-for': `10.${turn % 250}.${(turn >> 4) % 250}.1` })

function signUp(origin: string, turn: number): Request {
  const text = `${randomUUID()}@example.test`
  const headers = { ...fromAnywhere(turn), 'content-type': 'application/json' }
  const body = JSON.stringify({ name: 'Nia New', email: text, password: 'violet anchor trumpet' })
  return { url: `${origin}/user/auth/sign-up/email`, init: { method: 'POST', headers, body }, text }
}

function requestOf(kind: Kind, asked: Asked, turn: number): Request {
  const { origin, cookie, writers, cacheOrigin = origin, picture = '' } = asked
  if (kind === 'cached') return { url: `${cacheOrigin}/browse` }
  if (kind === 'picture') return { url: origin + picture }
  if (kind === 'sign-up') return signUp(origin, turn)
  if (kind === 'search') {
    const headers = fromAnywhere(turn)
    return { url: `${origin}/v1/marketplace/search?page=${1 + (turn % 3)}`, init: { headers } }
  }
  if (kind === 'signed-in') return { url: `${origin}/v1/marketplace/me`, init: { headers: { cookie } } }
  const text = `${WRITTEN}${randomUUID()}`
  const headers = { cookie: writers[turn % writers.length] ?? '', 'content-type': 'application/json' }
  const init = { method: 'PATCH', body: JSON.stringify({ about: text }), headers }
  return { url: `${origin}/v1/marketplace/profile/user`, init, text }
}

async function send(kind: Kind, asked: Asked, turn: number): Promise<{ answer: Response; text?: string | undefined }> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  if (kind === 'upload') {
    const headers = { cookie: asked.writers[turn % asked.writers.length] ?? '', ...fromAnywhere(turn) }
    return upload(asked.origin, { headers, signal })
  }
  const { url, init, text } = requestOf(kind, asked, turn)
  return { answer: await fetch(url, { ...init, signal }), text }
}

/** The API's JSON says it, or the text of anything else. */
const PART = /"part":"(?<part>\w+)"|\((?<part>\w+)\)$/

async function ask(kind: Kind, asked: Asked, turn: number): Promise<Answer> {
  const begun = performance.now()
  const answered = await send(kind, asked, turn)
    .then(async ({ answer, text }) => ({ answer, text, body: await answer.text() }))
    .catch(() => undefined)
  const { answer } = answered ?? {}
  return {
    kind,
    status: answer?.status ?? 0,
    ms: performance.now() - begun,
    at: performance.now(),
    retryAfter: answer?.headers.has('retry-after') ?? false,
    part: answer?.status === 503 ? PART.exec(answered?.body ?? '')?.groups?.['part'] : undefined,
    stale: answer?.headers.has('cache-status') ?? false,
    text: answered?.text,
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
        await sleep(LONG_PAUSES_MS[kind] ?? PAUSE_MS)
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
