import type pg from 'pg'

/** A table and the columns that a backup has of it: generated ones follow from the others. */
export type BackupTable = { name: string; columns: string[] }

/**
 * Not in a backup. Migrations write the first two themselves. A session or a sign-in in progress that was ended since
 * the backup would be good again. The change log names transactions of this server alone. Webhook events were mostly
 * received since, and the others tell of what the restored site may not have. A restored site takes changes.
 * The bitmaps of filters follow from `expert_search`, and as text they would be larger
 * than all the rest. Unlogged tables (rate limits) are not in it either.
 */
const LEFT_OUT = [
  'schema_migration',
  'schema_function',
  'session',
  'verification',
  'host_sign_in',
  'host_join',
  'spent_token',
  'facet_bits',
  'stale_bits',
  'change_log',
  'change_log_state',
  'webhook_endpoint',
  'webhook_delivery',
  'webhook_event',
  'webhook_state',
  'read_only_mode',
]

/** R370: every table of the app by name, except those above. */
export async function listBackupTables(client: pg.ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(
    `select class.relname as name,
         array(select attname::text from pg_attribute
           where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns
       from pg_class as class
       where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'
         and relname <> all($1)
         and not exists (select from pg_depend
           where classid = 'pg_class'::regclass and objid = class.oid and deptype = 'e')
       order by relname`,
    [LEFT_OUT],
  )
  return rows
}

/** The same text for the same values on every server, and no timeouts; until the transaction ends. */
export async function normalizeSessionSettings(client: pg.ClientBase): Promise<void> {
  await client.query(
    `set local client_encoding = 'UTF8'; set local datestyle = 'ISO, YMD'; set local timezone = 'UTC';
     set local intervalstyle = 'postgres'; set local bytea_output = 'hex'; set local extra_float_digits = 1;
     set local search_path = public; set local synchronize_seqscans = off;
     set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0`,
  )
}
