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

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }
const escaped = (text: string) =>
  /[\\\n\r\t]/.test(text) ? text.replace(/[\\\n\r\t]/g, (char) => ESCAPES[char] ?? '') : text
const quoted = (text: string) => `"${text.replace(/["\\]/g, (char) => `\\${char}`)}"`

/** Many rows have few dates, and writing one takes as long as the rest of a row. */
const dates = new Map<number, string>()
const MOST_DATES = 10_000

function copyDate(date: Date): string {
  const known = dates.get(date.getTime())
  if (known) return known
  if (dates.size > MOST_DATES) dates.clear()
  const text = date.toISOString()
  dates.set(date.getTime(), text)
  return text
}

type Value = string | number | boolean | Date | null | undefined | readonly (string | number)[]

function copyValue(value: Value): string {
  if (typeof value === 'string') return escaped(value)
  if (value === null || value === undefined) return '\\N'
  if (typeof value !== 'object') return String(value)
  if (value instanceof Date) return copyDate(value)
  if (typeof value[0] === 'number') return `{${value.join(',')}}`
  return escaped(`{${value.map((one) => (typeof one === 'string' ? quoted(one) : one)).join(',')}}`)
}

/** Room for the rows of one batch, used again for the next; it grows with the largest. */
let room = Buffer.allocUnsafeSlow(1 << 20)

function roomFor(length: number, used: number): Buffer {
  if (used + length <= room.length) return room
  const larger = Buffer.allocUnsafeSlow(Math.max(room.length * 2, used + length))
  room.copy(larger, 0, 0, used)
  room = larger
  return room
}

/** Rows in COPY's text format. Line by line: one long text of all of them would be written twice. */
export function copyRows<Row extends object>(columns: readonly (keyof Row & string)[], rows: readonly Row[]): Buffer {
  let used = 0
  for (const row of rows) {
    let line = ''
    for (const [at, column] of columns.entries()) line += (at === 0 ? '' : '\t') + copyValue(row[column] as Value)
    line += '\n'
    // No character takes more than three bytes for each of its units.
    used += roomFor(line.length * 3, used).write(line, used)
  }
  const lines = Buffer.allocUnsafeSlow(used)
  room.copy(lines, 0, 0, used)
  return lines
}
