import { enableDemoAccounts } from '#db/queries/demo/demo-accounts.ts'
import { DEMO_PASSWORD } from '#domain/demo/demo.ts'
import type { ServerDeps } from '#server/deps.ts'

import { seedInChildProcess, type SeedOrder } from './seed-in-child-process.ts'
import { generatedEmail, LAST_WRITTEN, WRITTEN_EXPERTS } from './written-accounts.ts'

const SEED_LOCK = 7_305_413

type Demo = {
  /** The total number of experts; never fewer than the hand-written ones. */
  profiles: number
  printLine: (line: string) => void
  /** Whether a server is already running on it. */
  open?: boolean
  /** URL of the embedded database as its superuser. */
  adminUrl?: string | undefined
}

async function isAccount({ db }: Pick<ServerDeps, 'db'>, email: string): Promise<boolean> {
  return (await db.selectFrom('user').where('email', '=', email).select('id').executeTakeFirst()) !== undefined
}

async function isComplete(deps: ServerDeps, generated: number): Promise<boolean> {
  return (
    (await isAccount(deps, LAST_WRITTEN)) && (generated === 0 || (await isAccount(deps, generatedEmail(generated - 1))))
  )
}

const generatedOf = (profiles: number) => Math.max(0, profiles - WRITTEN_EXPERTS)

async function reopen(deps: ServerDeps): Promise<string> {
  const password = await (await deps.auth.$context).password.hash(DEMO_PASSWORD)
  await enableDemoAccounts(deps.db, password)
  return password
}

/** The same as `openDemo` for a server that starts: what is missing is made by another process. */
export async function openDemoInChildProcess(
  deps: ServerDeps,
  { printLine, signal, ...order }: SeedOrder & { printLine: (line: string) => void; signal: AbortSignal },
): Promise<void> {
  await reopen(deps)
  if (!(await isComplete(deps, generatedOf(order.profiles)))) await seedInChildProcess(order, { printLine, signal })
}

/**
 * Creates the demo's accounts and experts at the first start, on one of several nodes. More can be added later. An
 * interrupted start leaves complete batches, and the next one continues after them.
 */
export async function openDemo(deps: ServerDeps, { profiles, printLine, open = false, adminUrl }: Demo): Promise<void> {
  const generated = generatedOf(profiles)
  const password = await reopen(deps)
  if (await isComplete(deps, generated)) return
  const client = await deps.pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [SEED_LOCK])
    if (await isComplete(deps, generated)) return
    // R463: what seeds is loaded only where something is missing.
    const { seedExperts, seedWritten } = await import('./seed-demo.ts')
    if (!(await isAccount(deps, LAST_WRITTEN))) await seedWritten(deps, password)
    await seedExperts(deps, { count: generated, password, printLine, open, adminUrl })
    printLine(`  ${(WRITTEN_EXPERTS + generated).toLocaleString('en')} experts are open for business.`)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [SEED_LOCK]).catch(() => {})
    client.release()
  }
}
