import { connect } from 'node:net'

export type Load = {
  port: number
  /** Requested in turn. */
  paths: string[]
  connections?: number
  seconds?: number
  /** Stops after this many requests, or when the time is up. */
  amount?: number
}

/** The largest chunk to read at once. */
const LARGEST_READ = 64 * 1024

/**
 * Keep-alive connections that request as fast as they are answered. Answers are counted by length and not parsed: the
 * usual tools decode every body, which takes longer than sending it, and so measure themselves. Any status but 200
 * invalidates the measurement.
 */
export async function load({ port, paths, connections = 32, seconds = 5, amount = Infinity }: Load) {
  const requests = paths.map((path) => {
    return Buffer.from(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\naccept-encoding: br\r\n\r\n`)
  })
  const times: number[] = []
  const begun = performance.now()
  const until = begun + seconds * 1000
  let turn = 0
  const nextRequest = () => requests[turn++ % requests.length] as Buffer
  const isOver = (now: number) => now >= until || turn >= amount
  await Promise.all(Array.from({ length: connections }, () => sendRequests({ port, nextRequest, isOver, times })))
  const lasted = (performance.now() - begun) / 1000
  times.sort((a, b) => a - b)
  const part = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return { perSecond: times.length / lasted, total: times.length, p50: part(0.5), p99: part(0.99) }
}

type Sending = { port: number; nextRequest: () => Buffer; isOver: (now: number) => boolean; times: number[] }

function sendRequests({ port, nextRequest, isOver, times }: Sending): Promise<void> {
  return new Promise((resolve, reject) => {
    let sentAt = performance.now()
    let answer = { missing: 0, isLast: false }
    const read = (bytes: number, buffer: Uint8Array) => {
      if (answer.missing === 0) answer = readHead(Buffer.from(buffer.buffer, 0, bytes))
      answer.missing -= bytes
      if (answer.missing > 0) return true
      const now = performance.now()
      times.push(now - sentAt)
      sentAt = now
      if (!isOver(now) && !answer.isLast) socket.write(nextRequest())
      else socket.destroy()
      return true
    }
    const open = () => {
      const onread = { buffer: Buffer.alloc(LARGEST_READ), callback: read }
      return connect({ port, host: '127.0.0.1', onread }, () => socket.write(nextRequest()))
        .on('error', reject)
        .on('close', () => {
          if (answer.missing > 0) reject(new Error('An answer was broken off.'))
          else if (!isOver(sentAt)) socket = open()
          else resolve()
        })
    }
    let socket = open()
  })
}

/** The total length of the response, head and body, and whether it is the last on this connection. */
function readHead(begin: Buffer): { missing: number; isLast: boolean } {
  const end = begin.indexOf('\r\n\r\n')
  const head = begin.toString('latin1', 0, Math.max(0, end))
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (!head.startsWith('HTTP/1.1 200 ') || length === undefined) {
    throw new Error(`Not an answer that can be counted: ${head.slice(0, 200)}`)
  }
  return { missing: end + 4 + Number(length), isLast: /\r\nconnection: close/i.test(head) }
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
