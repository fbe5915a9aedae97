import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { sessionCookieName } from '#domain/accounts/session-cookie.ts'
import { findFreePort } from '#server/postgres/postmaster.ts'
import { hasNginx, startNginx } from '#test/servers/nginx.ts'
import { openCachedSite } from '#test/sites/cached-site.ts'

const PLAIN = sessionCookieName({ secure: false })
const SECURE = sessionCookieName({ secure: true })

const present = hasNginx()
if (!present) process.stderr.write('\nSKIPPED: nginx is not on PATH, so deploy/nginx.conf is not tested here.\n')

/** Cached for a second, so that a test can see it expire. */
const BRIEF = '/hire/brief'

describe.skipIf(!present)('deploy/nginx.conf, with many requests of one client', () => {
  test.each(['nginx.conf', 'nginx-path.conf'] as const)('R581 %s refuses them beyond 100 at once', async (config) => {
    const held: ServerResponse[] = []
    const node = createServer((request, response) => {
      if (request.url?.includes('healthz')) response.end('ok')
      else held.push(response)
    })
    await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve))
    const nginx = await startNginx({ upstream: (node.address() as AddressInfo).port, config })
    const from = (localAddress: string, path: string) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        const sent = ask({ host: '127.0.0.1', port: nginx.port, localAddress, path: `/experts${path}`, agent: false })
        sent.on('response', (response) => resolve(response.resume())).on('error', reject)
        sent.end()
      })
    try {
      const answers = Array.from({ length: 130 }, () => from('127.0.0.2', '/v1/any'))
      await expect.poll(() => held.length).toBe(100)
      const refused = await from('127.0.0.2', '/v1/any')
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '2'])
      expect((await from('127.0.0.3', '/healthz')).statusCode).toBe(200)
      for (const response of held) response.end()
      const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode)
      expect(statuses.filter((status) => status === 429)).toHaveLength(30)
    } finally {
      await nginx.stop()
      node.closeAllConnections()
      node.close()
    }
  })
})

describe.skipIf(!present)('while one node restarts', () => {
  test('R587 another that is busy for a moment is asked again', async () => {
    let asked = 0
    const node = createServer((_request, response) => {
      response.writeHead(asked++ < 4 ? 503 : 200, { 'retry-after': '1' }).end()
    })
    await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve))
    const gone = await findFreePort()
    const nginx = await startNginx({ upstream: [gone, (node.address() as AddressInfo).port] })
    try {
      const statuses: number[] = []
      for (let times = 0; times < 10; times += 1) {
        statuses.push((await fetch(`http://127.0.0.1:${nginx.port}/v1/any`)).status)
      }
      // Without the list of backups nginx sends no request for three seconds.
      expect(statuses.slice(5)).toEqual([200, 200, 200, 200, 200])
    } finally {
      await nginx.stop()
      node.close()
    }
  })
})

describe.skipIf(!present)('deploy/nginx.conf', () => {
  let site: Awaited<ReturnType<typeof openCachedSite>>
  let nginx: Awaited<ReturnType<typeof startNginx>>
  beforeAll(async () => {
    site = await openCachedSite({
      render: (key, times) => ({
        body: `${key} made ${times} `.repeat(200),
        ...(key === BRIEF && { headers: { 'cache-control': 'public, s-maxage=1, stale-while-revalidate=50' } }),
      }),
      maxBytes: 0,
    })
    nginx = await startNginx({ upstream: site.port })
  })
  afterAll(async () => {
    await nginx.stop()
    await site.close()
  })

  const get = (path: string, headers: Record<string, string> = {}) => site.get(path, headers, 'GET', nginx.port)

  test('R150 the same answers as without it, made once for each encoding', async () => {
    for (const encoding of ['br', 'gzip', '']) {
      const accepted = { 'accept-encoding': encoding }
      const [first, second] = [await get('/hire/seo', accepted), await get('/hire/seo', accepted)]
      expect([first.headers['x-cache'], second.headers['x-cache']]).toEqual(['MISS', 'HIT'])
      expect(second.headers['content-encoding']).toBe(encoding || undefined)
      expect([second.bytes.equals(first.bytes), second.headers.etag]).toEqual([true, first.headers.etag])
      expect(second.headers['cache-control']).toBe('public, s-maxage=10, stale-while-revalidate=50')
      expect((await get('/hire/seo', { ...accepted, 'if-none-match': String(first.headers.etag) })).status).toBe(304)
    }
    expect(site.renders('/hire/seo')).toBe(3)
  })

  test('R156 a request with a session or a shortlist passes through, whatever is cached, and leaves nothing in the cache', async () => {
    for (const path of ['/', '/hire/branding', '/experts?q=x']) {
      await get(path)
      for (const cookie of [`${PLAIN}=ada`, `a=b; ${SECURE}=grace`, 'shortlist=ada', 'a=b; shortlist=ada.grace']) {
        const own = await get(path, { cookie })
        expect([own.headers['x-cache'], own.text]).toEqual(['BYPASS', `passed by: GET ${path} ${cookie}`])
      }
      for (const cookie of ['shortlist=', 'shortlist=; a=b', 'my-shortlist=ada', `x${PLAIN}=ada`]) {
        expect((await get(path, { cookie })).headers['x-cache']).toBe('HIT')
      }
    }
    const first = await get('/browse', { cookie: `${PLAIN}=ada` })
    const second = await get('/browse')
    expect([first.text.includes('passed by'), second.text.includes('passed by')]).toEqual([true, false])
  })

  test('a crowd asks us once, and all that come later are answered from there', async () => {
    const crowd = await Promise.all(Array.from({ length: 50 }, () => get('/hire/copywriting')))
    const later = await Promise.all(Array.from({ length: 50 }, () => get('/hire/copywriting')))
    const outcomes = [...crowd, ...later].map(({ headers }) => headers['x-cache'])
    expect(outcomes.toSorted()).toEqual([...Array.from({ length: 99 }, () => 'HIT'), 'MISS'])
    expect(site.renders('/hire/copywriting')).toBe(1)
  })

  test('no visitor waits for an old page: it is rendered again behind their backs', async () => {
    const outcomes = new Set<unknown>()
    let text = ''
    while (!text.startsWith(`${BRIEF} made 2 `)) {
      const answer = await get(BRIEF)
      outcomes.add(answer.headers['x-cache'])
      text = answer.text
    }
    outcomes.delete('UPDATING')
    expect([...outcomes]).toEqual(['MISS', 'HIT', 'STALE'])
  })

  test.each(['/@ada-moreau', '/v1/marketplace/me', '/dashboard', '/sign-in', '/hire.data'])(
    '%s is never kept',
    async (path) => {
      await get(path)
      expect((await get(path)).headers['x-cache']).toBe('BYPASS')
    },
  )

  test('what is for the operator alone is not there', async () => {
    expect((await get('/metrics')).status).toBe(404)
  })
})
