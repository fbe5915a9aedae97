import type { Log } from '#server/log/log.ts'

let log: Log | undefined

/** R395: on an operator's own database the output is a log, which programs read: every line of it is JSON. */
export function setOutputLog(given: Log | undefined): void {
  log = given
}

const WARNING = 'Warning: '

/** Prints a line for the operator who started the server. */
export function printLine(line: string): void {
  if (!log) console.log(line)
  else if (line.startsWith(WARNING)) log.warn(line.slice(WARNING.length))
  else log.info(line.trim())
}

/** Prints why the command ends here, whatever the level of the log. */
export function printFatal(line: string): void {
  if (log) log.fatal(line.trim())
  else console.log(line)
}

/** Prints what is being done and, when done, how long it took; quick steps print one line. */
export async function runStep<T>(label: string, work: () => Promise<T> | T): Promise<T> {
  const begun = performance.now()
  const stillAt = setInterval(() => {
    printLine(`  … ${label} (${Math.round((performance.now() - begun) / 1000)} s so far)`)
  }, 10_000)
  try {
    const result = await work()
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    printLine(`  ✓ ${label} (${seconds} s)`)
    return result
  } finally {
    clearInterval(stillAt)
  }
}
