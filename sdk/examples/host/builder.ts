import { openBuilder } from './open-builder.ts'
import { readSettings } from './settings.ts'

// The site builder's process; start.ts starts it beside Guildhall.

/** One line for an error that its user can fix. */
function sentenceFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isTaken = 'code' in error && error.code === 'EADDRINUSE'
  return isTaken ? `${error.message}: set BUILDER_PORT to a free port.` : error.message
}

try {
  const settings = readSettings()
  const builder = await openBuilder(settings)
  console.log(`Plinth is open at ${settings.url}`)
  process.send?.('open')
  // Ctrl-C arrives twice: from the terminal, and from start.ts.
  let stopping: Promise<void> | undefined
  const stop = () => (stopping ??= builder.close().then(() => process.exit(0)))
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, stop)
} catch (error) {
  console.error(sentenceFor(error))
  process.exit(1)
}
