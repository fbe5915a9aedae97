import pg from 'pg'

import { CLOCK_LIMITS, DATABASE_HEALTH_CHECK } from '#domain/limits/resource-limits.ts'
import { Unavailable } from '#domain/unavailable.ts'

import type { AvailabilityGuard } from './guarded-pool.ts'
import { withDeadline } from './with-deadline.ts'

/** `clock`: the database is there, but this node's clock is wrong, so that it must not use it. */
type Condition = 'up' | 'away' | 'clock'

export type DatabaseMonitor = AvailabilityGuard & {
  /** Whether it refuses writes: a standby, or an operator has said so. */
  isReadOnly(): boolean
  /** The time by the database's clock. */
  now(): Date
  close(): Promise<void>
}

type Options = {
  /** Called once when the condition changes. */
  onChange: (change: { condition: Condition; why: string; seconds: number }) => void
  /** This machine's own clock, in milliseconds. */
  machineTime?: () => number
  check?: typeof DATABASE_HEALTH_CHECK
}

const STATE = `select extract(epoch from clock_timestamp())::float8 * 1000 as now,
  current_setting('transaction_read_only') = 'on' as "readOnly"`
type State = { now: number; readOnly: boolean }

const reasonOf = (error: unknown): string => {
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error
  return inner instanceof Error ? inner.message : String(inner)
}

/**
 * R360: asks the database every second how it is, on a connection of its own: the pools may be busy or full of dead
 * connections. Every user of the database asks here first whether it is available.
 */
export async function monitorDatabase(
  connectionString: string,
  { onChange, machineTime = Date.now, check = DATABASE_HEALTH_CHECK }: Options,
): Promise<DatabaseMonitor> {
  const listeners = new Set<(failure: Unavailable) => void>()
  let condition: Condition = 'up'
  let failure: Unavailable | undefined
  let since = performance.now()
  let offset = 0
  let readOnly = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false

  function become(next: Condition, why: string): void {
    if (next === condition) return
    const seconds = (performance.now() - since) / 1000
    condition = next
    since = performance.now()
    failure = next === 'up' ? undefined : new Unavailable(next === 'clock' ? 'clock' : 'database', why)
    if (failure) for (const listener of listeners) listener(failure)
    onChange({ condition, why, seconds })
  }

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({
      connectionString,
      application_name: 'guildhall monitor',
      connectionTimeoutMillis: check.timeoutMs,
      keepAlive: true,
    })
    next.on('error', () => {})
    try {
      await next.connect()
    } catch (error) {
      void next.end().catch(() => {})
      throw error
    }
    return next
  }

  /** Not awaited: a dead connection may never say that it has ended. */
  function drop(): void {
    void client?.end().catch(() => {})
    client = undefined
  }

  async function ask(): Promise<void> {
    client ??= await connect()
    const asked = machineTime()
    const { rows } = await withDeadline(client.query<State>(STATE), check.timeoutMs)
    const answered = machineTime()
    const [state] = rows
    if (!state) return
    readOnly = state.readOnly
    const difference = state.now - (asked + answered) / 2
    // The answer's own time is not a difference of clocks.
    offset = Math.abs(difference) > CLOCK_LIMITS.correctedMs + (answered - asked) ? difference : 0
    if (Math.abs(offset) <= CLOCK_LIMITS.mostMs) return become('up', '')
    const [seconds, way] = [Math.round(Math.abs(offset) / 1000), offset < 0 ? 'ahead of' : 'behind']
    become('clock', `the clock of this machine is ${seconds} s ${way} the database's`)
  }

  /** A connection that was closed, such as by an administrator, does not mean that the database is away. */
  async function askAgain(): Promise<void> {
    const wasConnected = client !== undefined
    try {
      await ask()
    } catch (error) {
      drop()
      if (!wasConnected || error instanceof Unavailable) return become('away', reasonOf(error))
      await ask().catch((second: unknown) => {
        drop()
        become('away', reasonOf(second))
      })
    }
  }

  function plan(): void {
    if (closed) return
    timer = setTimeout(() => void askAgain().finally(plan), condition === 'away' ? check.retryMs : check.everyMs)
    timer.unref()
  }

  await ask()
  plan()
  return {
    failure: () => failure,
    onAway(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isReadOnly: () => readOnly,
    now: () => new Date(machineTime() + offset),
    async close() {
      closed = true
      clearTimeout(timer)
      drop()
    },
  }
}
