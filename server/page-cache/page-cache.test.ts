import { request as httpRequest } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'

import { sessionCookieName } from '#domain/accounts/session-cookie.ts'
import { openCachedSite } from '#test/sites/cached-site.ts'

import { SHARED_CACHE_CONTROL } from './rendered-page.ts'

const SESSION = `theme=dark; ${sessionCookieName({ secure: false })}=abc`
let site: Awaited<ReturnType<typeof openCachedSite>>
afterEach(() => site.close())

test('R150 a page is rendered once and sent to everyone, HEAD and unknown parameters included', async () => {
  site = await openCachedSite()
  const first = await site.get('/hire/seo?utm_source=mail')
  const second = await site.get('/hire/seo', { cookie: 'theme=dark', 'accept-language': 'de' })
  const head = await site.get('/hire/seo', {}, 'HEAD')
  expect([first.text, second.text, site.renders('/hire/seo')]).toEqual(['/hire/seo made 1', '/hire/seo made 1', 1])
  expect(second.headers).toMatchObject({
    'cache-control': SHARED_CACHE_CONTROL,
    vary: 'accept-encoding, cookie',
    'content-length': String(first.bytes.length),
    'x-request-id': 'test-request',
  })
  expect([head.status, head.headers['content-length'], head.text]).toEqual([200, String(first.bytes.length), ''])
  expect(site.sent.map(({ address, status }) => [address.path, status])).toEqual(
    Array.from({ length: 3 }, () => ['/hire/seo', 200]),
  )
})

test('R350 each answer passes on what the page shows, the same notes until it is rendered again', async () => {
  const notes = () => ({ source: 'search', experts: ['ada'], unknownWords: [], foundNobody: false })
  site = await openCachedSite({ render: (key) => (key === '/' ? {} : { notes: notes() }) })
  const { headers } = await site.get('/hire/seo')
  await site.get('/hire/seo', { 'if-none-match': String(headers.etag) })
  await site.get('/')
  site.cache.change({ kind: 'card', subject: 'seo/fr' })
  await site.get('/hire/seo')
  const [first, second, none, third] = site.sent.map((one) => one.notes)
  expect([first, none]).toEqual([notes(), undefined])
  expect(second).toBe(first)
  expect(third).toEqual(first)
})

test('R155 each encoding has the same content and the same ETag', async () => {
  site = await openCachedSite({ render: () => ({ body: 'Ångström '.repeat(2000) }) })
  const plain = await site.get('/')
  const br = await site.get('/', { 'accept-encoding': 'gzip, br' })
  const gzip = await site.get('/', { 'accept-encoding': 'gzip' })
  expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
  expect(brotliDecompressSync(br.bytes).equals(plain.bytes)).toBe(true)
  expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true)
  expect([br.headers.etag, gzip.headers.etag]).toEqual([plain.headers.etag, plain.headers.etag])
  expect([br, gzip].map(({ headers, bytes }) => Number(headers['content-length']) === bytes.length)).toEqual([
    true,
    true,
  ])
  expect(site.renders('/')).toBe(1)
})

test('R155 a browser that has the page gets a 304', async () => {
  site = await openCachedSite()
  const { headers } = await site.get('/')
  const etag = String(headers.etag)
  for (const given of [etag, etag.slice(2), `"other", ${etag}`, `W/"other",${etag.slice(2)}`, '*']) {
    const again = await site.get('/', { 'if-none-match': given })
    expect([given, again.status, again.text, again.headers.etag]).toEqual([given, 304, '', etag])
    expect(again.headers).toMatchObject({ 'cache-control': SHARED_CACHE_CONTROL, vary: 'accept-encoding, cookie' })
  }
  for (const given of ['"other"', 'W/"other"', etag.slice(3, -1)]) {
    expect((await site.get('/', { 'if-none-match': given })).status).toBe(200)
  }
})

