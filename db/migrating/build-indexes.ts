import type pg from 'pg'

type File = { name: string; sql: string }

/** The first line of a migration that builds indexes while the site writes to their tables. */
const MARKER = '-- no transaction\n'
const BUILD = /^create (?:unique )?index concurrently (\w+) on\b/i

export const runsOutsideTransaction = ({ sql }: Pick<File, 'sql'>): boolean => sql.startsWith(MARKER)

/** Its statements. Nothing but an index can be built a second time after it was interrupted. */
export function parseIndexBuilds({ name, sql }: File): { index: string; statement: string }[] {
  const statements = sql.replace(/--[^\n]*/g, '').split(';')
  return statements
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((statement) => {
      const index = BUILD.exec(statement)?.[1]
      if (index === undefined) {
        throw new Error(`Migration ${name} runs outside of a transaction: it may only create indexes concurrently.`)
      }
      return { index, statement }
    })
}

/** The same for a transaction, in which no other transaction uses the tables. */
export function transactionalSql(file: File): string {
  if (!runsOutsideTransaction(file)) return file.sql
  return parseIndexBuilds(file)
    .map(({ statement }) => statement.replace(/ concurrently /i, ' '))
    .join(';\n')
}

/** A pooler, or the role, may have given the connection the timeouts of a request. */
const NO_TIMEOUTS = `select set_config(name, '0', false) from pg_settings
  where name in ('statement_timeout', 'lock_timeout', 'transaction_timeout')`

/**
 * R624: builds the indexes of a migration one after another, outside of a transaction, so that the site goes on reading
 * and writing. One that is there already stays; one that an interrupted build has left is built again.
 */
export async function buildIndexes(client: pg.ClientBase, file: File): Promise<void> {
  await client.query(NO_TIMEOUTS)
  for (const { index, statement } of parseIndexBuilds(file)) {
    const { rows } = await client.query<{ valid: boolean }>(
      'select indisvalid as valid from pg_index where indexrelid = to_regclass($1)',
      [index],
    )
    if (rows[0]?.valid) continue
    if (rows[0]) await client.query(`drop index concurrently ${index}`)
    await client.query(statement)
  }
}
