import { type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

import { lingerBeforeClose, discardUpToLimit } from './drain.ts'

const STATUS: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** What Node's parser could not read as a request, with the parser's code. */
export type MalformedRequest = { status: number; why: string; address: string | undefined }

/**
 * R184: answers what Node's parser refuses. By itself Node closes the connection while the client is still sending,
 * which resets it before the client has read the answer.
 */
export function answerClientErrors(server: Server, onRefused: (refused: MalformedRequest) => void = () => {}): void {
  const answered = new WeakSet<Socket>()
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // The parser reports an error for every further chunk as well.
    if (answered.has(socket)) return
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy()
      return
    }
    const status = STATUS[error.code ?? ''] ?? 400
    answered.add(socket)
    onRefused({ status, why: error.code ?? error.message, address: socket.remoteAddress })
    lingerBeforeClose(socket)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
    discardUpToLimit(socket)
    socket.destroySoon()
  })
}
