import { connect } from 'node:net'

export type Load = {
  port: number
  /** In turn. */
  paths: string[]
  connections?: number
  seconds?: number
  /** Ends with the time or after so many, whichever comes first. */
  amount?: number
}

/** Of a head and what follows it. */
const LARGEST_READ = 64 * 1024

/**
 * Keep-alive connections that ask as fast as they are answered. Answers are counted by their length and not read: the
 * usual tools decode every body, which takes longer than sending it, and so measure themselves. What is not 200 makes
 * the measurement worthless.
 */
export async function load({ port, paths, connections = 32, seconds = 5, amount = Infinity }: Load) {
  const requests = paths.map((path) => {
    return Buffer.from(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\naccept-encoding: br\r\n\r\n`)
  })
  const times: number[] = []
  const begun = performance.now()
  const until = begun + seconds * 1000
  let turn = 0
  const ask = () => requests[turn++ % requests.length] as Buffer
  const isOver = (now: number) => now >= until || turn >= amount
  await Promise.all(Array.from({ length: connections }, () => keepAsking({ port, ask, isOver, times })))
  const lasted = (performance.now() - begun) / 1000
  times.sort((a, b) => a - b)
  const part = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return { perSecond: times.length / lasted, total: times.length, p50: part(0.5), p99: part(0.99) }
}

type Asking = { port: number; ask: () => Buffer; isOver: (now: number) => boolean; times: number[] }

function keepAsking({ port, ask, isOver, times }: Asking): Promise<void> {
  return new Promise((resolve, reject) => {
    let asked = performance.now()
    let answer = { missing: 0, isLast: false }
    const read = (bytes: number, buffer: Uint8Array) => {
      if (answer.missing === 0) answer = readHead(Buffer.from(buffer.buffer, 0, bytes))
      answer.missing -= bytes
      if (answer.missing > 0) return true
      const now = performance.now()
      times.push(now - asked)
      asked = now
      if (!isOver(now) && !answer.isLast) socket.write(ask())
      else socket.destroy()
      return true
    }
    const open = () => {
      const onread = { buffer: Buffer.alloc(LARGEST_READ), callback: read }
      return connect({ port, host: '127.0.0.1', onread }, () => socket.write(ask()))
        .on('error', reject)
        .on('close', () => {
          if (answer.missing > 0) reject(new Error('An answer was broken off.'))
          else if (!isOver(asked)) socket = open()
          else resolve()
        })
    }
    let socket = open()
  })
}

/** How much is to come, head and body together, and whether it is the last on this connection. */
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
