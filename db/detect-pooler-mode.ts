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

/** A busy pooler may give the same client the same connection a few times. */
const ROUNDS = 20

const processOf = async (client: pg.Client) => (await client.query<Answer>(PROCESS)).rows[0]?.pid

/**
 * R388: whether a pooler answers at this address. It tells each client another process than the one that works for it;
 * in transaction mode a client gets another one from time to time, or two clients the same, though neither has gone.
 */
export async function detectPoolerMode(connectionString: string): Promise<Pooler> {
  const first = await connect(connectionString)
  try {
    const pid = await processOf(first)
    // Known to pg, though not to its types.
    if ((first as pg.Client & { processID: number }).processID === pid) return 'none'
    const second = await connect(connectionString)
    try {
      const other = await processOf(second)
      for (let round = 0; round < ROUNDS; round += 1) {
        if (other === pid || (await processOf(first)) !== pid || (await processOf(second)) !== other)
          return 'transaction'
      }
      return 'session'
    } finally {
      await second.end().catch(() => {})
    }
  } finally {
    await first.end().catch(() => {})
  }
}