test('R156 requests with a session or a shortlist bypass the cache, and store nothing', async () => {
  site = await openCachedSite()
  const visit = fc.record({
    path: fc.constantFrom('/', '/hire/seo', '/hire/seo?page=2', '/@ada-moreau', '/experts?q=x'),
    who: fc.constantFrom(
      '',
      'theme=dark; shortlist=',
      'shortlist=ada',
      SESSION,
      `${sessionCookieName({ secure: true })}=x`,
    ),
    encoding: fc.constantFrom('', 'br', 'gzip'),
    method: fc.constantFrom('GET', 'HEAD', 'POST'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(visit, { minLength: 1, maxLength: 12 }), async (visits) => {
      const answers = await Promise.all(
        visits.map(({ path, who, encoding, method }) =>
          site.get(path, { ...(who && { cookie: who }), ...(encoding && { 'accept-encoding': encoding }) }, method),
        ),
      )
      for (const [at, { path, who, method }] of visits.entries()) {
        const passed = /session_token|shortlist=./.test(who) || method === 'POST'
        expect(answers[at]?.headers.etag === undefined).toBe(passed)
        const name = `passed by: ${method} ${path} ${who || 'nobody'}`
        expect(answers[at]?.text === name).toBe(passed && method !== 'HEAD')
      }
    }),
    { numRuns: 40 },
  )
  expect((await site.get('/', { authorization: 'Bearer x' })).text).toContain('passed by')
})

test('R156 a session or a shortlist counts in whichever of several cookie headers it is', async () => {
  site = await openCachedSite()
  const cookies = (...values: string[]) => ['host', 'guildhall.test', ...values.flatMap((value) => ['Cookie', value])]
  expect((await site.get('/', cookies('theme=dark', 'size=large'))).text).toBe('/ made 1')
  for (const own of ['guildhall.session_token=abc', 'shortlist=ada']) {
    expect((await site.get('/', cookies('theme=dark', own))).text).toContain('passed by')
  }
})

test('R156 a response that sets a cookie, or is private, is neither cached nor shared', async () => {
  site = await openCachedSite({
    render: (key) => ({ headers: [key === '/' ? ['set-cookie', 'a=1'] : ['cache-control', 'private, no-store']] }),
  })
  for (const path of ['/', '/', '/hire', '/hire']) expect((await site.get(path)).text).toContain('passed by')
  expect(site.cache.stats().pages).toBe(0)
})

test('R228 those who wait for a page do not get the refusal of somebody who asks too often', async () => {
  site = await openCachedSite({ render: () => ({ status: 429 }) })
  const answers = await Promise.all(Array.from({ length: 5 }, () => site.get('/experts?q=web')))
  for (const { text } of answers) expect(text).toContain('passed by')
  expect(site.cache.stats().pages).toBe(0)
})

test('R152 only pages that were found are cached; other answers pass through', async () => {
  site = await openCachedSite({
    render: (key) =>
      key === '/@gone-away'
        ? { status: 404, headers: [['cache-control', 'private, no-cache']] }
        : { status: 301, headers: [['location', '/@new-name']] },
  })
  const missing = await site.get('/@gone-away')
  expect([missing.status, missing.headers['cache-control'], missing.headers.etag]).toEqual([
    404,
    'private, no-cache',
    undefined,
  ])
  expect((await site.get('/@gone-away')).text).toBe('/@gone-away made 2')
  const moved = await site.get('/@old-name')
  expect([moved.status, moved.headers.location, site.cache.stats().pages]).toEqual([301, '/@new-name', 0])
})

test('R157 concurrent requests share one render', async () => {
  let finish = () => {}
  const waiting = new Promise<void>((resolve) => (finish = resolve))
  site = await openCachedSite({ render: () => waiting.then(() => ({})) })
  const all = Array.from({ length: 30 }, () => site.get('/', { 'accept-encoding': 'br' }))
  await expect.poll(() => site.cache.stats().miss).toBe(30)
  finish()
  expect(new Set((await Promise.all(all)).map(({ status }) => status))).toEqual(new Set([200]))
  expect(site.renders('/')).toBe(1)
})

test('R582 a render whose clients have all gone is given up, and one that a client still waits for is not', async () => {
  const signals: AbortSignal[] = []
  let finish = () => {}
  const waiting = new Promise<void>((resolve) => (finish = resolve))
  site = await openCachedSite({
    render: (_key, _times, { signal }) => {
      if (signal) signals.push(signal)
      return waiting.then(() => ({}))
    },
  })
  const ask = (path: string) => {
    const request = httpRequest({ host: '127.0.0.1', port: site.port, path }).on('error', () => {})
    request.end()
    return request
  }
  const [first, second] = [ask('/'), ask('/')]
  await expect.poll(() => site.cache.stats().miss).toBe(2)
  first.destroy()
  const other = ask('/hire')
  await expect.poll(() => signals.length).toBe(2)
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false])
  second.destroy()
  await expect.poll(() => signals[0]?.aborted).toBe(true)
  expect(signals[1]?.aborted).toBe(false)
  // Who comes now does not join what was given up.
  const later = site.get('/')
  await expect.poll(() => signals.length).toBe(3)
  finish()
  expect((await later).status).toBe(200)
  other.destroy()
  expect(site.failures).toEqual([])
})

test('R584 a page whose rendering throws is answered with one 500, and rendered once', async () => {
  site = await openCachedSite({ render: () => Promise.reject(new Error('broken')) })
  const { status, text, headers } = await site.get('/')
  expect([status, text, headers['cache-control']]).toEqual([500, 'Internal error: test-request', 'no-store'])
  expect([site.renders('/'), site.failures.length]).toEqual([1, 1])
})

