import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** `silent`: bytes vanish without an error. `refused`: open connections are reset, and so are new ones. */
type Mode = 'open' | 'silent' | 'refused'

/** A line to a database that can fail in the ways that networks do. */
export async function openDatabaseLine(databaseUrl: string) {
  let target = new URL(databaseUrl)
  let mode: Mode = 'open'
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    if (mode === 'refused') return void near.resetAndDestroy()
    const far = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('error', () => {})
      // Bytes that were dropped never arrive, even after the line is open again.
      let dead = false
      from.on('data', (chunk) => {
        dead ||= mode === 'silent'
        if (!dead) to.write(chunk)
      })
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.port = String((server.address() as AddressInfo).port)
  const reset = () => {
    for (const socket of sockets) socket.resetAndDestroy()
  }
  return {
    url: url.href,
    become(next: Mode): void {
      mode = next
      if (next === 'refused') reset()
    },
    reset,
    /** As a name that leads to another server after a fail-over. */
    leadTo(otherUrl: string): void {
      target = new URL(otherUrl)
      reset()
    },
    close(): void {
      reset()
      server.close()
    },
  }
}
