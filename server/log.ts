import { pino } from 'pino'

export type Log = ReturnType<typeof createLog>

export function createLog(level: string) {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    // Whatever an error or a request carries, these never reach a log.
    redact: { paths: ['*.password', '*.token', '*.cookie', '*.authorization', 'err.parameters'], remove: true },
  })
}
