import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import net from 'node:net'

import { Webhook } from 'standardwebhooks'
import { afterEach, expect, test, vi } from 'vitest'

import type { ResolveHost } from '#adapters/fetching/resolve-public-addresses.ts'

import { createWebhookSender } from './webhook-sender.ts'

const secret = (fill: number) => `whsec_${Buffer.alloc(32, fill).toString('base64')}`
const EVENT = { id: 'e5a1', body: '{"type":"profile.created","name":"Zoë"}' }
const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

async function listen(server: net.Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => {
    server.close()
    if (server instanceof http.Server) server.closeAllConnections()
  })
  return (server.address() as AddressInfo).port
}

type Seen = { headers: http.IncomingHttpHeaders; body: string }

async function receive(answer: (response: http.ServerResponse) => void) {
  const seen: Seen[] = []
  const port = await listen(
    http.createServer(async (request, response) => {
      let body = ''
      for await (const chunk of request) body += String(chunk)
      seen.push({ headers: request.headers, body })
      answer(response)
    }),
  )
  return { seen, port, url: new URL(`http://127.0.0.1:${port}/hooks?of=us`) }
}

/** Answers each connection with these bytes, once it has sent something. */
async function answerBytes(write: (socket: net.Socket) => void) {
  const port = await listen(
    net.createServer((socket) => {
      socket.on('error', () => {})
      socket.once('data', () => write(socket))
      closers.push(() => socket.destroy())
    }),
  )
  return new URL(`http://127.0.0.1:${port}/`)
}

const senderTo = (url: URL, secrets = [secret(1)], timeoutMs = 10_000) =>
  createWebhookSender({ url, secrets, allowPrivate: true }, { timeoutMs })

test('R443 the reference library verifies a delivery, with either secret while they rotate', async () => {
  const { seen, url } = await receive((response) => response.writeHead(204).end())
  expect(await senderTo(url, [secret(1), secret(2)]).send(EVENT)).toBeUndefined()
  const [{ headers, body } = { headers: {}, body: '' }] = seen
  const plain = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
  expect(headers['webhook-id']).toBe(EVENT.id)
  for (const known of [secret(1), secret(2)]) {
    expect(new Webhook(known).verify(body, plain)).toEqual(JSON.parse(EVENT.body))
  }
  expect(() => new Webhook(secret(3)).verify(body, plain)).toThrow('No matching signature')
  expect(() => new Webhook(secret(1)).verify(body.replace('Zoë', 'Eve'), plain)).toThrow('No matching signature')
})

test.each([200, 201, 204, 299])('R444 %i is a delivery', async (status) => {
  const { url } = await receive((response) => response.writeHead(status).end())
  expect(await senderTo(url).send(EVENT)).toBeUndefined()
})

test.each([400, 401, 404, 410, 429, 500, 503])('R444 status %i does not count as delivered', async (status) => {
  const { url } = await receive((response) => response.writeHead(status).end())
  expect(await senderTo(url).send(EVENT)).toBe(`answered ${status}`)
})

test.each([301, 302, 303, 307, 308])('R445 %i is not followed', async (status) => {
  const inside = await receive((response) => response.writeHead(200).end())
  const { url } = await receive((response) => response.writeHead(status, { location: inside.url.href }).end())
  expect(await senderTo(url).send(EVENT)).toBe(`answered ${status}: redirects are not followed`)
  expect(inside.seen).toEqual([])
})

test('R445 a host with a single private address gets no connection', async () => {
  const { seen, port } = await receive((response) => response.writeHead(200).end())
  const url = new URL(`http://builder.example:${port}/`)
  const resolve: ResolveHost = async () => [
    { address: '93.184.215.14', family: 4 },
    { address: '127.0.0.1', family: 4 },
  ]
  const sender = createWebhookSender({ url, secrets: [secret(1)], allowPrivate: false }, { resolve })
  expect(await sender.send(EVENT)).toBe('refused: 127.0.0.1 is not an address on the internet')
  expect(seen).toEqual([])
})

