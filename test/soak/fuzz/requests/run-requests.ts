import { setTimeout as sleep } from 'node:timers/promises'

import { type Random, seededRandom } from '#demo/art/seeded-random.ts'
import { sessionCookieName } from '#domain/accounts/session-cookie.ts'
import { DEMO_PASSWORD } from '#domain/demo/demo.ts'
import { printLine } from '#server/startup/progress.ts'
import { failureLines } from '#test/soak/fuzz/report.ts'
import { type Answer, type HttpRequest, send } from '#test/soak/fuzz/send.ts'
import type { FuzzedSite } from '#test/soak/fuzz/site-process.ts'

import { AGENT_CALL } from './agent-calls.ts'
import { authRouteCalls, type Call, contractCalls, otherCalls, type Role } from './calls.ts'
import { openKnownValues } from './known-values.ts'
import { makeRequest, pickRole } from './make-request.ts'
import { forwardedFor } from './odd-headers.ts'
import { oddRequest } from './odd-requests.ts'
import { openPages } from './page-calls.ts'
import { openSessions } from './sessions.ts'
import { openTally } from './tally.ts'

const IN_FLIGHT = 16
/** Half-sent requests that are held open beside those in flight. */
const HALF_SENT = 24
const ODD_SHARE = 0.12
const DYING_MS = 300
const SESSION = `${sessionCookieName({ secure: false })}=`

async function readJson(port: number, path: string): Promise<unknown> {
  const { text } = await send(port, { method: 'GET', path, headers: [['host', `localhost:${port}`]] })
  return JSON.parse(text)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether an answer suggests that the session has ended. */
function looksSignedOut({ status, headers, setCookies }: Answer): boolean {
  return (
    status === 401 ||
    String(headers['location'] ?? '').includes('/sign-in') ||
    setCookies.some((cookie) => cookie.startsWith(SESSION) && /^[^=]+=;|max-age=0/i.test(cookie))
  )
}

export type Fuzzer = Awaited<ReturnType<typeof openFuzzer>>

/**
 * Sends requests to a site; the same seed generates the same ones, as far as the site answers alike. `only` is part of
 * the names of the calls that are sent.
 */
export async function openFuzzer(site: FuzzedSite, { seed, only = '' }: { seed: string; only?: string | undefined }) {
  const { port } = site
  const sessions = await openSessions(site)
  const known = openKnownValues(DEMO_PASSWORD)
  const pages = openPages(known.add)
  const tally = openTally((failure) => failureLines([failure]).forEach((line) => printLine(line)))
  const contract = (await readJson(port, '/openapi.json')) as Parameters<typeof contractCalls>[0]
  const calls = [
    ...contractCalls(contract),
    ...pages.calls,
    ...authRouteCalls(site.authCalls),
    ...otherCalls(),
    AGENT_CALL,
  ].filter(({ row }) => row.includes(only))
  const halfSent = new Set<Promise<void>>()
  /** The calls of this round that are still to be sent. */
  let round: Call[] = []
  let rounds = 0
  let begun = 0

  function learn({ path }: HttpRequest, { call, role }: { call?: Call; role: Role }, answer: Answer): void {
    if (answer.status !== 200 || path.startsWith('/openapi.json')) return
    // A compressed answer, requested by an odd header, is not read.
    if (answer.headers['content-encoding'] !== undefined) return
    const type = String(answer.headers['content-type'])
    // An upload ticket is valid only as a whole, and for one account.
    if (path.startsWith('/user/signedUpload') && parse(answer.text)) known.add(`ticket of ${role}`, answer.text)
    if (type.includes('json')) known.learn(parse(answer.text), (call?.path ?? path).replace(/\/$/, ''))
    else if (type.includes('html')) pages.learn(answer.text, path)
  }

  const headersOf = (random: Random): HttpRequest['headers'] => [['host', `localhost:${port}`], forwardedFor(random)]

  async function ask(
    request: HttpRequest,
    { row, role, call }: { row: string; role: Role; call?: Call },
  ): Promise<void> {
    // Odd headers come first; how to treat duplicates is up to the site.
    const sent = { ...request, headers: [...request.headers, ...(await sessions.headers(role))] }
    const answer = await send(port, sent)
    // A process that is dying closes its connections a moment before it is gone.
    if (answer.status === 'closed') await sleep(DYING_MS)
    if (!site.isAlive()) return tally.suspect(row, sent)
    tally.note(row, sent, answer)
    learn(request, { role, ...(call && { call }) }, answer)
    if (looksSignedOut(answer)) await sessions.check(role)
  }

  async function lookAt(call: Call, role: Role): Promise<void> {
    const random = seededRandom(`${seed}/look/${role}/${call.row}`)
    const path = call.path.includes(':') ? pages.address(call.path, random) : call.path
    if (!path) return
    begun += 1
    await ask({ method: 'GET', path, headers: headersOf(random) }, { row: call.row, role, call })
  }

  /** Each call once per round, shuffled: a sign-out must not always precede the same call. */
  function nextCall(): Call {
    if (round.length === 0) round = seededRandom(`${seed}/round/${rounds++}`).shuffle(calls)
    return round.at(-1) as Call
  }

  function make(index: number): { request: HttpRequest; row: string; role: Role; call?: Call } {
    const random: Random = seededRandom(`${seed}/${index}`)
    const call = nextCall()
    const role = pickRole(call, random)
    const odd = random.chance(ODD_SHARE)
    const sound = makeRequest(call, {
      role,
      random,
      known,
      pages,
      handle: sessions.handle(role),
      origin: sessions.origin,
    })
    // Requests that belong to no route do not use up the call that they were made of.
    if (odd) {
      const { row, ...request } = oddRequest({
        path: sound.path.split('?', 1)[0] ?? '/',
        headers: headersOf(random),
        random,
      })
      return { request, row, role }
    }
    if (sound.wire === 'half') return { request: sound, row: '(half-sent)', role, call }
    round.pop()
    return { request: sound, row: call.row, role, call }
  }

  async function one(index: number): Promise<void> {
    const { request, ...about } = make(index)
    if (request.wire !== 'half') return ask(request, about)
    if (halfSent.size >= HALF_SENT) await Promise.race(halfSent)
    const sent: Promise<void> = ask(request, about).finally(() => halfSent.delete(sent))
    halfSent.add(sent)
  }

  return {
    tally,
    sessions,
    routes: calls.length,
    unasked: () => calls.map(({ row }) => row).filter((row) => !tally.rows.has(row)),
    /** Visits every page in every role, which collects forms and ids. */
    async look(): Promise<void> {
      const shown = calls.filter(({ method, path }) => method === 'GET' && !path.includes('{'))
      for (const role of ['nobody', 'owner', 'newcomer', 'admin'] as const) {
        const left = shown.values()
        const work = async () => {
          for (const call of left) await lookAt(call, role)
        }
        await Promise.all(Array.from({ length: IN_FLIGHT }, work))
      }
    },
    /** Sends requests up to a total; ends early when the site has died or the time is up. */
    async run(total: number, isOver: () => boolean): Promise<void> {
      const work = async () => {
        while (begun < total && !isOver() && site.isAlive()) await one(begun++)
      }
      await Promise.all(Array.from({ length: IN_FLIGHT }, work))
      await Promise.all(halfSent)
    },
  }
}
