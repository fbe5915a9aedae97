import type pg from 'pg'

type Connection = pg.Connection & {
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
}

/** The driver's side of `COPY … FROM STDIN`: pg calls these methods as messages arrive. */
class CopyIn implements pg.Submittable {
  readonly #text: string
  readonly #data: Buffer
  readonly #settle: { done: () => void; fail: (error: Error) => void }
  #failed = false

  constructor(text: string, data: Buffer, settle: { done: () => void; fail: (error: Error) => void }) {
    this.#text = text
    this.#data = data
    this.#settle = settle
  }

  submit(connection: pg.Connection): void {
    ;(connection as Connection).query(this.#text)
  }

  handleCopyInResponse(connection: Connection): void {
    connection.sendCopyFromChunk(this.#data)
    connection.endCopyFrom()
  }

  handleCommandComplete(): void {}

  handleError(error: Error): void {
    this.#failed = true
    this.#settle.fail(error)
  }

  handleReadyForQuery(): void {
    if (!this.#failed) this.#settle.done()
  }
}

type Copy = {
  table: string
  columns: readonly string[]
  /** In the format of `CopyText`. */
  data: Buffer
  /** Whether to use FREEZE; only for a table that was created or truncated in this transaction. */
  freeze?: boolean
}

/** Writes rows in the text format of COPY; ten times as fast as inserting them. */
export function copyIn(client: pg.ClientBase, { table, columns, data, freeze = false }: Copy): Promise<void> {
  const text = `copy "${table}" (${columns.join(', ')}) from stdin (freeze ${freeze})`
  return new Promise((done, fail) => {
    client.query(new CopyIn(text, data, { done, fail }))
  })
}
