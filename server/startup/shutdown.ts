type Step = () => Promise<void>

/** From the end of the grace time on, see R363. */
const DEADLINE_MS = 15_000

export type ShutdownHandle = {
  /** Steps run in reverse order: what was opened last is closed first. */
  add(step: Step): void
  now(why: string, exitCode: number): void
}

/** Stops everything on Ctrl-C, on SIGTERM, and when the parent process is gone. */
export function onStopSignal(printLine: (line: string) => void, { stopGraceMs = 0 } = {}): ShutdownHandle {
  const steps: Step[] = []
  let stopping = false

  async function stop(exitCode: number) {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), stopGraceMs + DEADLINE_MS).unref()
    let clean = true
    for (const step of steps.toReversed()) {
      await step().catch((error: unknown) => {
        clean = false
        printLine(`Something did not stop cleanly: ${error instanceof Error ? error.message : String(error)}`)
      })
    }
    process.exit(clean ? exitCode : 1)
  }

  const onSignal = () => {
    if (!stopping && !process.exitCode) printLine('\nStopping.')
    void stop(Number(process.exitCode ?? 0))
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  if (process.channel) {
    process.on('disconnect', onSignal)
    process.channel.unref()
  }
  return {
    add: (step) => steps.push(step),
    now(why, exitCode) {
      printLine(`\n${why}`)
      void stop(exitCode)
    },
  }
}
