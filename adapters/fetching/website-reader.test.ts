import type { LookupAddress } from 'node:dns'
import { once } from 'node:events'
import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

import { afterEach, expect, test, vi } from 'vitest'

import { requestPage } from './request-page.ts'
import type { ResolveHost } from './resolve-public-addresses.ts'
import { createWebsiteReader, type Surroundings } from './website-reader.ts'

const PUBLIC = { address: '93.184.215.14', family: 4 }
const SITE = { siteUrl: new URL('https://experts.example/') }
const PAGE = '<html><title>Studio</title>'
const HTML = { 'content-type': 'text/html; charset=utf-8' }

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

/** A website; `seen` is what it was asked. */
async function serve(answer: (request: http.IncomingMessage, response: http.ServerResponse) => void) {
  const seen: http.IncomingMessage[] = []
  const port = await listen(
    http.createServer((request, response) => {
      seen.push(request)
      answer(request, response)
    }),
  )
  return { seen, port }
}

/** Sends raw bytes once something was asked. */
async function serveBytes(write: (socket: net.Socket) => void): Promise<number> {
  return listen(
    net.createServer({ allowHalfOpen: true }, (socket) => {
      socket.on('error', () => {})
      socket.once('data', () => write(socket))
      closers.push(() => socket.destroy())
    }),
  )
}

/** Every name is on the internet, and its connections go to this port; `hosts` says otherwise for some. */
function readerTo(
  port: number,
  { hosts = {}, ...more }: Surroundings & { hosts?: Record<string, LookupAddress[]> } = {},
) {
  const resolve = vi.fn<ResolveHost>(async (hostname) => {
    if (net.isIP(hostname)) return [{ address: hostname, family: net.isIP(hostname) }]
    return hosts[hostname] ?? [PUBLIC]
  })
  const reader = createWebsiteReader(SITE, { resolve, connectTo: () => ({ address: '127.0.0.1', port }), ...more })
  const fetchPage = (address: string) => reader.fetchPage([new URL(address)])
  return { resolve, fetchPage, reader }
}

/** Also where the client resets the connection. */
const closing = (socket: net.Socket) => new Promise<void>((resolve) => void socket.once('close', () => resolve()))

const failure = (reason: string) => ({ ok: false, reason })

test('R797 a page is read with its address, without cookies, by a user agent that names the site', async () => {
  const { seen, port } = await serve((_request, response) =>
    response.writeHead(200, { ...HTML, 'set-cookie': 'a=b' }).end(PAGE),
  )
  const { fetchPage, resolve } = readerTo(port)
  const fetched = await fetchPage('http://studio.example/about?x=1#y')
  expect(fetched).toEqual({
    ok: true,
    url: new URL('http://studio.example/about?x=1#y'),
    html: PAGE,
    truncated: false,
  })
  await fetchPage('http://studio.example/')
  expect(seen.map(({ url }) => url)).toEqual(['/about?x=1', '/'])
  expect(seen[1]?.headers).toEqual({
    host: 'studio.example',
    accept: 'text/html',
    'accept-encoding': 'identity',
    'user-agent': 'Guildhall-Proofs (+https://experts.example/)',
    connection: 'close',
  })
  expect(resolve).toHaveBeenCalledTimes(2)
})

test('R797 a name server that answers another address the second time is asked once', async () => {
  const inside = await serve((_request, response) => response.writeHead(200, HTML).end('inside'))
  const outside = await serve((_request, response) => response.writeHead(200, HTML).end('outside'))
  const answers = [[PUBLIC], [{ address: '127.0.0.1', family: 4 }]]
  const resolve = vi.fn<ResolveHost>(async () => answers.shift() ?? [])
  const reader = createWebsiteReader(SITE, {
    resolve,
    // Where the checked address leads: a private one would arrive inside.
    connectTo: (_url, { address }) => ({
      address: '127.0.0.1',
      port: address === PUBLIC.address ? outside.port : inside.port,
    }),
  })
  const rebinding = [new URL('http://rebinding.example/')]
  expect(await reader.fetchPage(rebinding)).toMatchObject({ html: 'outside' })
  expect(resolve).toHaveBeenCalledTimes(1)
  expect(await reader.fetchPage(rebinding)).toEqual(failure('unreachable'))
  expect(inside.seen).toEqual([])
})

