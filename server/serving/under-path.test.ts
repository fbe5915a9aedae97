import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'

import { prefixResponsesMiddleware, serveUnderBasePath } from './under-path.ts'

const echo: RequestListener = (request, response) => void response.end(request.url)
const refuse: RequestListener = (_, response) => void response.writeHead(404).end()

const server = createServer(serveUnderBasePath(echo, { siteUrl: new URL('https://example.com/experts'), refuse }))
await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
afterAll(() => server.close())

test.each([
  ['/experts', 200, '/'],
  ['/experts/', 200, '/'],
  ['/experts/hire?page=2', 200, '/hire?page=2'],
  ['/experts/experts', 200, '/experts'],
  ['/experts/healthz', 200, '/healthz'],
  ['/healthz', 200, '/healthz'],
  ['/readyz?x', 200, '/readyz?x'],
  ['/metrics', 200, '/metrics'],
  ['/', 404, ''],
  ['/healthz/x', 404, ''],
  ['/experts2', 404, ''],
  ['/hire', 404, ''],
])('R561 %s is answered with %i %s', async (path, status, inside) => {
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}${path}`)
  expect([answer.status, await answer.text()]).toEqual([status, inside])
})

test('R561 a site at the root of its host has nothing in front', () => {
  expect(serveUnderBasePath(echo, { siteUrl: new URL('https://example.com'), refuse })).toBe(echo)
})

test('R562 redirects and cookies leave with the path, once', async () => {
  const app = new Hono().use(prefixResponsesMiddleware('/experts'))
  app.get('/to', (c) => c.redirect(c.req.query('at') ?? ''))
  app.get('/cookies', (c) => {
    c.header('set-cookie', 'a=/; Path=/; HttpOnly', { append: true })
    c.header('set-cookie', 'b=1; Max-Age=1; path=/shortlist', { append: true })
    c.header('set-cookie', 'c=1', { append: true })
    return c.text('')
  })
  const locationOf = async (at: string) => (await app.request(`/to?at=${at}`)).headers.get('location')
  expect(await locationOf('/experts')).toBe('/experts/experts')
  expect(await locationOf('/')).toBe('/experts/')
  expect(await locationOf('//elsewhere.example')).toBe('//elsewhere.example')
  expect(await locationOf('https://elsewhere.example/')).toBe('https://elsewhere.example/')
  expect((await app.request('/cookies')).headers.getSetCookie()).toEqual([
    'a=/; Path=/experts; HttpOnly',
    'b=1; Max-Age=1; Path=/experts/shortlist',
    'c=1',
  ])
})
