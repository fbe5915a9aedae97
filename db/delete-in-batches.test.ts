import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { cloneDatabase } from '#test/clone-database.ts'

import { openConnection } from './connection.ts'
import { deleteInBatches } from './delete-in-batches.ts'

let database: Awaited<ReturnType<typeof cloneDatabase>>
let connection: ReturnType<typeof openConnection>

beforeAll(async () => {
  database = await cloneDatabase()
  connection = openConnection(database.url)
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

test('R459 rows go in batches, each in a transaction of its own; a locked one stays for the next run', async () => {
  const { db, pool } = connection
  await pool.query(`insert into spent_token (hash, expires_at)
    select 'token-' || n, case when n <= 25 then 'epoch'::timestamptz else 'infinity' end from generate_series(1, 30) n`)
  await pool.query(`create table deleted_in (xid xid8);
    create function note_delete() returns trigger language plpgsql as $$
      begin insert into deleted_in values (pg_current_xact_id()); return null; end $$;
    create trigger note_delete after delete on spent_token for each row execute function note_delete()`)
  const where = sql`expires_at < now()`
  const holder = await pool.connect()
  await holder.query(`begin; select from spent_token where hash = 'token-7' for update`)
  expect(await deleteInBatches(db, 'spent_token', { where, atOnce: 10 })).toBe(24)
  await holder.query('rollback')
  holder.release()
  const { rows } = await pool.query('select count(*)::integer as rows from deleted_in group by xid order by 1 desc')
  expect(rows.map((row) => row.rows)).toEqual([10, 10, 4])
  expect(await deleteInBatches(db, 'spent_token', { where, atOnce: 10 })).toBe(1)
  expect((await pool.query('select from spent_token')).rowCount).toBe(5)
})
