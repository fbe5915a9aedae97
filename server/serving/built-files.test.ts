import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startHttpServer, type RunningServer } from '#server/connections/listen.ts'

import { createBuiltFiles } from './built-files.ts'

const STYLE = '.a { color: red }\n'.repeat(500)
const FONT = Buffer.from('a font')
const PUBLIC = fileURLToPath(new URL('../../app/public', import.meta.url))

let [root, server]: [string, RunningServer | undefined] = ['', undefined]
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'guildhall-built-'))
  mkdirSync(join(root, 'assets'))
  writeFileSync(join(root, 'assets', 'app-1.css'), STYLE)
  writeFileSync(join(root, 'assets', 'font-1.woff2'), FONT)
  writeFileSync(join(root, 'assets', 'secret.env'), 'SECRET')
  for (const icon of readdirSync(PUBLIC)) copyFileSync(join(PUBLIC, icon), join(root, icon))
  const files = createBuiltFiles({
    root,
    common: { 'x-frame-options': 'DENY' },
    describe: () => ({ clientAddress: '::1', requestId: 'test-request' }),
    onSent: () => {},
  })
  server = await startHttpServer(
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

test.each(['br', 'gzip'])('a style is sent compressed (%s), cacheable forever', async (encoding) => {
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

test.each([
  ['/favicon.svg', 'image/svg+xml'],
  ['/favicon.ico', 'image/x-icon'],
  ['/apple-touch-icon.png', 'image/png'],
])('%s is there under the name that browsers ask for, for a day', async (path, type) => {
  const { status, headers } = await ask(path)
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    type,
    'public, max-age=86400',
  ])
})

test('the icons show the mark, in the sizes that they name', async () => {
  const touch = sharp(join(PUBLIC, 'apple-touch-icon.png'))
  expect(await touch.metadata()).toMatchObject({ format: 'png', width: 180, height: 180, hasAlpha: false })
  const { dominant } = await touch.stats()
  expect([dominant.r, dominant.g, dominant.b].every((channel) => channel > 240)).toBe(true)
  const icon = readFileSync(join(PUBLIC, 'favicon.ico'))
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 3])
  for (const [index, size] of [16, 32, 48].entries()) {
    const at = 6 + 16 * index
    const [length, offset] = [icon.readUInt32LE(at + 8), icon.readUInt32LE(at + 12)]
    const image = sharp(icon.subarray(offset, offset + length))
    expect(await image.metadata()).toMatchObject({ format: 'png', width: size, height: size, hasAlpha: true })
    const { channels } = await image.stats()
    expect(channels[3]?.mean).toBeGreaterThan(60)
  }
})

test('R486 a brand’s icons take the place of all of ours', async () => {
  const icons = new Map([['/favicon.ico', { type: 'image/x-icon', bytes: Buffer.from('its icon') }]])
  const common = {}
  const describe = () => ({ clientAddress: '::1', requestId: 'test-request' })
  const files = createBuiltFiles({ root, icons, common, describe, onSent: () => {} })
  const own = await startHttpServer(
    (request, response) => {
      if (!files.handle(request, response)) response.writeHead(404).end('somebody else')
    },
    { host: '127.0.0.1', port: 0 },
  )
  const answer = await fetch(`http://127.0.0.1:${own.port}/favicon.ico`)
  expect([await answer.text(), answer.headers.get('content-type')]).toEqual(['its icon', 'image/x-icon'])
  expect((await fetch(`http://127.0.0.1:${own.port}/favicon.svg`)).status).toBe(404)
  expect((await fetch(`http://127.0.0.1:${own.port}/assets/app-1.css`)).status).toBe(200)
  await own.close()
})

test('nothing is written here', async () => {
  expect((await ask('/assets/app-1.css', { method: 'POST' })).status).toBe(404)
})