test('R797 the socket connects to the checked address, whatever the name is elsewhere', async () => {
  const { seen, port } = await serve((_request, response) => response.writeHead(200, HTML).end(PAGE))
  const request = (name: string, address: string) =>
    requestPage({
      url: new URL(`http://${name}:${port}/`),
      addresses: [{ address, family: 4 }],
      signal: AbortSignal.timeout(5000),
      userAgent: 'tests',
      connectTo: undefined,
    })
  // This name has no address, and the server is not at the second address of this machine.
  expect(await request('studio.invalid', '127.0.0.1')).toMatchObject({ kind: 'page', html: PAGE })
  await expect(request('localhost', '127.0.0.2')).rejects.toThrow('ECONNREFUSED')
  expect(seen).toHaveLength(1)
})

const PRIVATE = [
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '192.0.2.1',
  '192.168.0.1',
  '198.18.0.1',
  '203.0.113.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::127.0.0.1',
  '64:ff9b::a00:1',
  '64:ff9b:1::a00:1',
  '2001:0:a00:1::',
  '2002:7f00:1::',
  'fc00::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
]

test.each(PRIVATE)('R797 a name that leads to %s gets no connection, also beside a public address', async (address) => {
  const { seen, port } = await serve((_request, response) => response.writeHead(200, HTML).end(PAGE))
  const inside = { address, family: net.isIP(address) }
  const hosts = { 'one.example': [inside], 'both.example': [PUBLIC, inside] }
  const { fetchPage } = readerTo(port, { hosts })
  expect(await fetchPage('http://one.example/')).toEqual(failure('unreachable'))
  expect(await fetchPage('http://both.example/')).toEqual(failure('unreachable'))
  expect(seen).toEqual([])
})

test.each([
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0177.0.0.1/',
  'http://127.1/',
  'http://0/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://１２７.0.0.1/',
  'http://studio.example:8080/',
  'http://studio.example:22/',
  'https://ada:secret@studio.example/',
  'ftp://studio.example/',
  'file:///etc/passwd',
  'gopher://studio.example/',
  'data:text/html,hello',
  'javascript:alert(1)',
])('R797 %s is not requested, nor is a redirect to it followed', async (address) => {
  const location = address.replace(/[^\x20-\x7e]/g, encodeURIComponent)
  const redirecting = await serve((_request, response) => response.writeHead(302, { location }).end())
  const { fetchPage, resolve } = readerTo(redirecting.port)
  expect(await fetchPage(address)).toEqual(failure('unreachable'))
  expect(redirecting.seen).toHaveLength(0)
  resolve.mockClear()
  expect(await fetchPage('http://studio.example/')).toEqual(failure('unreachable'))
  // One request, to the page that redirects.
  expect(redirecting.seen).toHaveLength(1)
})

test('R797 a redirect to a name with a private address gets no connection', async () => {
  const inside = await serve((_request, response) => response.writeHead(200, HTML).end('inside'))
  const outside = await serve((_request, response) =>
    response.writeHead(301, { location: '//intranet.example/' }).end(),
  )
  const hosts = { 'intranet.example': [{ address: '10.0.0.7', family: 4 }] }
  const connectTo: Surroundings['connectTo'] = ({ hostname }) => ({
    address: '127.0.0.1',
    port: hostname === 'intranet.example' ? inside.port : outside.port,
  })
  const { fetchPage, resolve } = readerTo(outside.port, { hosts, connectTo })
  expect(await fetchPage('http://studio.example/')).toEqual(failure('unreachable'))
  expect(resolve.mock.calls).toEqual([['studio.example'], ['intranet.example']])
  expect(inside.seen).toEqual([])
})

/** Redirects from `/` to `/1`, `/2` and so on. */
const steps = (last: number) =>
  serve(({ url = '/' }, response) => {
    const step = Number(url.slice(1))
    if (step === last) response.writeHead(200, HTML).end(PAGE)
    else response.writeHead(307, { location: `/${step + 1}` }).end()
  })

