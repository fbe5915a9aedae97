import { data } from 'react-router'

import type { ClientInfo, InProcessCall, PageViewer } from '#api/api-env.ts'
import type { Api } from '#api/create-api.ts'
import type { RenderResult } from '#app/load-context.ts'
import type { Transport } from '#client/client.ts'
import { requestSignal } from '#db/request-signal.ts'
import type { FailureCode } from '#domain/result.ts'
import { tagsOfCall } from '#server/page-cache/page-tags.ts'

const FORWARDED = ['cookie', 'origin', 'sec-fetch-site', 'user-agent', 'accept-language', 'if-match']

/** The browser's cookies with those that an earlier call has set, so that a sign-in holds for the rest of a request. */
function withCookies(sent: string | null, set: string[]): string {
  const pairs = [...(sent?.split('; ') ?? []), ...set.map((cookie) => cookie.split(';', 1)[0] ?? '')]
  return [...new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair])).values()].join('; ')
}

type Options = {
  api: Api
  /** The request for the page, whose headers the call carries on. */
  request: Request
  info: ClientInfo
  /** Cookies that calls have set so far. */
  cookies: string[]
  result: RenderResult | undefined
  /** Called with the seconds that a visitor has to wait who exceeded a limit. */
  onRetryAfter: (seconds: string | null) => void
  /** Called with the seconds to wait when a write was refused since the site is read-only. */
  onReadOnly: (seconds: string | null) => void
}

/** Calls the API without a socket, as the visitor; cookies that it sets are collected for the page's answer. */
export function callInProcess({ api, request, info, cookies, result, onRetryAfter, onReadOnly }: Options): Transport {
  // An action may sign somebody in or out, so that its calls have different viewers.
  const reader: PageViewer | undefined = request.method === 'GET' ? {} : undefined
  return async (path, init) => {
    if (result) addTags(result, init.method === 'GET' ? tagsOfCall(path) : undefined)
    const headers = new Headers(init.headers)
    for (const name of FORWARDED) {
      const value = request.headers.get(name)
      if (value !== null && !headers.has(name)) headers.set(name, value)
    }
    if (cookies.length > 0) headers.set('cookie', withCookies(headers.get('cookie'), cookies))
    const inProcess: InProcessCall = { reader }
    const call = new Request(new URL(path, request.url), { ...init, headers })
    const response = await api.fetch(call, { ...info, inProcess })
    requestSignal.getStore()?.throwIfAborted()
    if (response.status >= 500) {
      const failure = await failureOf(response)
      // R620: the page says so at its form, and keeps what was typed.
      if (failure.code === READ_ONLY) {
        onReadOnly(response.headers.get('retry-after'))
        return { ok: false, status: response.status, headers: response.headers, json: async () => failure }
      }
      // A page cannot recover from this: it becomes a 500 or, while the database is unavailable, a 503.
      throw data({ part: failure.part }, { status: response.status })
    }
    // R228: a page has nothing to show after a 429 either. After a form, the page shows the refusal itself.
    if (response.status === 429 && init.method === 'GET' && request.method === 'GET') {
      onRetryAfter(response.headers.get('retry-after'))
      throw data(null, { status: 429 })
    }
    cookies.push(...response.headers.getSetCookie())
    const { value } = inProcess
    if (!value) return response
    const { ok, status } = response
    return { ok, status, headers: response.headers, json: () => Promise.resolve(value) }
  }
}

const READ_ONLY: FailureCode = 'read_only'

/** R361: with what the API says is away. */
async function failureOf(response: Response): Promise<{ code?: string; part?: string }> {
  return (await response.json().catch(() => ({}))) as { code?: string; part?: string }
}

function addTags(result: RenderResult, tags: readonly string[] | undefined): void {
  if (!tags) result.tags = undefined
  for (const tag of tags ?? []) result.tags?.add(tag)
}
