import type { IncomingMessage } from 'node:http'
import { request as ask } from 'node:http'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { createHostCheck } from '#server/connections/host-check.ts'
import { startHttpServer } from '#server/connections/listen.ts'
import { createMetricsListener, createMetrics, exposeMetrics } from '#server/metrics/metrics.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

import { securityTxtRoutes } from './security-text.ts'
import { createWebApp } from './web.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const SITE = { siteUrl: new URL('https://guildhall.example'), dataDir: '/nowhere', trustProxy: false } as const

function openWeb(more: { metricsPort?: number; securityContact?: string } = {}) {
  return createWebApp({
    env: { ...SITE, ...more },
    deps: site.deps,
    loadBuild: () => Promise.reject(new Error('no pages in this test')),
  })
}

/** As if it came over a socket from there. */
const from = (remoteAddress: string) =>
  ({ incoming: { method: 'GET', headers: {}, socket: { remoteAddress } } as unknown as IncomingMessage }) as never

const status = async (peer: string, init: RequestInit = {}, more = {}) =>
  (await openWeb(more).request('/metrics', init, from(peer))).status

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('R199 %s reads the figures', async (peer) => {
  expect(await status(peer)).toBe(200)
})

test.each(['203.0.113.7', '10.0.0.1', '::ffff:10.0.0.1', 'fd00::1', ''])(
  'R199 for %s there are no metrics',
  async (peer) => {
    expect(await status(peer)).toBe(404)
  },
)

test.each(['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-anything', 'x-real-ip'])(
  'R199 nor for whom a proxy on this machine asks with %s',
  async (name) => {
    expect(await status('127.0.0.1', { headers: { [name]: 'x' } })).toBe(404)
    expect(await status('127.0.0.1', { headers: { [name]: '' } })).toBe(404)
  },
)

test('R199 with a port of their own they are there alone', async () => {
  expect(await status('127.0.0.1', {}, { metricsPort: 9100 })).toBe(404)
  const isOwnHost = createHostCheck({
    siteUrl: new URL('http://localhost:3000'),
    allowedHosts: ['prometheus-sees'],
    acceptsAddresses: true,
  })
  const figures = await startHttpServer(createMetricsListener(exposeMetrics(createMetrics(site.deps)), isOwnHost), {
    host: '127.0.0.1',
    port: 0,
  })
  try {
    const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${figures.port}${path}`, init)
    const answer = await get('/metrics')
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining('guildhall_database_connections'),
    ])
    expect((await get('/')).status).toBe(404)
    expect((await get('/metrics', { method: 'POST' })).status).toBe(404)
    const asked = (host: string) =>
      new Promise((resolve) => {
        const request = ask({ port: figures.port, path: '/metrics', headers: { host } })
        request.on('response', (response) => resolve(response.resume().statusCode)).end()
      })
    // R586: a browser that was lured to a foreign name asks under that name.
    const hosts = ['evil.example', 'prometheus-sees:9100', '10.1.2.3:9100', 'localhost']
    expect(await Promise.all(hosts.map(asked))).toEqual([421, 200, 200, 200])
  } finally {
    await figures.close()
  }
})

test('R204 the contact for reports, as RFC 9116 has it', async () => {
  const app = securityTxtRoutes(
    { ...SITE, securityContact: 'mailto:security@guildhall.example' },
    () => new Date('2026-11-02'),
  )
  const answer = await app.request('/.well-known/security.txt')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8'])
  expect(await answer.text()).toBe(
    'Contact: mailto:security@guildhall.example\nExpires: 2027-01-31T00:00:00Z\nPreferred-Languages: en\n' +
      'Canonical: https://guildhall.example/.well-known/security.txt\n',
  )
})

test('R204 without a contact there is no such file', async () => {
  const get = (web: ReturnType<typeof openWeb>) => web.request('/.well-known/security.txt', {}, {})
  expect((await get(openWeb())).status).toBe(404)
  expect((await get(openWeb({ securityContact: 'https://guildhall.example/report' }))).status).toBe(200)
})

test('R589 who asks whether a node is ready learns nothing of what is wrong with it', async () => {
  const ready = async (readiness: () => 'unavailable' | 'stopping' | undefined) => {
    const web = createWebApp({
      env: SITE,
      deps: { ...site.deps, readiness },
      loadBuild: () => Promise.reject(new Error('no pages in this test')),
    })
    const answer = await web.request('/readyz', {}, from('203.0.113.7'))
    return [answer.status, await answer.json()]
  }
  expect(await ready(() => undefined)).toEqual([200, { status: 'ready' }])
  expect(await ready(() => 'unavailable')).toEqual([503, { status: 'unavailable' }])
  expect(await ready(() => 'stopping')).toEqual([503, { status: 'stopping' }])
})

test('R460 calls of the API are measured by their route’s pattern', async () => {
  const metrics = createMetrics(site.deps)
  const web = createWebApp({
    env: SITE,
    deps: site.deps,
    loadBuild: () => Promise.reject(new Error('no pages in this test')),
    metrics,
  })
  const ask = (path: string, init?: RequestInit) => web.request(path, init, from('203.0.113.7'))
  await ask('/v1/marketplace/profiles/somebody-secret')
  await ask('/v1/marketplace/profiles/somebody-else')
  await ask('/v1/nothing/of/the/kind')
  // Refused before it reaches its route.
  await ask('/v1/marketplace/profiles/somebody-secret', {
    method: 'PATCH',
    headers: { origin: 'https://evil.example' },
  })
  const text = await metrics.registry.metrics()
  const counts = text.split('\n').filter((line) => line.startsWith('guildhall_api_call_seconds_count'))
  expect(counts).toEqual([
    'guildhall_api_call_seconds_count{method="GET",route="/v1/marketplace/profiles/:slug",status="4xx",caller="client"} 2',
    'guildhall_api_call_seconds_count{method="GET",route="none",status="4xx",caller="client"} 1',
    'guildhall_api_call_seconds_count{method="PATCH",route="/v1/marketplace/profiles/:slug",status="4xx",caller="client"} 1',
  ])
  expect(text).not.toContain('somebody')
})