test('R797a three redirects are followed, a fourth is not', async () => {
  const three = await steps(3)
  expect(await readerTo(three.port).fetchPage('http://studio.example/')).toMatchObject({
    ok: true,
    url: new URL('http://studio.example/3'),
  })
  const four = await steps(4)
  expect(await readerTo(four.port).fetchPage('http://studio.example/')).toEqual(failure('too_many_redirects'))
  expect(four.seen).toHaveLength(4)
})

test('R797a a page that redirects to itself is left after four requests', async () => {
  const loop = await serve((_request, response) => response.writeHead(302, { location: '/' }).end())
  expect(await readerTo(loop.port).fetchPage('http://studio.example/')).toEqual(failure('too_many_redirects'))
  expect(loop.seen).toHaveLength(4)
})

test.each([
  [404, 'refused_status'],
  [500, 'refused_status'],
  [204, 'refused_status'],
  [206, 'refused_status'],
  [302, 'refused_status'],
])('R796 status %i without an address: %s', async (status, reason) => {
  const { port } = await serve((_request, response) => response.writeHead(status, HTML).end())
  expect(await readerTo(port).fetchPage('http://studio.example/')).toEqual(failure(reason))
})

test.each([
  { 'content-type': 'application/json' },
  { 'content-type': 'text/html-sandboxed' },
  {},
  { ...HTML, 'content-encoding': 'gzip' },
  { ...HTML, 'content-encoding': 'br' },
  { ...HTML, 'content-encoding': 'identity, gzip' },
])('R797a an answer with %j is refused unread', async (headers) => {
  let closed: Promise<unknown> = Promise.resolve()
  const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024))
  const { port } = await serve((request, response) => {
    closed = closing(request.socket)
    response.writeHead(200, headers as http.OutgoingHttpHeaders).write(bomb)
  })
  expect(await readerTo(port).fetchPage('http://studio.example/')).toEqual(failure('not_html'))
  await closed
})

test('R797a of an endless page 512 KB are kept, and the connection is closed', async () => {
  let written = 0
  let closed: Promise<unknown> = Promise.resolve()
  const chunk = 'a'.repeat(65_536)
  const { port } = await serve((request, response) => {
    closed = closing(request.socket)
    response.writeHead(200, HTML)
    const more = () => {
      while (!response.destroyed && written < 2 ** 30) {
        written += chunk.length
        if (!response.write(chunk)) return
      }
    }
    response.on('drain', more)
    more()
  })
  const fetched = await readerTo(port).fetchPage('http://studio.example/')
  expect(fetched).toMatchObject({ ok: true, truncated: true })
  expect(fetched.ok && fetched.html.length).toBe(512 * 1024)
  await closed
  expect(written).toBeLessThan(2 ** 25)
})

test('R797a a page of exactly 512 KB is whole', async () => {
  const { port } = await serve((_request, response) => response.writeHead(200, HTML).end('a'.repeat(512 * 1024)))
  expect(await readerTo(port).fetchPage('http://studio.example/')).toMatchObject({ ok: true, truncated: false })
})

/** Something every few milliseconds, until the client goes. */
function drip(socket: net.Socket, text: string): void {
  const timer = setInterval(() => socket.write(text), 10)
  socket.on('close', () => clearInterval(timer))
}