test.each(['localhost', '127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0', 'localhost.'])(
  'R445 %s is refused by what it resolves to',
  async (host) => {
    const { seen, port } = await receive((response) => response.writeHead(200).end())
    const url = new URL(`http://${host}:${port}/`)
    const sender = createWebhookSender({ url, secrets: [secret(1)], allowPrivate: false })
    expect(await sender.send(EVENT)).toMatch(/^(?:refused: .* is not an address on the internet|could not be sent: E)/)
    expect(seen).toEqual([])
  },
)

test('R445 the name is looked up once, and the connection goes where that lookup says', async () => {
  const { seen, port } = await receive((response) => response.writeHead(200).end())
  const url = new URL(`http://rebinding.example:${port}/`)
  const resolve = vi.fn<ResolveHost>(async () => [{ address: '127.0.0.1', family: 4 }])
  const sender = createWebhookSender({ url, secrets: [secret(1)], allowPrivate: true }, { resolve })
  expect(await sender.send(EVENT)).toBeUndefined()
  expect(resolve).toHaveBeenCalledTimes(1)
  expect(seen[0]?.headers.host).toBe(`rebinding.example:${port}`)
})

test('R444 a name server that does not answer costs the deadline', async () => {
  const resolve: ResolveHost = () => new Promise(() => {})
  const settings = { url: new URL('https://builder.example/'), secrets: [secret(1)], allowPrivate: false }
  expect(await createWebhookSender(settings, { resolve, timeoutMs: 50 }).send(EVENT)).toBe('no answer in time')
})

test('R444 a receiver that does not answer, or sends its headers letter by letter, fails at the deadline', async () => {
  const silent = await answerBytes(() => {})
  const slow = await answerBytes((socket) => {
    socket.write('HTTP/1.1 200 OK\r\nx-slow: ')
    const drip = setInterval(() => socket.write('a'), 20)
    socket.on('close', () => clearInterval(drip))
  })
  const early = await answerBytes((socket) => {
    const drip = setInterval(() => socket.write('HTTP/1.1 102 Processing\r\n\r\n'), 20)
    socket.on('close', () => clearInterval(drip))
  })
  for (const url of [silent, slow, early])
    expect(await senderTo(url, [secret(1)], 300).send(EVENT)).toBe('no answer in time')
})

test('R444 of a huge answer only a little is read', async () => {
  let written = 0
  let closed: Promise<unknown> = Promise.resolve()
  const url = await answerBytes((socket) => {
    closed = new Promise((resolve) => socket.once('close', resolve))
    socket.write('HTTP/1.1 200 OK\r\n\r\n')
    const more = () => {
      written += 65_536
      if (!socket.destroyed && written < 2 ** 28 && socket.write(Buffer.alloc(65_536))) setImmediate(more)
    }
    socket.on('drain', more)
    more()
  })
  expect(await senderTo(url).send(EVENT)).toBeUndefined()
  await closed
  expect(written).toBeLessThan(2 ** 26)
})

test.each([
  ['nonsense', 'HELLO\r\n\r\n'],
  ['headers of 100 KB', `HTTP/1.1 200 OK\r\nx-large: ${'a'.repeat(100_000)}\r\n\r\n`],
  ['nothing', ''],
  ['another protocol', 'HTTP/1.1 101 Switching Protocols\r\nupgrade: other\r\nconnection: upgrade\r\n\r\n'],
])('R444 an answer of %s does not count as delivered', async (_what, bytes) => {
  const url = await answerBytes((socket) => socket.end(bytes))
  expect(await senderTo(url).send(EVENT)).toMatch(/^could not be sent: /)
})

test('R444 an unreachable receiver does not count as delivered', async () => {
  const server = net.createServer()
  const port = await listen(server)
  server.close()
  await once(server, 'close')
  expect(await senderTo(new URL(`http://127.0.0.1:${port}`)).send(EVENT)).toBe('could not be sent: ECONNREFUSED')
})
