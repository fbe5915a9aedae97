import pg from 'pg'

/** Only one node of all sends purges. */
const PURGE_LOCK = 7_305_421
const EVERY_MS = 1000

/**
 * R399: holds a lock of the database for as long as this process has a connection to it. Who gets it next does not know
 * what the one before has done.
 */
export function runAsLeader(connectionString: string, { onLead }: { onLead: () => void }) {
  let client: pg.Client | undefined
  let leading = false
  let closed = false
  let timer: NodeJS.Timeout | undefined

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({
      connectionString,
      application_name: 'guildhall purges',
      keepAlive: true,
      connectionTimeoutMillis: 3000,
      query_timeout: 3000,
    })
    next.on('error', () => {})
    next.on('end', () => {
      if (client !== next) return
      client = undefined
      leading = false
    })
    await next.connect()
    return next
  }

  async function attempt(): Promise<void> {
    try {
      client ??= await connect()
      const text = leading ? 'select true as granted' : `select pg_try_advisory_lock(${PURGE_LOCK}) as granted`
      const { rows } = await client.query<{ granted: boolean }>(text)
      if (leading || !rows[0]?.granted) return
      leading = true
      onLead()
    } catch {
      // The next attempt is a second away. The monitor reports that the database is away.
      leading = false
      void client?.end().catch(() => {})
      client = undefined
    }
  }

  function plan(): void {
    if (closed) return
    timer = setTimeout(() => void attempt().finally(plan), EVERY_MS)
    timer.unref()
  }

  void attempt().finally(plan)
  return {
    isLeading: () => leading,
    async close() {
      closed = true
      clearTimeout(timer)
      const last = client
      client = undefined
      await last?.end().catch(() => {})
    },
  }
}