test.each<[string, (socket: net.Socket) => void]>([
  ['no answer', () => {}],
  [
    'headers letter by letter',
    (socket) => {
      socket.write('HTTP/1.1 200 OK\r\nx-slow: ')
      drip(socket, 'a')
    },
  ],
  ['early answers without end', (socket) => drip(socket, 'HTTP/1.1 102 Processing\r\n\r\n')],
  [
    'a body letter by letter',
    (socket) => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n\r\n')
      drip(socket, 'a')
    },
  ],
  ['half a body', (socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n\r\n<html>')],
])('R797a a website with %s is left at the deadline', async (_what, write) => {
  const port = await serveBytes(write)
  const { fetchPage } = readerTo(port, { timeoutMs: 200 })
  expect(await fetchPage('http://studio.example/')).toEqual(failure('too_slow'))
})

test('R797a the deadline is that of all redirects together, and of all addresses', async () => {
  const { seen, port } = await serve((_request, response) => {
    setTimeout(() => response.writeHead(302, { location: '/' }).end(), 150)
  })
  const { reader } = readerTo(port, { timeoutMs: 400 })
  const addresses = ['http://studio.example/', 'http://studio.example/'].map((address) => new URL(address))
  expect(await reader.fetchPage(addresses)).toEqual(failure('too_slow'))
  expect(seen.length).toBeLessThanOrEqual(3)
})

test.each([
  ['nonsense', 'HELLO\r\n\r\n'],
  ['headers of 100 KB', `HTTP/1.1 200 OK\r\nx-large: ${'a'.repeat(100_000)}\r\n\r\n`],
  ['ten thousand headers', `HTTP/1.1 200 OK\r\n${'a: b\r\n'.repeat(10_000)}\r\n`],
  ['nothing', ''],
  ['a body that ends early', 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 100\r\n\r\n<html>'],
  ['another protocol', 'HTTP/1.1 101 Switching Protocols\r\nupgrade: other\r\nconnection: upgrade\r\n\r\n'],
  ['two lengths', 'HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab'],
])('R796 an answer of %s does not count', async (_what, bytes) => {
  const port = await serveBytes((socket) => socket.end(bytes))
  expect(await readerTo(port).fetchPage('http://studio.example/')).toEqual(failure('unreachable'))
})

test('R797a a website that closes only its own side keeps no connection', async () => {
  let closed: Promise<unknown> = Promise.resolve()
  const port = await serveBytes((socket) => {
    closed = closing(socket)
    socket.end(`HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n\r\n${PAGE}`)
  })
  expect(await readerTo(port).fetchPage('http://studio.example/')).toMatchObject({ ok: true, html: PAGE })
  await closed
})

test('R790 a website without https is read by http', async () => {
  const { port } = await serve((_request, response) => response.writeHead(200, HTML).end(PAGE))
  const { reader } = readerTo(port)
  const addresses = ['https://studio.example/', 'http://studio.example/'].map((address) => new URL(address))
  expect(await reader.fetchPage(addresses)).toMatchObject({ ok: true, url: new URL('http://studio.example/') })
})

test('R796 a name without an address, and a name server that fails or does not answer', async () => {
  const none = readerTo(1, { resolve: async () => [] })
  expect(await none.fetchPage('http://studio.example/')).toEqual(failure('unreachable'))
  const failing = readerTo(1, { resolve: () => Promise.reject(new Error('SERVFAIL')) })
  expect(await failing.fetchPage('http://studio.example/')).toEqual(failure('unreachable'))
  const silent = readerTo(1, { resolve: () => new Promise(() => {}), timeoutMs: 50 })
  expect(await silent.fetchPage('http://studio.example/')).toEqual(failure('too_slow'))
})

const dnsError = (code: string) => Object.assign(new Error(code), { code })

test('R790 TXT records are whole; a name without any has none', async () => {
  const reader = (lookUpTxt: NonNullable<Surroundings['lookUpTxt']>) =>
    createWebsiteReader(SITE, { lookUpTxt, timeoutMs: 50 }).readTxt('studio.example')
  expect(await reader(async () => [['a', 'b'], ['c']])).toEqual({ ok: true, records: ['ab', 'c'] })
  for (const code of ['ENODATA', 'ENOTFOUND'])
    expect(await reader(() => Promise.reject(dnsError(code)))).toEqual({ ok: true, records: [] })
  expect(await reader(() => Promise.reject(dnsError('ESERVFAIL')))).toEqual(failure('unreachable'))
  expect(await reader(() => Promise.reject(dnsError('ETIMEOUT')))).toEqual(failure('too_slow'))
  expect(await reader(() => new Promise(() => {}))).toEqual(failure('too_slow'))
})

test('R797b six pages are read at once, twelve wait, and more are refused', async () => {
  const waiting: http.ServerResponse[] = []
  let most = 0
  const { port } = await serve((_request, response) => {
    waiting.push(response)
    most = Math.max(most, waiting.length)
    if (waiting.length === 6) setImmediate(() => waiting.splice(0).forEach((one) => one.writeHead(200, HTML).end(PAGE)))
  })
  const { fetchPage } = readerTo(port)
  const reads = Array.from({ length: 20 }, () => fetchPage('http://studio.example/'))
  const outcomes = await Promise.allSettled(reads)
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(2)
  expect(outcomes.filter((one) => one.status === 'fulfilled' && one.value.ok)).toHaveLength(18)
  expect(most).toBe(6)
})
