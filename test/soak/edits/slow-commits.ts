import pg from 'pg'

/** How commits take 10 ms, as on a disk or a synchronous standby that is slow. */
export const SLOWNESS = {
  /** Each transaction waits before its commit begins; its changes are ordered by chance then. */
  trigger: 'a deferred trigger of 10 ms',
  /** The commit itself waits, with whatever it has locked; those that wait together are flushed together. */
  flush: 'a flush of 10 ms (commit_delay)',
} as const
export type Slowness = keyof typeof SLOWNESS

/** What a commit says of changes: as it is, or nothing at all, for comparison. */
export type Notice = 'log' | 'none'

const SLOW_TRIGGER = `
  create or replace function slow_commit() returns trigger language plpgsql as $$
  begin perform pg_sleep(0.01); return null; end $$;
  create constraint trigger slow_commit after update on profile deferrable initially deferred
    for each row when (old.title is distinct from new.title) execute function slow_commit()`

/** Makes commits slow, and notices of changes what they shall be. */
export async function openDatabaseControl(adminUrl: string) {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  const { rows } = await admin.query<{ text: string }>(
    `select pg_get_functiondef('tell_pages(text)'::regprocedure) as text`,
  )
  const own = rows[0]?.text ?? ''

  async function setCommitDelay(microseconds: number): Promise<void> {
    await admin.query(`alter system set commit_delay = ${microseconds}`)
    await admin.query('alter system set commit_siblings = 0')
    await admin.query('select pg_reload_conf()')
  }

  return {
    async beSlow(how: Slowness): Promise<void> {
      await admin.query('drop trigger if exists slow_commit on profile')
      await setCommitDelay(how === 'flush' ? 10_000 : 0)
      if (how === 'trigger') await admin.query(SLOW_TRIGGER)
    },
    async setNotice(notice: Notice): Promise<void> {
      await admin.query(
        notice === 'none'
          ? `create or replace function tell_pages(about text) returns void language sql as $$ select $$`
          : own,
      )
    },
    close: () => admin.end(),
  }
}
