import pg from 'pg'

/** `session`: each of our connections has one of the server for itself, which is as good as none between us. */
type Pooler = 'none' | 'session' | 'transaction'

const PROCESS = 'select pg_backend_pid() as pid'

type Answer = { pid: number }

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, application_name: 'guildhall start', connectionTimeoutMillis: 8000 })
  client.on('error', () => {})
  await client.connect()
  return client
}

/**
 * R388: whether a pooler answers at this address. It tells each client another process than the one that works for it;
 * in transaction mode two clients get the same one, though neither has gone.
 */
export async function findPooler(connectionString: string): Promise<Pooler> {
  const first = await connect(connectionString)
  try {
    const { rows } = await first.query<Answer>(PROCESS)
    const pid = rows[0]?.pid
    // Known to pg, though not to its types.
    if ((first as pg.Client & { processID: number }).processID === pid) return 'none'
    const second = await connect(connectionString)
    try {
      const other = await second.query<Answer>(PROCESS)
      return other.rows[0]?.pid === pid ? 'transaction' : 'session'
    } finally {
      await second.end().catch(() => {})
    }
  } finally {
    await first.end().catch(() => {})
  }
}
