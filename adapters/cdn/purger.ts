/** How a CDN is told which pages are no longer true. */
export type PurgeSettings = {
  url: string
  /** As HTTP spells it; Varnish is usually configured for PURGE. */
  method: string
  /** Name of a header that lists the tags, separated by spaces. */
  tagHeader?: string | undefined
  /** A text with `TAGS` in place of a JSON list of the tags. */
  body?: string | undefined
  /** `name: value`, such as a key. */
  header?: string | undefined
}

const TIMEOUT_MS = 2000

function headersOf({ header, body, tagHeader }: PurgeSettings, tags: readonly string[]): Record<string, string> {
  const [name, ...value] = header?.split(':') ?? []
  return {
    ...(name && { [name.trim()]: value.join(':').trim() }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(tagHeader && { [tagHeader]: tags.join(' ') }),
  }
}

/** One request; anything but a success is an error. */
export function createPurger(settings: PurgeSettings) {
  const { url, method, body } = settings
  return async (tags: readonly string[]): Promise<void> => {
    const answer = await fetch(url, {
      method,
      headers: headersOf(settings, tags),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body !== undefined && { body: body.replace('TAGS', () => JSON.stringify(tags)) }),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`the CDN answered a purge with ${answer.status}`)
  }
}
