import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely'

import type { Db } from './connection.ts'
import { nameStatement } from './prepared-names.ts'
import type { Database } from './schema.ts'

/** Writes statements down, and sends none. */
const writer = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** Where a value goes. */
class Slot {
  readonly at: number
  constructor(at: number) {
    this.at = at
  }
}

type Slots<Values extends unknown[]> = { [At in keyof Values]: RawBuilder<Values[At]> }

/**
 * A statement that is written once, and planned once by each connection: for a list, writing and planning take as long
 * as finding. Only for statements that have one good way, whatever the values that come.
 */
export function prepared<Values extends unknown[], Row>(
  write: (db: Db, ...slots: Slots<Values>) => { compile: (db: Db) => CompiledQuery<Row> },
) {
  let written: CompiledQuery<Row> | undefined
  const once = () => {
    const slots = Array.from({ length: write.length - 1 }, (_, at) => sql`${new Slot(at)}`)
    const query = write(writer, ...(slots as Slots<Values>)).compile(writer)
    nameStatement(query.sql)
    return query
  }
  return async (db: Db, ...values: Values): Promise<Row[]> => {
    written ??= once()
    const parameters = written.parameters.map((one) => (one instanceof Slot ? values[one.at] : one))
    const { rows } = await db.executeQuery<Row>({ ...written, parameters })
    return rows
  }
}
