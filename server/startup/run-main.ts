import { say } from './progress.ts'
import { StartError } from './start-error.ts'

/** Tells scripts/keep-running.mjs that starting again would not help. */
const REFUSED = 78

/** Runs a command. What a person can mend is said in one line; a fault of ours keeps its trace. */
export function runMain(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    say(error instanceof StartError ? `\n${error.message}` : String(error instanceof Error ? error.stack : error))
    process.exitCode = error instanceof StartError ? REFUSED : 1
    // Whatever was already started is stopped as by Ctrl-C.
    process.emit('SIGTERM')
  })
}
