import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { tagsOfCall } from '#server/page-cache/page-tags.ts'
import { makeExpert } from '#test/make.ts'
import { hasVarnish, startVarnish } from '#test/servers/varnish.ts'
import { openCachedSite } from '#test/sites/cached-site.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { refreshListing } from '#use-cases/lists/refresh-listing.ts'

import { startCdnPurges } from './purge-cdn.ts'

const present = hasVarnish()
if (!present)
  process.stderr.write('\nSKIPPED: there is no Varnish with xkey here, so deploy/varnish.vcl is not tested.\n')

describe.skipIf(!present)('Varnish in front of a node', () => {
  let site: TestSite
  let node: Awaited<ReturnType<typeof openCachedSite>>
  let varnish: Awaited<ReturnType<typeof startVarnish>>
  let cdn: ReturnType<typeof startCdnPurges>

  const open = (repeatMs: number[] = []) =>
    startCdnPurges({
      repeatMs,
      settings: { url: `http://127.0.0.1:${varnish.port}/`, method: 'PURGE', tagHeader: 'xkey-purge' },
      databaseUrl: site.databaseUrl,
      deps: site.deps,
    })

  beforeAll(async () => {
    site = await openTestSite({ unlimited: true })
    node = await openCachedSite({
      cdnSeconds: 3600,
      async render(key) {
        const call = key.startsWith('/@') ? `/v1/marketplace/profiles/${key.slice(2)}` : `/v1/marketplace${key}`
        const { status, body } = await site.send('GET', call)
        return { status, tags: [...(tagsOfCall(call) ?? [])], body: JSON.stringify(body) }
      },
    })
    site.deps.followPages(node.cache)
    varnish = await startVarnish({ upstream: node.port })
    for (const [slug, skill] of [
      ['ada', 'seo'],
      ['grace', 'branding'],
    ] as const) {
      const { profileId } = await makeExpert(site.deps.db, { slug, skills: [skill] })
      await site.deps.db
        .transaction()
        .execute((transaction) => refreshListing(transaction, profileId, { now: new Date() }))
    }
    await get('/hire/branding')
    cdn = open()
  })
  afterAll(async () => {
    await cdn?.close()
    await varnish?.stop()
    await node?.close()
    await site?.close()
  })

  const get = (path: string, headers: Record<string, string> = {}) => node.get(path, headers, 'GET', varnish.port)
  /** Processes that have asked whether they may lead. */
  const connections = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and application_name = 'guildhall purges' and state = 'idle' and query like 'select %granted'`.execute(
      site.deps.db,
    )
    return rows[0]?.count
  }
  const rename = (name: string) => site.deps.db.updateTable('profile').set({ name }).where('slug', '=', 'ada').execute()

  test('R397 pages carry their tags to Varnish, which keeps them and hides them from clients', async () => {
    await expect.poll(cdn.isLeading, { timeout: 5000 }).toBe(true)
    // It begins by purging what it does not know to be current.
    await expect.poll(async () => (await get('/hire/branding')).headers['x-cache'], { interval: 20 }).toBe('MISS')
    const own = await node.get('/hire/seo')
    expect(own.headers['surrogate-key']).toBe('guildhall cards:/hire/seo')
    expect(own.headers['cache-tag']).toBe('guildhall,cards:/hire/seo')
    expect([own.headers['surrogate-control'], own.headers['cdn-cache-control']]).toEqual([
      'max-age=3600',
      'max-age=3600',
    ])
    await get('/hire/seo')
    const hit = await get('/hire/seo')
    expect([hit.status, hit.headers['x-cache']]).toEqual([200, 'HIT'])
    expect([hit.headers['surrogate-key'], hit.headers['cache-tag'], hit.headers['xkey']]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    // Views of profiles are counted.
    expect((await node.get('/@ada')).headers['surrogate-key']).toBeUndefined()
    expect([(await get('/@ada')).headers['x-cache'], (await get('/@ada')).headers['x-cache']]).toEqual(['MISS', 'MISS'])
  })

  test('R397 requests with a session or a shortlist are passed on', async () => {
    await get('/hire/seo')
    for (const cookie of ['guildhall.session_token=x', 'a=b; __Host-guildhall.session_token=x', 'shortlist=ada']) {
      expect((await get('/hire/seo', { cookie })).text).toContain('passed by')
    }
    expect((await get('/hire/seo', { cookie: 'shortlist=; other=1' })).headers['x-cache']).toBe('HIT')
  })

  test('R398 every edit is on the page within 2 s, and pages that it is not on stay', async () => {
    await get('/hire/branding')
    for (let number = 0; number < 20; number += 1) {
      await get('/hire/seo')
      await rename(`Ada ${number}.`)
      await expect
        .poll(async () => (await get('/hire/seo')).text, { timeout: 2000, interval: 20 })
        .toContain(`Ada ${number}.`)
    }
    expect((await get('/hire/branding')).headers['x-cache']).toBe('HIT')
  })

  test('R398 a page that reached Varnish after the purge goes with the next one', async () => {
    await cdn.close()
    cdn = open([1000])
    await expect.poll(cdn.isLeading, { timeout: 5000 }).toBe(true)
    const found = async () => (await get('/hire/seo')).headers['x-cache']
    await expect.poll(found, { interval: 20 }).toBe('MISS')
    expect(await found()).toBe('HIT')
    await expect.poll(found, { timeout: 3000, interval: 20 }).toBe('MISS')
  })

  test('R399 another process takes over when the first ends, and purges everything', async () => {
    const second = open()
    await expect.poll(connections, { timeout: 5000 }).toBe(2)
    expect([cdn.isLeading(), second.isLeading()]).toEqual([true, false])
    await get('/hire/branding')
    expect((await get('/hire/branding')).headers['x-cache']).toBe('HIT')
    await cdn.close()
    await expect.poll(second.isLeading, { timeout: 5000 }).toBe(true)
    await expect.poll(async () => (await get('/hire/branding')).headers['x-cache'], { interval: 20 }).toBe('MISS')
    cdn = second
  })

  test('R398 only the nodes may purge', async () => {
    const answer = await fetch(`http://127.0.0.1:${varnish.port}/`, { method: 'PURGE' })
    expect(answer.status).toBe(400)
  })
})
