import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'

import { onServer } from '#test/on-server.ts'

/** What the texts of the load's writes begin with. */
export const WRITTEN = 'Written while things fail: '

/** Every committed write leaves a row that no later one changes. */
const RECORD = `
  create table if not exists committed_write (text text primary key);
  create or replace function record_write() returns trigger language plpgsql security definer as
    $$ begin insert into public.committed_write values (new.about) on conflict do nothing; return null; end $$;
  create or replace trigger record_write after update of about on profile
    for each row when (new.about like '${WRITTEN}%') execute function record_write()`

export const recordWrites = (adminUrl: string): Promise<void> => onServer(adminUrl, RECORD)

/** A database that was killed may still be recovering. */
async function connect(adminUrl: string, tries = 60): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: adminUrl })
  try {
    await client.connect()
    return client
  } catch (error) {
    if (tries === 1) throw error
    await sleep(500)
    return connect(adminUrl, tries - 1)
  }
}

/** How many of these texts are not in the database. */
export async function countLost(adminUrl: string, texts: string[]): Promise<number> {
  const client = await connect(adminUrl)
  try {
    const { rows } = await client.query<{ lost: number }>(
      'select count(*)::integer as lost from unnest($1::text[]) t (text) where text not in (select text from committed_write)',
      [texts],
    )
    return rows[0]?.lost ?? texts.length
  } finally {
    await client.end()
  }
}
