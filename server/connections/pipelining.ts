import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

import { PIPELINE_LIMITS } from '#domain/limits/resource-limits.ts'

/**
 * R580: requests that a client pipelines on one connection run one at a time, in order. Node hands each of them to the
 * listener as soon as it is parsed: a thousand fit into one packet, and would all run at once.
 */
export function serializePipelined(
  answer: RequestListener,
  limits: { waiting: number; total: number } = PIPELINE_LIMITS,
) {
  const waiting = new Map<Socket, number>()
  let total = 0

  function forget(socket: Socket): void {
    total -= waiting.get(socket) ?? 0
    waiting.delete(socket)
  }

  function enter(socket: Socket): number {
    const before = waiting.get(socket)
    if (before === undefined) socket.once('close', () => forget(socket))
    total += 1
    waiting.set(socket, (before ?? 0) + 1)
    return (before ?? 0) + 1
  }

  function leave(socket: Socket): void {
    const left = (waiting.get(socket) ?? 1) - 1
    total -= 1
    waiting.set(socket, left)
    if (left < limits.waiting && socket.isPaused()) socket.resume()
  }

  const listener: RequestListener = (request, response) => {
    // Node gives a response its socket once all earlier responses on the connection have been sent.
    if (response.socket !== null) return answer(request, response)
    const { socket } = request
    if (socket.destroyed) return
    if (total >= limits.total) {
      socket.destroy()
      return
    }
    // Later than this packet, since the parser resumes reading after each message.
    if (enter(socket) === limits.waiting) process.nextTick(() => socket.pause())
    // In another turn of the event loop: answers that need no I/O would follow each other without a break.
    response.once('socket', () =>
      setImmediate(() => {
        leave(socket)
        // R582: the client has gone meanwhile.
        if (!socket.destroyed) answer(request, response)
      }),
    )
  }
  return listener
}
