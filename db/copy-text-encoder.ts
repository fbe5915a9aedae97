import { DAY_MS } from '#domain/limits.ts'

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }
const escaped = (text: string) =>
  /[\\\n\r\t]/.test(text) ? text.replace(/[\\\n\r\t]/g, (char) => ESCAPES[char] ?? '') : text
const quoted = (text: string) => `"${/["\\]/.test(text) ? text.replace(/["\\]/g, (char) => `\\${char}`) : text}"`

/** Cache by days since 1970: formatting a date takes as long as the rest of a row. */
const days = new Map<number, string>()
const MOST_DAYS = 10_000
let lastTime = { ms: 0, text: 'T00:00:00.000Z' }

/** Same format as `toISOString`, cached: many rows share a day and the time of day. */
function copyDate(date: Date): string {
  const ms = date.getTime()
  const day = Math.floor(ms / DAY_MS)
  const time = ms - day * DAY_MS
  if (time !== lastTime.ms) lastTime = { ms: time, text: new Date(time).toISOString().slice(10) }
  const known = days.get(day)
  if (known) return known + lastTime.text
  if (days.size > MOST_DAYS) days.clear()
  const text = new Date(day * DAY_MS).toISOString().slice(0, -14)
  days.set(day, text)
  return text + lastTime.text
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

/** Text is buffered up to this length: each write has an overhead, and very long strings are slow to concatenate. */
const WRITE_AT = 8192

/**
 * Rows of one table in COPY's text format, encoded as they come: buffering row objects would cost garbage collection.
 */
export class CopyTextEncoder<Row extends object> {
  readonly columns: readonly (keyof Row & string)[]
  /** Values of the previous row, since rows of one expert have much in common. */
  readonly #last: { value: Value; text: string }[]
  #text = ''
  #room = Buffer.allocUnsafeSlow(1 << 16)
  #used = 0

  constructor(columns: readonly (keyof Row & string)[]) {
    this.columns = columns
    this.#last = columns.map(() => ({ value: null, text: copyValue(null) }))
  }

  add(row: Row): void {
    let line = ''
    let at = 0
    for (const last of this.#last) {
      const value = row[this.columns[at] as keyof Row] as Value
      if (value !== last.value) {
        last.value = value
        last.text = copyValue(value)
      }
      line += at === 0 ? last.text : `\t${last.text}`
      at++
    }
    this.#text += `${line}\n`
    if (this.#text.length >= WRITE_AT) this.#write()
  }

  /** Returns what was added since the last call; empty where nothing was. */
  take(): Buffer<ArrayBuffer> {
    this.#write()
    const taken = Buffer.allocUnsafeSlow(this.#used)
    this.#room.copy(taken, 0, 0, this.#used)
    this.#used = 0
    return taken
  }

  #write(): void {
    // UTF-8 takes at most three bytes per UTF-16 unit.
    const needed = this.#used + this.#text.length * 3
    if (needed > this.#room.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(this.#room.length * 2, needed))
      this.#room.copy(larger, 0, 0, this.#used)
      this.#room = larger
    }
    this.#used += this.#room.write(this.#text, this.#used)
    this.#text = ''
  }
}
