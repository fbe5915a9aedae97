import { Agent, request as open } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** How the bytes travel; a plain request is whole and well-formed. */
export type Wire = 'plain' | 'raw' | 'slow' | 'half'

export type HttpRequest = {
  method: string
  path: string
  headers: [name: string, value: string][]
  body?: Buffer
  wire?: Wire
}

/** `closed` is a connection that ended without an answer, `left` one that we gave up on purpose. */
export type Answer = {
  status: number | 'closed' | 'hung' | 'left'
  text: string
  headers: Record<string, string | string[] | undefined>
  setCookies: string[]
  /** It was the connection's second request or a later one, and no earlier answer had said that it would end. */
  reused: boolean
  /** What the connection has carried before it: whoever spoils a connection is not who finds it spoilt. */
  before?: HttpRequest | undefined
  ms: number
}

/** An answer that takes longer counts as none; a test on a busy machine waits longer. */
export const PATIENCE = { hangMs: 10_000 }
const LONGEST_TEXT = 300_000
const HALF_MS = 1500
const PAUSE_MS = 20

const agent = new Agent({ keepAlive: true, maxSockets: 64, scheduling: 'lifo' })

function withLength({ headers, body }: HttpRequest): [string, string][] {
  const isSaid = headers.some(([name]) => /^(?:content-length|transfer-encoding)$/i.test(name))
  return body && !isSaid ? [...headers, ['content-length', String(body.length)]] : headers
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
    const asked = open({
      host: '127.0.0.1',
      port,
      agent,
      method: wanted.method,
      path: wanted.path,
      headers: withLength(wanted).flat(),
    })
    let before: HttpRequest | undefined
    asked.on('socket', (socket) => {
      before = carried.get(socket)
      carried.set(socket, wanted)
    })
    const deadline = setTimeout(() => {
      done({ status: 'hung', before })
      asked.destroy()
    }, PATIENCE.hangMs)
    asked.on('error', () => done({ status: 'closed', reused: asked.reusedSocket, before }))
    asked.on('upgrade', (response, socket) => {
      socket.destroy()
      done({ status: response.statusCode ?? 0 })
    })
    asked.on('response', (response) => {
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
    asked.end(wanted.body)
  })
}

async function write(socket: Socket, { wire }: HttpRequest, head: Buffer, body: Buffer): Promise<void> {
  socket.write(head)
  if (wire === 'half') return void socket.write(body.subarray(0, Math.floor(body.length / 2)))
  if (wire !== 'slow') return void socket.write(body)
  const piece = Math.max(1, Math.ceil(body.length / 8))
  for (let at = 0; at < body.length && !socket.destroyed; at += piece) {
    socket.write(body.subarray(at, at + piece))
    await sleep(PAUSE_MS)
  }
}

/** Byte for byte, as no HTTP library would send it. The first answer on the connection counts. */
function sendRaw(port: number, wanted: HttpRequest): Promise<Answer> {
  const begun = performance.now()
  const lines = [
    `${wanted.method} ${wanted.path} HTTP/1.1`,
    ...withLength(wanted).map(([name, value]) => `${name}: ${value}`),
  ]
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')
  return new Promise((resolve) => {
    let said = ''
    const socket = connect(
      { host: '127.0.0.1', port },
      () => void write(socket, wanted, head, wanted.body ?? Buffer.alloc(0)),
    )
    const done = (otherwise: 'closed' | 'hung' | 'left') => {
      clearTimeout(deadline)
      const status = /^HTTP\/1\.1 (\d{3})/.exec(said)?.[1]
      const text = said.slice(said.indexOf('\r\n\r\n') + 4)
      const headers = { 'retry-after': /\r\nretry-after: (\d+)/i.exec(said)?.[1] }
      resolve({ ...nothing, status: status ? Number(status) : otherwise, text, headers, ms: performance.now() - begun })
      socket.destroy()
    }
    const isHalf = wanted.wire === 'half'
    const deadline = setTimeout(() => done(isHalf ? 'left' : 'hung'), isHalf ? HALF_MS : PATIENCE.hangMs)
    socket.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString('latin1')).replace(/^HTTP\/1\.1 100 [^\r]*\r\n\r\n/, '')
      if (said.includes('\r\n\r\n')) done('closed')
    })
    socket.on('error', () => done('closed'))
    socket.on('close', () => done('closed'))
  })
}

/** What Node's own client does not let through goes out byte for byte. */
export function send(port: number, wanted: HttpRequest): Promise<Answer> {
  if (wanted.wire && wanted.wire !== 'plain') return sendRaw(port, wanted)
  return sendPlain(port, wanted).catch(() => sendRaw(port, wanted))
}
