import { ApiFailure } from '#client/api-failure.ts'
import type { Suggestions } from '#domain/lists/suggestions.ts'

const DEBOUNCE_MS = 80
const MAX_CACHED = 50
const MAX_QUERY_LENGTH = 100
/** How long to pause after a 429 without a Retry-After. */
const DEFAULT_RETRY_SECONDS = 10

type FetchSuggestions = (q: string, signal: AbortSignal) => Promise<Suggestions>

/** Called with undefined when there are no suggestions: no text, a failed request, no network. */
type Show = (found: Suggestions | undefined) => void

export type Suggester = { request(text: string, show: Show): void; cancel(): void }

function normalizeQuery(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase()
}

/**
 * Requests suggestions as the visitor types: debounced, cached by query, and only the latest query counts. It never
 * throws: the form works without suggestions, so errors are not shown.
 */
export function createSuggester(fetchSuggestions: FetchSuggestions, now: () => number = Date.now): Suggester {
  const cached = new Map<string, Suggestions>()
  let generation = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let inFlight: AbortController | undefined
  let retryAt = 0

  function cancel(): void {
    generation += 1
    clearTimeout(timer)
    inFlight?.abort()
  }

  function cache(q: string, found: Suggestions): void {
    cached.set(q, found)
    const [oldest] = cached.keys()
    if (cached.size > MAX_CACHED && oldest !== undefined) cached.delete(oldest)
  }

  async function load(q: string): Promise<Suggestions | undefined> {
    inFlight = new AbortController()
    try {
      const found = await fetchSuggestions(q, inFlight.signal)
      cache(q, found)
      return found
    } catch (error) {
      if (error instanceof ApiFailure && error.status === 429) {
        retryAt = now() + (error.retryAfterSeconds ?? DEFAULT_RETRY_SECONDS) * 1000
      }
      return undefined
    }
  }

  function request(text: string, show: Show): void {
    cancel()
    const q = normalizeQuery(text)
    const known = cached.get(q)
    if (known || q === '' || q.length > MAX_QUERY_LENGTH || now() < retryAt) {
      show(known)
      return
    }
    const mine = generation
    timer = setTimeout(async () => {
      const found = await load(q)
      if (mine === generation) show(found)
    }, DEBOUNCE_MS)
  }

  return { request, cancel }
}
