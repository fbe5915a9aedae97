import { writeSync } from 'node:fs'

/** A pipe whose reader is slow takes no more for a moment. */
const BUSY = new Set(['EAGAIN', 'EWOULDBLOCK'])
const TRIES = 20
const PAUSE_MS = 5

const wait = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

type Write = (bytes: Uint8Array) => number

/** The number of bytes written at once; undefined where the line is given up. */
function writeSome(write: Write, bytes: Uint8Array): number | undefined {
  for (let tries = 1; ; tries += 1) {
    try {
      return write(bytes)
    } catch (error) {
      const isBusy = error instanceof Error && 'code' in error && BUSY.has(String(error.code))
      if (!isBusy || tries === TRIES) return undefined
      wait(PAUSE_MS)
    }
  }
}

/**
 * R366: writes lines to a file, and loses those that it does not take: a log on a full disk stops no request. (pino's own
 * output ends the process there, or tries forever.)
 */
export function logOutput(write: Write = (bytes) => writeSync(1, bytes)): { write(line: string): void } {
  return {
    write(line) {
      for (let rest: Uint8Array = Buffer.from(line); rest.length > 0;) {
        const written = writeSome(write, rest)
        if (written === undefined) return
        rest = rest.subarray(written)
      }
    },
  }
}
