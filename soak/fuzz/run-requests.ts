import { type Random, seededRandom } from '#demo/art/seeded-random.ts'

import { authRouteCalls, type Call, contractCalls, otherCalls, type Role } from './calls.ts'
import { openKnownValues } from './known-values.ts'
import { makeRequest, pickRole } from './make-request.ts'
import { forwardedFor } from './odd-headers.ts'
import { oddRequest } from './odd-requests.ts'
import { openPages } from './page-calls.ts'
import { type Answer, type HttpRequest, send } from './send.ts'
import { openSessions, PASSWORD } from './sessions.ts'
import type { FuzzedSite } from './site-process.ts'
import { openTally } from './tally.ts'

const IN_FLIGHT = 16
/** Beside those in flight: they wait for nothing. */
const HALF_SENT = 24
const ODD_SHARE = 0.12

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

/** As far as an answer tells that whoever asked is signed in no longer. */
function looksSignedOut({ status, headers, setCookies }: Answer): boolean {
  return (
    status === 401 ||
    String(headers['location'] ?? '').includes('/sign-in') ||
    setCookies.some((cookie) => /session_token=;|session_token=[^;]*;[^]*max-age=0/i.test(cookie))
  )
}

export type Fuzzer = Awaited<ReturnType<typeof openFuzzer>>

/** Sends request after request at a site; the same seed makes the same ones, as far as the site answers alike. */
export async function openFuzzer(site: FuzzedSite, seed: string) {
  const { port } = site
  const sessions = await openSessions(site)
  const known = openKnownValues(PASSWORD)
  const pages = openPages(known.add)
  const tally = openTally()
  const contract = (await readJson(port, '/openapi.json')) as Parameters<typeof contractCalls>[0]
  const all = [...contractCalls(contract), ...pages.calls, ...authRouteCalls(site.authCalls), ...otherCalls()]
  const calls = seededRandom(seed).shuffle(all)
  const halfSent = new Set<Promise<void>>()
  let begun = 0

  function learn({ path }: HttpRequest, call: Call | undefined, answer: Answer): void {
    if (answer.status !== 200 || path.startsWith('/openapi.json')) return
    const type = String(answer.headers['content-type'])
    if (type.includes('json')) known.learn(parse(answer.text), (call?.path ?? path).replace(/\/$/, ''))
    else if (type.includes('html')) pages.learn(answer.text, path)
  }

  async function ask(
    request: HttpRequest,
    { row, role, call }: { row: string; role: Role; call?: Call },
  ): Promise<void> {
    const answer = await send(port, request)
    tally.note(row, request, answer)
    learn(request, call, answer)
    if (looksSignedOut(answer)) await sessions.check(role)
  }

  function make(index: number): { request: HttpRequest; row: string; role: Role; call?: Call } {
    const random: Random = seededRandom(`${seed}/${index}`)
    const call = calls[index % calls.length] as Call
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
    if (odd) {
      const headers: HttpRequest['headers'] = [
        ['host', `localhost:${port}`],
        forwardedFor(random),
        ...sessions.headers(role),
      ]
      const { row, ...request } = oddRequest({ path: sound.path.split('?', 1)[0] ?? '/', headers, random })
      return { request, row, role }
    }
    // What a header game has said comes first, and what is said twice is for the site to judge.
    const request = { ...sound, headers: [...sound.headers, ...sessions.headers(role)] }
    return { request, row: sound.wire === 'half' ? '(half-sent)' : call.row, role, call }
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
    /** Every page as everybody sees it: from there on forms and ids are known. */
    async look(): Promise<void> {
      for (const role of ['nobody', 'owner', 'newcomer', 'admin'] as const) {
        for (const call of calls.filter(({ method, path }) => method === 'GET' && !path.includes('{'))) {
          const random = seededRandom(`${seed}/look/${role}/${call.row}`)
          const path = call.path.includes(':') ? pages.address(call.path, random) : call.path
          if (!path) continue
          const headers: HttpRequest['headers'] = [
            ['host', `localhost:${port}`],
            forwardedFor(random),
            ...sessions.headers(role),
          ]
          begun += 1
          await ask({ method: 'GET', path, headers }, { row: call.row, role, call })
        }
      }
    },
    /** Until there were so many in all; ends early when the site has died or the time is up. */
    async run(total: number, isOver: () => boolean): Promise<void> {
      const work = async () => {
        while (begun < total && !isOver() && site.isAlive()) await one(begun++)
      }
      await Promise.all(Array.from({ length: IN_FLIGHT }, work))
      await Promise.all(halfSent)
    },
  }
}