test('R153 a request after a change does not get a page whose rendering began before it', async () => {
  const begun: (() => void)[] = []
  site = await openCachedSite({
    render: (_key, times) =>
      new Promise((resolve) => begun.push(() => resolve({ tags: ['experts'], body: `made ${times}` }))),
  })
  const before = site.get('/')
  await expect.poll(() => begun.length).toBe(1)
  site.cache.change({ kind: 'card', subject: 'seo/us/' })
  const after = site.get('/')
  await expect.poll(() => begun.length).toBe(2)
  for (const finish of begun) finish()
  expect([(await before).text, (await after).text]).toEqual(['made 1', 'made 2'])
  expect((await site.get('/')).text).toBe('made 2')
})

test('R158 while changes may be missed, every page is rendered again', async () => {
  site = await openCachedSite()
  await site.get('/')
  site.cache.pause()
  expect([(await site.get('/')).text, (await site.get('/')).text]).toEqual(['/ made 2', '/ made 3'])
  site.cache.flush()
  expect((await site.get('/')).text).toBe('/ made 4')
  site.cache.resume()
  expect([(await site.get('/')).text, (await site.get('/')).text]).toEqual(['/ made 5', '/ made 5'])
})

test('R381 pages without changes during a lost connection are sent again', async () => {
  site = await openCachedSite({ render: (key) => ({ tags: [`profile:${key.slice(2)}`] }) })
  await Promise.all([site.get('/@ada'), site.get('/@bea')])
  site.cache.pause()
  site.cache.change({ kind: 'profile', subject: 'ada' })
  site.cache.resume()
  expect((await site.get('/@ada')).text).toBe('/@ada made 2')
  expect((await site.get('/@bea')).text).toBe('/@bea made 1')
})

test('R158 a page that only ages is refreshed in the background, and after fifteen minutes before it is sent', async () => {
  let time = 0
  site = await openCachedSite({ now: () => time })
  await site.get('/')
  time = 301_000
  expect((await site.get('/')).text).toBe('/ made 1')
  await expect.poll(() => site.renders('/')).toBe(2)
  expect((await site.get('/')).text).toBe('/ made 2')
  time += 901_000
  expect((await site.get('/')).text).toBe('/ made 3')
})

test('R154 a page rendered again replaces the previous one, whatever encodings that had', async () => {
  let time = 0
  site = await openCachedSite({ render: () => ({ body: 'the same '.repeat(500) }), now: () => time })
  await site.get('/', { 'accept-encoding': 'br' })
  const { bytes } = site.cache.stats()
  const responses = ['gzip', 'gzip', ''].map((encoding) => site.get('/', { 'accept-encoding': encoding }))
  await Promise.all(responses)
  const [gzip, , plain] = await Promise.all(responses)
  expect(site.cache.stats()).toMatchObject({
    pages: 1,
    bytes: bytes + (gzip?.bytes.length ?? 0) + (plain?.bytes.length ?? 0),
  })
  time = 1_000_000
  await site.get('/', { 'accept-encoding': 'br' })
  expect(site.cache.stats()).toMatchObject({ pages: 1, bytes })
})

/** Which better compression makes smaller. */
const LIST = Array.from({ length: 2000 }, (_, at) => `expert ${at * 7919} in ${at % 37}`).join(', ')

test('R516 a page is compressed quickly at first, and better once it is asked for again', async () => {
  site = await openCachedSite({ render: () => ({ body: LIST }) })
  const get = () => site.get('/', { 'accept-encoding': 'br' })
  const first = await get()
  const { bytes } = site.cache.stats()
  expect((await get()).bytes.length).toBe(first.bytes.length)
  await expect.poll(async () => (await get()).bytes.length).toBeLessThan(first.bytes.length)
  const last = await get()
  expect(brotliDecompressSync(last.bytes).toString()).toBe(LIST)
  expect([last.headers.etag, last.headers['content-length']]).toEqual([first.headers.etag, String(last.bytes.length)])
  expect(site.cache.stats().bytes).toBe(bytes - first.bytes.length + last.bytes.length)
  expect(site.renders('/')).toBe(1)
})

test('R516 for a CDN, which keeps what it gets, a page is compressed well at once', async () => {
  const lengths = []
  for (const cdnSeconds of [0, 3600]) {
    site = await openCachedSite({ render: () => ({ body: LIST }), cdnSeconds })
    lengths.push((await site.get('/', { 'accept-encoding': 'br' })).bytes.length)
    if (cdnSeconds === 0) await site.close()
  }
  expect(lengths[1]).toBeLessThan(lengths[0] ?? 0)
})

test('R159 switched off, every page is rendered again, compressed and with an ETag', async () => {
  site = await openCachedSite({ maxBytes: 0 })
  const first = await site.get('/', { 'accept-encoding': 'br' })
  expect([first.headers['content-encoding'], first.headers['cache-control']]).toEqual(['br', SHARED_CACHE_CONTROL])
  await site.get('/')
  expect([site.renders('/'), site.cache.stats().pages]).toEqual([2, 0])
})
