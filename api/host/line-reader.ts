import { MAX_BODY_BYTES } from '#domain/limits.ts'

/** A line of the body; without its text where it is too long, and was skipped. */
export type BodyLine = { number: number; text: string | undefined }

type Chunks = ReadableStreamDefaultReader<Uint8Array>

const NEWLINE = 10

/**
 * Splits a body into lines as it arrives. `pending` is the read that is under way: a consumer that does not want to wait
 * for more gives what it has, and asks again later. Holds one line at most.
 */
export function createLineReader(reader: Chunks) {
  let rest: Buffer[] = []
  let restBytes = 0
  let number = 0
  let pending: ReturnType<Chunks['read']> | undefined

  function take(bytes: Buffer): void {
    restBytes += bytes.length
    // What is longer is not kept, only counted.
    if (restBytes <= MAX_BODY_BYTES) rest.push(bytes)
    else rest = []
  }

  function finish(): BodyLine {
    number += 1
    const text = restBytes <= MAX_BODY_BYTES ? Buffer.concat(rest).toString('utf8') : undefined
    rest = []
    restBytes = 0
    return { number, text }
  }

  function split(chunk: Buffer): BodyLine[] {
    const lines: BodyLine[] = []
    let from = 0
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      take(chunk.subarray(from, at))
      lines.push(finish())
      from = at + 1
    }
    if (from < chunk.length) take(chunk.subarray(from))
    return lines
  }

  return {
    /** The lines of the next part of the body; undefined at its end; 'later' when nothing arrives for so long. */
    async next(waitMs?: number): Promise<BodyLine[] | 'later' | undefined> {
      pending ??= reader.read()
      const part = waitMs === undefined ? await pending : await withinTime(pending, waitMs)
      if (part === 'later') return part
      pending = undefined
      if (!part.done) return split(Buffer.from(part.value.buffer, part.value.byteOffset, part.value.byteLength))
      return restBytes > 0 ? [finish()] : undefined
    },
  }
}

function withinTime<T>(promise: Promise<T>, ms: number): Promise<T | 'later'> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve('later'), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
