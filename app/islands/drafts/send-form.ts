import { REFUSED_FORM_PARAMETER, SCRIPT_FORM_HEADER } from '#domain/forms/script-form.ts'

const TIMEOUT_MS = 30_000

/** What became of a form that was sent. */
export type Outcome =
  /** The answer is the page at this address. */
  | { kind: 'answered'; address: string; refused: boolean }
  /** R683: it is unknown whether the form arrived. It may be sent again: its key is the same. */
  | { kind: 'failed'; why: 'offline' | 'timeout' | 'server'; page?: string }
  /** A refusal that the server could not keep: the browser has to send the form itself. */
  | { kind: 'direct' }

type Sent = { address: string; body: URLSearchParams; isOnline: () => boolean; send?: typeof fetch }

/** R683: sends a form so that the page stays until there is an answer. */
export async function sendForm({ address, body, isOnline, send = fetch }: Sent): Promise<Outcome> {
  try {
    const answer = await send(address, {
      method: 'POST',
      body,
      headers: { [SCRIPT_FORM_HEADER]: '1' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const { redirected, status, url } = answer
    if (redirected) {
      return { kind: 'answered', address: url, refused: new URL(url).searchParams.has(REFUSED_FORM_PARAMETER) }
    }
    return status >= 500 ? { kind: 'failed', why: 'server', page: await answer.text() } : { kind: 'direct' }
  } catch (error) {
    if (!isOnline()) return { kind: 'failed', why: 'offline' }
    return {
      kind: 'failed',
      why: error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'server',
    }
  }
}
