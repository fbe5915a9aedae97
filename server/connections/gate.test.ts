import { Agent, type IncomingHttpHeaders, request as ask } from 'node:http'
import { connect, type Socket } from 'node:net'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { BODY_LIMITS } from '#domain/limits/resource-limits.ts'
import { createLog } from '#server/log/log.ts'
import { createSiteListener } from '#server/serving/site.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

import { type RunningServer, startHttpServer } from './listen.ts'

let site: TestSite
let listening: RunningServer
let agent: Agent
const lines: unknown[] = []

beforeAll(async () => {
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
  site = await openTestSite({ unlimited: true, log })
  const answer = createSiteListener({
    env: { siteUrl: new URL('http://localhost:3000'), dataDir: site.dataDir, trustProxy: false, pageCacheBytes: 0 },
    deps: site.deps,
    loadBuild: () => Promise.reject(new Error('no pages in this test')),
  })
  listening = await startHttpServer(answer, { host: '127.0.0.1', port: 0 })
  agent = new Agent({ keepAlive: true, maxSockets: 1 })
})
afterAll(async () => {
  agent.destroy()
  await listening.close()
  await site.close()
})

type Sent = { method?: string; headers?: Record<string, string>; body?: Buffer | string }
type Answer = { status: number; headers: IncomingHttpHeaders; text: string }

function send(path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = ask({ host: '127.0.0.1', port: listening.port, path, method, headers, agent }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (piece) => (text += piece))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
    request.on('error', reject)
    request.end(body)
  })
}

test('R182 a path of more than 2,048 bytes, or an address of more than 12,288, goes no further', async () => {
  const statuses = async (...paths: string[]) => {
    const answers = []
    for (const path of paths) answers.push((await send(path)).status)
    return answers
  }
  expect(await statuses(`/media/${'a'.repeat(2041)}`, `/media/x?${'a'.repeat(12_279)}`)).toEqual([404, 404])
  const long = [
    `/media/${'a'.repeat(2042)}`,
    `/media/x?${'a'.repeat(12_280)}`,
    '/'.repeat(15_000),
    `/v1/${'/'.repeat(9000)}`,
  ]
  expect(await statuses(...long)).toEqual([414, 414, 414, 414])
  const { headers, text } = await send(`/v1/${'/'.repeat(9000)}`)
  expect([headers['content-type'], JSON.parse(text)]).toEqual([
    'application/json',
    {
      msg: 'Address is too long: shorten it and try again.',
      code: 'address_too_long',
      issues: [{ code: 'address_too_long', params: {} }],
    },
  ])
})

test('R182 a method that nothing here has is refused as that', async () => {
  for (const method of ['TRACE', 'PROPFIND', 'LINK', 'QUERY']) {
    const { status, headers } = await send('/healthz', { method })
    expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'])
  }
})

test('R182 a refusal carries the security headers', async () => {
  const { headers } = await send('/'.repeat(3000))
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY', connection: 'close' })
})

const JSON_TYPE = { 'content-type': 'application/json' }
const EARLY: [string, number, string, Sent][] = [
  ['too large, as it says', 413, '/v1/marketplace/events', { body: Buffer.alloc(300 * 1024), headers: JSON_TYPE }],
  ['too large by far', 413, '/v1/marketplace/events', { body: Buffer.alloc(3 * 1024 * 1024), headers: JSON_TYPE }],
  [
    'too large, without a word of it',
    413,
    '/v1/marketplace/events',
    { body: Buffer.alloc(400 * 1024, 32), headers: { ...JSON_TYPE, 'transfer-encoding': 'chunked' } },
  ],
  ['not signed in', 401, '/user/upload/x', { body: Buffer.alloc(500 * 1024) }],
  ['not signed in, a whole picture', 401, '/user/upload/x', { body: Buffer.alloc(9 * 1024 * 1024) }],
  ['not there', 404, '/v1/nothing', { body: Buffer.alloc(200 * 1024) }],
  ['another site', 403, '/sign-in', { body: Buffer.alloc(500 * 1024), headers: { origin: 'https://evil.example' } }],
  ['no JSON', 415, '/v1/marketplace/events', { body: 'a=b', headers: { 'content-type': 'text/plain' } }],
  ['broken JSON', 400, '/v1/marketplace/events', { body: '{', headers: JSON_TYPE }],
  ['a long address', 414, '/'.repeat(3000), { body: Buffer.alloc(500 * 1024) }],
  ['an unknown method', 405, '/sign-in', { method: 'PROPFIND', body: Buffer.alloc(100 * 1024) }],
]

