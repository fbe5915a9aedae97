import { printFatal } from './progress.ts'
import { StartError } from './start-error.ts'

/** Exit code that tells scripts/keep-running.mjs not to restart. */
const REFUSED = 78

/** Runs a command. Errors that the operator can fix print one line; bugs keep their stack trace. */
export function runMain(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    printFatal(
      error instanceof StartError ? `\n${error.message}` : String(error instanceof Error ? error.stack : error),
    )
    process.exitCode = error instanceof StartError ? REFUSED : 1
    // Stops whatever was already started, as Ctrl-C does.
    process.emit('SIGTERM')
  })
}
