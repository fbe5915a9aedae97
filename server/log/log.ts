import cluster from 'node:cluster'
import { hostname } from 'node:os'

import { type LoggerOptions, pino } from 'pino'

import { unavailablePart } from '#db/unavailable.ts'

import { logOutput } from './log-output.ts'
import { redactMessage, redactText, redactValue } from './redact.ts'

export type Log = ReturnType<typeof createLog>

/** R203: everything that is logged passes this formatter, which redacts it. */
const OPTIONS: LoggerOptions = {
  // R395: which of many nodes and processes says it.
  base: { node: hostname(), ...(cluster.worker && { worker: cluster.worker.id }) },
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { log: (line) => redactValue(line) as Record<string, unknown> },
  hooks: {
    logMethod(given, method) {
      const [line] = given as unknown[]
      const error = line instanceof Error ? line : (line as { err?: unknown } | undefined)?.err
      // A line without a message gets that of its error.
      const message = given.length === 1 && error instanceof Error ? [redactMessage(error)] : []
      const texts = given.map((one: unknown) => (typeof one === 'string' ? redactText(one) : one))
      method.apply(this, [...texts, ...message] as Parameters<typeof method>)
    },
  },
}

/** Writes to standard output unless a test passes `out`. */
export function createLog(level: string, out?: { write(line: string): void }) {
  return pino({ ...OPTIONS, level }, out ?? logOutput())
}

/**
 * R203: libraries that print errors to the console go through the same redaction. That a part is away is known already
 * (R362).
 */
export function captureConsole(log: Log, target: Pick<Console, 'error' | 'warn'> = console): void {
  const capture = (...said: unknown[]) => {
    const level = said.some((one) => unavailablePart(one) !== undefined) ? 'debug' : 'warn'
    log[level]({ said }, 'a library wrote to the console')
  }
  Object.assign(target, { error: capture, warn: capture })
}
