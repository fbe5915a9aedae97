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
import { registerPreparedStatement } from './prepared-names.ts'
import type { Database } from './schema.ts'

/** Compiles statements without sending them. */
const writer = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** Placeholder for a value. */
class Slot {
  readonly at: number
  constructor(at: number) {
    this.at = at
  }
}

type Slots<Values extends unknown[]> = { [At in keyof Values]: RawBuilder<Values[At]> }

/**
 * A statement that is compiled once, and planned once per connection: for a list, compiling and planning take as long
 * as running. Only for statements with one good plan for all values.
 */
export function preparedQuery<Values extends unknown[], Row>(
  write: (db: Db, ...slots: Slots<Values>) => { compile: (db: Db) => CompiledQuery<Row> },
) {
  let written: CompiledQuery<Row> | undefined
  const once = () => {
    const slots = Array.from({ length: write.length - 1 }, (_, at) => sql`${new Slot(at)}`)
    const query = write(writer, ...(slots as Slots<Values>)).compile(writer)
    registerPreparedStatement(query.sql)
    return query
  }
  return async (db: Db, ...values: Values): Promise<Row[]> => {
    written ??= once()
    const parameters = written.parameters.map((one) => (one instanceof Slot ? values[one.at] : one))
    const { rows } = await db.executeQuery<Row>({ ...written, parameters })
    return rows
  }
}
