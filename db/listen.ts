import pg from 'pg'

type Options = {
  channel: string
  /** After every connect too: what was said while nobody listened is not repeated. */
  onChange: () => Promise<void>
  onError: (error: unknown) => void
}

const RETRY_MS = { first: 500, longest: 30_000 }

/** Listens on a channel over a connection of its own, and connects again for as long as it takes. */
export async function listenForChanges(
  connectionString: string,
  options: Options,
): Promise<{ close(): Promise<void> }> {
  let closed = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let wait = RETRY_MS.first
  // One after the other: an older read must not end after a newer one.
  let reading = Promise.resolve()
  const read = () => {
    reading = reading.then(options.onChange).catch(options.onError)
    return reading
  }

  function tryAgain() {
    if (closed || timer) return
    timer = setTimeout(() => {
      timer = undefined
      connect().catch(tryAgain)
    }, wait)
    timer.unref()
    wait = Math.min(wait * 2, RETRY_MS.longest)
  }

  async function connect() {
    const next = new pg.Client({ connectionString, application_name: 'guildhall listen', keepAlive: true })
    next.on('error', options.onError)
    next.on('end', () => {
      if (client === next) tryAgain()
    })
    next.on('notification', () => void read())
    try {
      await next.connect()
      await next.query(`listen ${next.escapeIdentifier(options.channel)}`)
      if (closed) throw new Error('Closed while it was connecting.')
    } catch (error) {
      await next.end().catch(() => {})
      throw error
    }
    client = next
    wait = RETRY_MS.first
    await read()
  }

  await connect()
  return {
    async close() {
      closed = true
      clearTimeout(timer)
      const last = client
      client = undefined
      await last?.end()
      await reading
    },
  }
}