test.each(EARLY)(
  'R184 %s: %i, fifty times over, and no request of its connection fails',
  async (_what, status, path, request) => {
    const seen = new Set<number>()
    for (let time = 0; time < 25; time += 1) {
      seen.add((await send(path, { method: 'POST', ...request })).status)
      seen.add((await send('/healthz')).status)
    }
    expect([...seen].sort()).toEqual([200, status].sort())
  },
)

/** Sends the head and a piece of a body that never ends, and does not hang up by itself. */
function sendHalf(
  path: string,
  length = 200_000,
  method = 'POST',
): Promise<{ socket: Socket; status: Promise<string> }> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: listening.port, host: '127.0.0.1', allowHalfOpen: true }, () => {
      const head = [
        `${method} ${path} HTTP/1.1`,
        'host: localhost',
        'content-type: application/json',
        `content-length: ${length}`,
      ]
      socket.write(`${head.join('\r\n')}\r\n\r\n[1,`, () => resolve({ socket, status }))
    })
    const status = new Promise<string>((resolve) => {
      socket.on('data', (bytes) => resolve(bytes.toString('latin1').split('\r\n', 1)[0] ?? ''))
      socket.on('close', () => resolve('closed'))
    })
    socket.on('error', reject)
  })
}

test('R183 clients with endless bodies get no more than their share, and others are still answered', async () => {
  const halves = []
  for (let count = 0; count < BODY_LIMITS.perBlock; count += 1) halves.push(await sendHalf('/v1/marketplace/events'))
  await expect
    .poll(async () => (await send('/v1/marketplace/events', { method: 'POST', body: '{}', headers: JSON_TYPE })).status)
    .toBe(503)
  const refused = await send('/v1/marketplace/events', { method: 'POST', body: '{}', headers: JSON_TYPE })
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5'])
  expect((await send('/healthz')).status).toBe(200)
  for (const { socket } of halves) socket.destroy()
  await expect
    .poll(async () => (await send('/v1/marketplace/events', { method: 'POST', body: '{}', headers: JSON_TYPE })).status)
    .toBe(400)
})

test('R183 a GET with a body is counted as any other', async () => {
  const halves = await Promise.all(
    Array.from({ length: 2 * BODY_LIMITS.answeredEarly }, async () => {
      const half = await sendHalf('/v1/marketplace/me', 2_000_000, 'GET')
      return { ...half, answer: await half.status }
    }),
  )
  expect(halves.filter(({ answer }) => answer.includes('503')).length).toBeGreaterThanOrEqual(BODY_LIMITS.answeredEarly)
  for (const { socket } of halves) socket.destroy()
  await expect.poll(async () => (await send('/v1/marketplace/me')).status).toBe(200)
})

test.each([
  [414, '/'.repeat(3000)],
  [400, '/healthz with spaces'],
])('R184 what comes after a refusal with %i is not read to its end', async (status, path) => {
  const piece = Buffer.alloc(1024 * 1024)
  let [taken, answer] = [0, '']
  await new Promise<void>((resolve) => {
    const socket = connect(listening.port, '127.0.0.1', () => {
      socket.write(`POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${128 * piece.length}\r\n\r\n`)
      for (let count = 0; count < 128; count += 1) socket.write(piece, (error) => void (taken += error ? 0 : 1))
    })
    socket.on('data', (bytes) => (answer ||= bytes.toString('latin1').split('\r\n', 1)[0] ?? ''))
    socket.on('error', () => {})
    socket.on('close', () => resolve())
  })
  expect(answer).toContain(`HTTP/1.1 ${status}`)
  // The network itself holds a few of them.
  expect(taken).toBeLessThan(32)
})

test('R183 bodies that were answered early take no room, though their connections linger', async () => {
  const early = await Promise.all(
    Array.from({ length: BODY_LIMITS.perBlock }, async () => {
      const half = await sendHalf('/user/upload/nothing', 2_000_000)
      expect(await half.status).toContain('401')
      return half
    }),
  )
  const next = await send('/v1/marketplace/events', { method: 'POST', body: '{}', headers: JSON_TYPE })
  expect(next.status).toBe(400)
  for (const { socket } of early) socket.destroy()
})

test('R183 a client that goes on beginning bodies gets no answer rendered for each of them', async () => {
  const early = await Promise.all(
    Array.from({ length: 2 * BODY_LIMITS.answeredEarly }, async () => {
      const half = await sendHalf('/user/upload/nothing', 2_000_000)
      return { ...half, answer: await half.status }
    }),
  )
  const refused = early.filter(({ answer }) => answer.includes('503'))
  expect(refused.length).toBeGreaterThanOrEqual(BODY_LIMITS.answeredEarly)
  for (const { socket } of early) socket.destroy()
})

