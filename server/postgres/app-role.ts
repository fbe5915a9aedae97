import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type pg from 'pg'

import { connectAsAdmin, type PostgresHome } from './postmaster.ts'

/**
 * R200: an ordinary role that owns its database. The cluster's superuser cannot be demoted, so the app gets a role of
 * its own.
 */
export const APP_ROLE = 'guildhall_app'

/** Not the superuser's password: an attacker who reads it through the app gets no more rights than the app has. */
function appPassword(home: PostgresHome): string {
  const file = join(home.path, 'app-password')
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' })
  return readFileSync(file, 'utf8').trim()
}

export function appDatabaseUrl(home: PostgresHome, port: number, database: string): string {
  return `postgres://${APP_ROLE}:${appPassword(home)}@127.0.0.1:${port}/${database}`
}

const NO_MEMBER = (catalogue: string, oid: string) =>
  `not exists (select from pg_depend where classid = '${catalogue}'::regclass and objid = ${oid} and deptype = 'e')`

/**
 * Hands over what the superuser owns in a database from before the app had its own role; extensions stay as they are.
 */
const HAND_OVER = `
do $$
declare
  own oid := current_user::regrole;
  what text;
begin
  for what in
    with ours as (
      select oid, nspname, nspowner from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
    )
    select format('schema %I', nspname) from ours where nspowner = own
    union all
    select format('%s %I.%I', case relkind when 'v' then 'view' when 'S' then 'sequence' else 'table' end, nspname, relname)
      from pg_class as class join ours on ours.oid = relnamespace
      where relowner = own and relkind in ('r', 'p', 'v', 'S') and ${NO_MEMBER('pg_class', 'class.oid')}
        -- The sequence of a column goes with its table.
        and not (relkind = 'S' and exists (
          select from pg_depend where classid = 'pg_class'::regclass and objid = class.oid and deptype in ('a', 'i')))
    union all
    select format('routine %s', proc.oid::regprocedure) from pg_proc as proc join ours on ours.oid = pronamespace
      where proowner = own and ${NO_MEMBER('pg_proc', 'proc.oid')}
    union all
    select format('type %I.%I', nspname, typname) from pg_type as type join ours on ours.oid = typnamespace
      left join pg_class as class on class.oid = typrelid
      where typowner = own and (typtype in ('e', 'd') or class.relkind = 'c') and ${NO_MEMBER('pg_type', 'type.oid')}
  loop
    execute format('alter %s owner to ${APP_ROLE}', what);
  end loop;
end $$`

/** Creates the role and its database, or hands over one that the superuser owns from an earlier version. */
export async function ensureAppDatabase(
  admin: pg.Client,
  { home, port, database }: { home: PostgresHome; port: number; database: string },
): Promise<void> {
  const role = await admin.query('select 1 from pg_roles where rolname = $1', [APP_ROLE])
  if (role.rowCount === 0) await admin.query(`create role ${APP_ROLE} login`)
  await admin.query(`alter role ${APP_ROLE} password ${admin.escapeLiteral(appPassword(home))}`)
  const name = admin.escapeIdentifier(database)
  const { rows } = await admin.query<{ owner: string }>(
    'select datdba::regrole::text as owner from pg_database where datname = $1',
    [database],
  )
  if (!rows[0]) await admin.query(`create database ${name} owner ${APP_ROLE}`)
  else if (rows[0].owner !== APP_ROLE) {
    const inside = await connectAsAdmin(home, port, database)
    try {
      await inside.query(HAND_OVER)
    } finally {
      await inside.end()
    }
    // This comes last, so that an interrupted start repeats the whole hand-over.
    await admin.query(`alter database ${name} owner to ${APP_ROLE}`)
  }
}
