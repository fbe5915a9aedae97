import { ApiFailure } from '#client/api-failure.ts'
import type { Suggestions } from '#domain/lists/suggestions.ts'

const DEBOUNCE_MS = 80
const KEPT_ANSWERS = 50
const LONGEST_QUERY = 100
/** How long to keep quiet when the server wants it and does not say how long. */
const QUIET_SECONDS = 10

type Ask = (q: string, signal: AbortSignal) => Promise<Suggestions>

/** Called with undefined when there is nothing to suggest from: no text, no answer, no network. */
type Show = (found: Suggestions | undefined) => void

export type Suggester = { want(text: string, show: Show): void; forget(): void }

function tidy(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase()
}

/**
 * Asks for suggestions as somebody types: after a breath, once per text, and only the newest text counts. It never
 * fails: the form works without suggestions, so whoever types is not told of trouble with them.
 */
export function createSuggester(ask: Ask, now: () => number = Date.now): Suggester {
  const answers = new Map<string, Suggestions>()
  let turn = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let request: AbortController | undefined
  let quietUntil = 0

  function forget(): void {
    turn += 1
    clearTimeout(timer)
    request?.abort()
  }

  function keep(q: string, found: Suggestions): void {
    answers.set(q, found)
    const [oldest] = answers.keys()
    if (answers.size > KEPT_ANSWERS && oldest !== undefined) answers.delete(oldest)
  }

  async function answer(q: string): Promise<Suggestions | undefined> {
    request = new AbortController()
    try {
      const found = await ask(q, request.signal)
      keep(q, found)
      return found
    } catch (error) {
      if (error instanceof ApiFailure && error.status === 429) {
        quietUntil = now() + (error.retryAfterSeconds ?? QUIET_SECONDS) * 1000
      }
      return undefined
    }
  }

  function want(text: string, show: Show): void {
    forget()
    const q = tidy(text)
    const known = answers.get(q)
    if (known || q === '' || q.length > LONGEST_QUERY || now() < quietUntil) {
      show(known)
      return
    }
    const mine = turn
    timer = setTimeout(async () => {
      const found = await answer(q)
      if (mine === turn) show(found)
    }, DEBOUNCE_MS)
  }

  return { want, forget }
}
