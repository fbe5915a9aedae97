import { openBuilder } from './open-builder.ts'
import { readSettings } from './settings.ts'

// The site builder's process; start.ts starts it beside Guildhall.
const builder = await openBuilder(readSettings())
process.send?.('open')

let stopping = false
function stop(): void {
  if (stopping) return
  stopping = true
  void builder.close().then(() => process.exit(0))
}
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, stop)
