import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'

import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'

import { IN_FLIGHT_LIMITS, PIPELINE_LIMITS } from '#domain/limits/resource-limits.ts'
import { startHttpServer, type RunningServer } from '#server/connections/listen.ts'
import { parseTrustedProxies } from '#server/connections/trusted-proxies.ts'
import { createSiteListener } from '#server/serving/site.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

// Pictures stand for anything that is not answered from memory: they are read once the test allows it.
const KEY = '0197f3a0-0000-7000-8000-000000000000'
const PICTURE = `/media/avatar/${KEY}/384.webp`

const trustProxy = parseTrustedProxies('127.0.0.1') ?? false

let site: TestSite
let node: RunningServer
let reads: (() => void)[] = []
const logged: unknown[] = []

beforeAll(async () => {
  site = await openTestSite({ unlimited: true })
  const readPicture = () =>
    new Promise<Uint8Array<ArrayBuffer>>((resolve) => reads.push(() => resolve(new Uint8Array(3))))
  const deps = { ...site.deps, readPicture, onError: (error: unknown) => void logged.push(error) }
  const answer = createSiteListener({
    env: {
      siteUrl: new URL('http://localhost:3000'),
      dataDir: site.dataDir,
      trustProxy,
      pageCacheBytes: 0,
    },
    deps,
    loadBuild: () => Promise.reject(new Error('no pages in this test')),
  })
  node = await startHttpServer(answer, { host: '127.0.0.1', port: 0, trustProxy })
})
beforeEach(() => {
  reads = []
  logged.length = 0
})
afterAll(async () => {
  await node.close()
  await site.close()
})

type Answer = { status: number; retryAfter: string | undefined }

function send(path: string, { from = '203.0.113.7', method = 'GET' } = {}) {
  const sent = httpRequest({ port: node.port, path, method, headers: { 'x-forwarded-for': from } })
  const answered = new Promise<Answer | undefined>((resolve) => {
    sent.on('error', () => resolve(undefined))
    sent.on('response', (response) => {
      response.resume()
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] }),
      )
    })
  })
  sent.end()
  onTestFinished(() => void sent.destroy())
  return { answered, abort: () => void sent.destroy() }
}

/** Lets everything that waits be read, until nothing waits any more. */
async function finish(pending: ReturnType<typeof send>[]) {
  const all = Promise.all(pending.map(({ answered }) => answered))
  const reading = setInterval(() => reads.splice(0).forEach((read) => read()), 5)
  onTestFinished(() => clearInterval(reading))
  return await all
}

test('R581 a network runs its share, and holds up neither others nor what is answered from memory', async () => {
  const greedy = Array.from({ length: IN_FLIGHT_LIMITS.runningPerBlock + 20 }, (_, at) =>
    send(PICTURE, { from: `203.0.113.${at}` }),
  )
  await expect.poll(() => reads.length).toBe(IN_FLIGHT_LIMITS.runningPerBlock)
  const other = send(PICTURE, { from: '198.51.100.1' })
  await expect.poll(() => reads.length).toBe(IN_FLIGHT_LIMITS.runningPerBlock + 1)
  expect(await send('/healthz').answered).toMatchObject({ status: 200 })
  const answers = await finish([...greedy, other])
  expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([200]))
})

test('R581 a network that has too many waiting is refused, with the time to try again', async () => {
  const room = IN_FLIGHT_LIMITS.runningPerBlock + IN_FLIGHT_LIMITS.waitingPerBlock
  const greedy = Array.from({ length: room }, () => send(PICTURE))
  await expect.poll(() => reads.length).toBe(IN_FLIGHT_LIMITS.runningPerBlock)
  // All of them have arrived once one is refused at once.
  await expect.poll(async () => (await send('/v1/marketplace/me').answered)?.status, { timeout: 10_000 }).toBe(503)
  expect(await send('/v1/marketplace/me').answered).toEqual({ status: 503, retryAfter: '5' })
  expect(await send('/v1/marketplace/me', { from: '198.51.100.1' }).answered).toMatchObject({ status: 200 })
  for (const { abort } of greedy) abort()
  let released = 0
  const releasing = setInterval(() => reads.splice(0).forEach((read) => void (released++, read())), 5)
  onTestFinished(() => clearInterval(releasing))
  await expect.poll(async () => (await send('/v1/marketplace/me').answered)?.status, { timeout: 10_000 }).toBe(200)
  // Those that waited are not read any more, except for a few whose disconnect the server had not yet noticed.
  expect(released).toBeLessThan(IN_FLIGHT_LIMITS.runningPerBlock * 5)
})

test('R581 a write without a body takes its turn, too', async () => {
  const greedy = Array.from({ length: IN_FLIGHT_LIMITS.runningPerBlock }, () => send(PICTURE))
  await expect.poll(() => reads.length).toBe(IN_FLIGHT_LIMITS.runningPerBlock)
  let isAnswered = false
  const write = send('/v1/marketplace/me', { method: 'DELETE' })
  void write.answered.then(() => (isAnswered = true))
  expect(await send('/v1/marketplace/me', { method: 'DELETE', from: '198.51.100.1' }).answered).toBeDefined()
  expect(isAnswered).toBe(false)
  await finish([...greedy, write])
  expect(isAnswered).toBe(true)
})

test('R580 R582 pipelined requests run one at a time, and those of a client that has gone are not run', async () => {
  const socket = connect(node.port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  socket.write(`GET ${PICTURE} HTTP/1.1\r\nhost: localhost\r\n\r\n`.repeat(1000))
  await expect.poll(() => reads.length).toBe(1)
  reads.shift()?.()
  await expect.poll(() => reads.length).toBe(1)
  socket.destroy()
  let later = 0
  for (let times = 0; times < 20; times += 1) {
    expect(await send('/healthz').answered).toMatchObject({ status: 200 })
    for (const read of reads.splice(0)) void (later++, read())
  }
  // A connection that is not being read notices later that it was closed.
  expect(later).toBeLessThan(PIPELINE_LIMITS.waiting)
})

test('a body that breaks off is no error of ours', async () => {
  const socket = connect(node.port, '127.0.0.1')
  const head = 'host: localhost\r\ncontent-type: application/json\r\n'
  for (const [start, body] of [
    ['content-length: 500', '{"email":'],
    ['transfer-encoding: chunked', '8\r\n{"email"\r\n'],
  ]) {
    const one = connect(node.port, '127.0.0.1')
    one.write(`POST /user/auth/sign-in/email HTTP/1.1\r\n${head}${start}\r\n\r\n${body}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
    one.destroy()
  }
  socket.destroy()
  await expect.poll(async () => (await send('/healthz').answered)?.status).toBe(200)
  expect(logged).toEqual([])
})
