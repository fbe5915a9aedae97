import pg from 'pg'

type Options = {
  /** Message handlers by channel. */
  channels: Record<string, (payload: string) => void>
  /** Called after every connect, before the first message: messages sent while disconnected are lost. */
  onConnect: () => void
  /** Called when the connection is lost: messages may be missed until the next connect. */
  onLost: () => void
  onError: (error: unknown) => void
}

const RETRY_MS = { first: 250, longest: 1000 }
/** How often to ping, which detects a dead connection. */
const PING_MS = 2000
/** R360: longer than that nothing on this connection takes. */
const TIMEOUT_MS = 3000

/** Listens on channels over its own connection, and reconnects for as long as it takes. */
export async function listenForChanges(
  connectionString: string,
  { channels, onConnect, onLost, onError }: Options,
): Promise<{ close(): Promise<void> }> {
  let closed = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let wait = RETRY_MS.first

  function tryAgain() {
    if (closed || timer) return
    timer = setTimeout(() => {
      timer = undefined
      connect().catch(tryAgain)
    }, wait)
    timer.unref()
    wait = Math.min(wait * 2, RETRY_MS.longest)
  }

  function lose(lost: pg.Client) {
    if (client !== lost) return
    client = undefined
    onLost()
    tryAgain()
  }

  async function connect() {
    const next = new pg.Client({
      connectionString,
      application_name: 'guildhall listen',
      keepAlive: true,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
    })
    next.on('error', onError)
    next.on('end', () => lose(next))
    next.on('notification', ({ channel, payload = '' }) => channels[channel]?.(payload))
    try {
      await next.connect()
      for (const channel of Object.keys(channels)) await next.query(`listen ${next.escapeIdentifier(channel)}`)
      if (closed) throw new Error('Closed while it was connecting.')
    } catch (error) {
      void next.end().catch(() => {})
      throw error
    }
    client = next
    wait = RETRY_MS.first
    onConnect()
  }

  async function ping() {
    const pinged = client
    await pinged?.query('select 1').catch((error: unknown) => {
      onError(error)
      lose(pinged)
      // Not awaited: a dead connection may never say that it has ended.
      void pinged.end().catch(() => {})
    })
  }

  await connect()
  const pinging = setInterval(() => void ping(), PING_MS)
  pinging.unref()
  return {
    async close() {
      closed = true
      clearInterval(pinging)
      clearTimeout(timer)
      const last = client
      client = undefined
      await last?.end().catch(() => {})
    },
  }
}
