import type pg from 'pg'

type Connection = pg.Connection & {
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
}

/** The driver's side of `COPY … FROM STDIN`: it calls these as the database answers. */
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

/** Writes rows in the text format of COPY; ten times as fast as inserting them. */
export function copyIn(client: pg.ClientBase, into: string, data: Buffer): Promise<void> {
  return new Promise((done, fail) => {
    client.query(new CopyIn(`copy ${into} from stdin`, data, { done, fail }))
  })
}
