import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { listen, type Listening } from '#server/connections/listen.ts'

import { createBuiltFiles } from './built-files.ts'

const STYLE = '.a { color: red }\n'.repeat(500)
const FONT = Buffer.from('a font')

let [root, server]: [string, Listening | undefined] = ['', undefined]
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'guildhall-built-'))
  mkdirSync(join(root, 'assets'))
  writeFileSync(join(root, 'assets', 'app-1.css'), STYLE)
  writeFileSync(join(root, 'assets', 'font-1.woff2'), FONT)
  writeFileSync(join(root, 'assets', 'secret.env'), 'SECRET')
  writeFileSync(join(root, 'favicon.svg'), '<svg/>')
  const files = createBuiltFiles({
    root,
    common: { 'x-frame-options': 'DENY' },
    describe: () => ({ clientAddress: '::1', requestId: 'test-request' }),
    onSent: () => {},
  })
  server = await listen(
    (request, response) => {
      if (!files.handle(request, response)) response.writeHead(404).end('somebody else')
    },
    { host: '127.0.0.1', port: 0 },
  )
})
afterAll(async () => {
  await server?.close()
  rmSync(root, { recursive: true })
})

const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${server?.port}${path}`, init)

test.each(['br', 'gzip'])('a style is sent packed (%s), for ever', async (encoding) => {
  const answer = await ask('/assets/app-1.css', { headers: { 'accept-encoding': encoding } })
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': encoding,
    vary: 'accept-encoding',
    'x-frame-options': 'DENY',
    'x-request-id': 'test-request',
  })
  expect(await answer.text()).toBe(STYLE)
  expect(Number(answer.headers.get('content-length'))).toBeLessThan(200)
})

test('what packing does not make smaller is sent as it is', async () => {
  const answer = await ask('/assets/font-1.woff2?again', { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(FONT)
  const head = await ask('/assets/font-1.woff2', { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, String(FONT.length), ''])
  expect((await ask('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=86400')
})

test.each(['/assets/none.css', '/assets/secret.env', '/assets/..%2ffavicon.svg', '/assets/', '/'])(
  '%s is for somebody else',
  async (path) => {
    expect(await (await ask(path)).text()).toBe('somebody else')
  },
)

test('nothing is written here', async () => {
  expect((await ask('/assets/app-1.css', { method: 'POST' })).status).toBe(404)
})
