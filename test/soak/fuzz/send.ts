import { Agent, request as open } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** How the bytes are sent; a plain request is complete and well-formed. */
export type Wire = 'plain' | 'raw' | 'slow' | 'half' | 'pipelined' | 'aborted'

export type HttpRequest = {
  method: string
  path: string
  headers: [name: string, value: string][]
  body?: Buffer
  wire?: Wire
}

/** `closed` is a connection that ended without an answer, `left` one that we abandoned on purpose. */
export type Answer = {
  status: number | 'closed' | 'hung' | 'left'
  text: string
  headers: Record<string, string | string[] | undefined>
  setCookies: string[]
  /** Whether the connection was reused, and no earlier answer had announced its end. */
  reused: boolean
  /** The previous request on the connection: the request that breaks a connection is not the one that notices. */
  before?: HttpRequest | undefined
  ms: number
}

/** A slower answer counts as a hang; tests on a busy machine wait longer. */
export const TIMEOUT = { hangMs: 5000 }
const LONGEST_TEXT = 2_000_000
const HALF_MS = 1500
const PAUSE_MS = 20
/** How often a pipelined request is sent on its connection at once. */
const PIPELINED = 12
/** An aborted request is left after this time, when its handler has begun. */
const ABORT_MS = 5

const agent = new Agent({ keepAlive: true, maxSockets: 64, scheduling: 'lifo' })

function withLength({ headers, body }: HttpRequest): [string, string][] {
  const isDeclared = headers.some(([name]) => /^(?:content-length|transfer-encoding)$/i.test(name))
  return body && !isDeclared ? [...headers, ['content-length', String(body.length)]] : headers
}

const carried = new WeakMap<Socket, HttpRequest>()

const nothing = { text: '', headers: {}, setCookies: [], reused: false }

function sendPlain(port: number, wanted: HttpRequest): Promise<Answer> {
  const begun = performance.now()
  return new Promise((resolve) => {
    const done = (answer: Partial<Answer> & Pick<Answer, 'status'>) => {
      clearTimeout(deadline)
      resolve({ ...nothing, ...answer, ms: performance.now() - begun })
    }
    const outgoing = open({
      host: '127.0.0.1',
      port,
      agent,
      method: wanted.method,
      path: wanted.path,
      headers: withLength(wanted).flat(),
    })
    let before: HttpRequest | undefined
    outgoing.on('socket', (socket) => {
      before = carried.get(socket)
      carried.set(socket, wanted)
    })
    const deadline = setTimeout(() => {
      done({ status: 'hung', before })
      outgoing.destroy()
    }, TIMEOUT.hangMs)
    outgoing.on('error', () => done({ status: 'closed', reused: outgoing.reusedSocket, before }))
    outgoing.on('upgrade', (response, socket) => {
      socket.destroy()
      done({ status: response.statusCode ?? 0 })
    })
    outgoing.on('response', (response) => {
      let text = ''
      response.setEncoding('latin1')
      response.on('data', (chunk: string) => {
        if (text.length < LONGEST_TEXT) text += chunk
      })
      const end = () =>
        done({
          status: response.statusCode ?? 0,
          text: Buffer.from(text, 'latin1').toString(),
          headers: response.headers,
          setCookies: response.headers['set-cookie'] ?? [],
        })
      response.on('end', end)
      response.on('error', end)
    })
    outgoing.end(wanted.body)
  })
}

async function write(socket: Socket, { wire }: HttpRequest, head: Buffer, body: Buffer): Promise<void> {
  if (wire === 'pipelined') {
    const whole = Buffer.concat([head, body])
    return void socket.write(Buffer.concat(Array.from({ length: PIPELINED }, () => whole)))
  }
  socket.write(head)
  if (wire === 'half') return void socket.write(body.subarray(0, Math.floor(body.length / 2)))
  if (wire !== 'slow') return void socket.write(body)
  const piece = Math.max(1, Math.ceil(body.length / 8))
  for (let at = 0; at < body.length && !socket.destroyed; at += piece) {
    socket.write(body.subarray(at, at + piece))
    await sleep(PAUSE_MS)
  }
}

/** Sends raw bytes, as no HTTP library would. The first answer on the connection counts. */
function sendRaw(port: number, wanted: HttpRequest): Promise<Answer> {
  const begun = performance.now()
  const lines = [
    `${wanted.method} ${wanted.path} HTTP/1.1`,
    ...withLength(wanted).map(([name, value]) => `${name}: ${value}`),
  ]
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')
  return new Promise((resolve) => {
    let received = ''
    const socket = connect(
      { host: '127.0.0.1', port },
      () => void write(socket, wanted, head, wanted.body ?? Buffer.alloc(0)),
    )
    const done = (otherwise: 'closed' | 'hung' | 'left') => {
      clearTimeout(deadline)
      const status = /^HTTP\/1\.1 (\d{3})/.exec(received)?.[1]
      const text = received.slice(received.indexOf('\r\n\r\n') + 4)
      const headers = { 'retry-after': /\r\nretry-after: (\d+)/i.exec(received)?.[1] }
      resolve({ ...nothing, status: status ? Number(status) : otherwise, text, headers, ms: performance.now() - begun })
      socket.destroy()
    }
    const leftAfterMs = wanted.wire === 'half' ? HALF_MS : wanted.wire === 'aborted' ? ABORT_MS : undefined
    const deadline = setTimeout(() => done(leftAfterMs ? 'left' : 'hung'), leftAfterMs ?? TIMEOUT.hangMs)
    socket.on('data', (chunk: Buffer) => {
      received = (received + chunk.toString('latin1')).replace(/^HTTP\/1\.1 100 [^\r]*\r\n\r\n/, '')
      if (received.includes('\r\n\r\n')) done('closed')
    })
    socket.on('error', () => done('closed'))
    socket.on('close', () => done('closed'))
  })
}

/** Requests that Node's own client would refuse are sent as raw bytes. */
export function send(port: number, wanted: HttpRequest): Promise<Answer> {
  if (wanted.wire && wanted.wire !== 'plain') return sendRaw(port, wanted)
  return sendPlain(port, wanted).catch(() => sendRaw(port, wanted))
}