/** Sends bytes on a connection of their own, and returns the status line. */
function sendRaw(text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(listening.port, '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket.on('data', (bytes) => (answer += bytes.toString('latin1')))
    socket.on('error', () => {})
    socket.on('close', () => resolve(answer.split('\r\n', 1)[0] ?? ''))
    socket.setTimeout(5000, () => socket.destroy())
  })
}

test('R586 health checks are answered without a host, by HTTP/1.0, and by any address', async () => {
  expect(await sendRaw('GET /readyz HTTP/1.0\r\n\r\n')).toBe('HTTP/1.1 200 OK')
  expect(await sendRaw('HEAD /healthz HTTP/1.0\r\n\r\n')).toBe('HTTP/1.1 200 OK')
  expect(await sendRaw('GET /v1/marketplace/nothing HTTP/1.0\r\n\r\n')).toContain('404')
  for (const path of ['/healthz', '/readyz', '/readyz?node=1']) {
    expect((await send(path, { headers: { host: '10.1.2.3:3000' } })).status).toBe(200)
  }
})

test('R586 health checks are answered by any valid request', async () => {
  for (const head of [
    'OPTIONS /readyz HTTP/1.0',
    'OPTIONS /readyz HTTP/1.1',
    'GET http://node-1:3000/readyz HTTP/1.1\r\nhost: node-1',
    'POST /healthz HTTP/1.1\r\nhost: 10.1.2.3',
    'HEAD /readyz?from=balancer HTTP/1.1',
  ]) {
    expect([head, await sendRaw(`${head}\r\nconnection: close\r\n\r\n`)]).toEqual([head, 'HTTP/1.1 200 OK'])
  }
})

test('an absolute target is its path and its host, one with credentials or of another kind is refused', async () => {
  const statusOf = async (target: string) =>
    Number((await sendRaw(`GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`)).split(' ')[1])
  const me = '/v1/marketplace/me'
  expect(await statusOf(`http://localhost:3000${me}`)).toBe(200)
  expect(await statusOf(`HTTP://LOCALHOST${me}?x=1`)).toBe(200)
  expect(await statusOf('http://localhost?x')).not.toBe(400)
  expect(await statusOf(`http://evil.example${me}`)).toBe(421)
  for (const target of [`http://a:b@localhost${me}`, `http://${me}`, 'ftp://localhost/', 'localhost:3000', 'http://']) {
    expect([target, await statusOf(target)]).toEqual([target, 400])
  }
})

test('R183 a health check with a body is counted as any other body', async () => {
  const halves = await Promise.all(
    Array.from({ length: BODY_LIMITS.perBlock + 20 }, (_, at) => sendHalf(at % 2 === 0 ? '/healthz' : '/HEALTHZ')),
  )
  const statuses = await Promise.all(halves.map(({ status }) => status))
  expect(statuses.filter((status) => status.includes('503')).length).toBeGreaterThan(0)
  for (const { socket } of halves) socket.destroy()
  expect((await send('/healthz')).status).toBe(200)
  expect((await send('/HEALTHZ', { headers: { host: 'evil.example' } })).status).toBe(421)
})

test('R586 a request without a host is refused, and every refusal is counted and logged', async () => {
  lines.length = 0
  expect(await sendRaw('GET /hire HTTP/1.1\r\n\r\n')).toBe('HTTP/1.1 400 Bad Request')
  expect((await send('/hire', { headers: { host: 'evil.example' } })).status).toBe(421)
  expect(lines).toMatchObject([
    { status: 400, path: '/hire' },
    { status: 421, path: '/hire' },
  ])
})

test('R763 what is refused before the API has issues, too', async () => {
  const { status, text } = await send('/v1/marketplace/search', { headers: { host: 'evil.example' } })
  const code = 'misdirected_request'
  expect([status, JSON.parse(text)]).toMatchObject([421, { code, issues: [{ code, params: {} }] }])
})

test('R586 a request with two hosts is refused', async () => {
  for (const other of ['Host: evil.example', 'hOsT: localhost:3000']) {
    expect(await sendRaw(`GET /hire HTTP/1.1\r\nHost: localhost:3000\r\n${other}\r\n\r\n`)).toBe(
      'HTTP/1.1 400 Bad Request',
    )
  }
})

test.each(['/', '/metrics', '/dev/mailbox', '/v1/marketplace/suggest?q=a', '/healthz/more'])(
  'R586 %s is not served under the name of another host',
  async (path) => {
    for (const host of ['evil.example', '10.1.2.3', 'x']) {
      const { status, text } = await send(path, { headers: { host } })
      expect([status, text.includes('Misdirected')]).toEqual([421, true])
    }
    for (const host of ['localhost:3000', '127.0.0.1']) {
      expect((await send(path, { headers: { host } })).status).not.toBe(421)
    }
  },
)
