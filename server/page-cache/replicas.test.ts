import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

import { startHttpServer } from '#server/connections/listen.ts'
import { createMetrics } from '#server/metrics/metrics.ts'
import { createReplicaApis } from '#server/serving/replica-apis.ts'
import { createSiteListener } from '#server/serving/site.ts'
import { checkReplicas } from '#server/startup/check-replicas.ts'
import { makeExpert } from '#test/make.ts'
import { hasReplication, startReplicatedPostgres } from '#test/servers/replicated-postgres.ts'
import { openCachedSite } from '#test/sites/cached-site.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { refreshListing } from '#use-cases/lists/refresh-listing.ts'

import { tagsOfCall } from './page-tags.ts'

const present = hasReplication()
if (!present) process.stderr.write('\nSKIPPED: there is no pg_basebackup here, so replicas are not tested.\n')

describe.skipIf(!present)('replicas', () => {
  let postgres: Awaited<ReturnType<typeof startReplicatedPostgres>>
  let site: TestSite
  let node: Awaited<ReturnType<typeof openCachedSite>>
  /** Where each page was rendered: `replica` or `primary`. */
  let rendered: string[] = []

  beforeAll(async () => {
    postgres = await startReplicatedPostgres()
    site = await openTestSite({ databaseUrl: postgres.url, replicaUrls: [postgres.replicaUrl], unlimited: true })
    const apis = createReplicaApis(site.deps)
    node = await openCachedSite({
      chooseReplica: site.deps.replicas.choose,
      async render(key, _times, { replica }) {
        rendered.push(replica ? 'replica' : 'primary')
        const call = key.startsWith('/@') ? `/v1/marketplace/profiles/${key.slice(2)}` : `/v1/marketplace${key}`
        const api = (replica && apis.get(replica.name)) ?? site.api
        const answer = await api.fetch(new Request(`http://localhost:3000${call}`), {
          clientAddress: '203.0.113.7',
          requestId: 'test-request',
        })
        return { status: answer.status, tags: [...(tagsOfCall(call) ?? [])], body: await answer.text() }
      },
    })
    site.deps.followPages(node.cache)
    for (const [slug, skill] of [
      ['ada', 'seo'],
      ['grace', 'branding'],
    ] as const) {
      const { profileId } = await makeExpert(site.deps.db, { slug, skills: [skill] })
      await site.deps.db
        .transaction()
        .execute((transaction) => refreshListing(transaction, profileId, { now: new Date() }))
    }
    await site.deps.changes.catchUp()
  })
  afterAll(async () => {
    await node?.close()
    await site?.close()
    await postgres?.close()
  })

  const isUsed = () => site.deps.replicas.all[0]?.isUsable() ?? false
  const whenUsed = async () => await expect.poll(isUsed, { timeout: 20_000 }).toBe(true)
  const whenUnused = async () => await expect.poll(isUsed, { timeout: 20_000 }).toBe(false)
  /** As an edit is answered: its pages are purged. */
  async function edit(slug: string, title: string): Promise<void> {
    await site.deps.db.updateTable('profile').set({ title }).where('slug', '=', slug).execute()
    await site.deps.changes.catchUp()
  }
  /** A page, whether it is true, and where it was rendered. */
  async function look(path: string, text: string) {
    rendered = []
    const answer = await node.get(path)
    return [answer.status, answer.text.includes(text), rendered.join(' then ')]
  }
  const flush = () => node.cache.flush()
  /** The page cache knows where the primary is. */
  const catchUp = () => site.deps.changes.catchUp()

  test('R389 pages for everyone are rendered from a replica, and cached', async () => {
    await whenUsed()
    await edit('ada', 'First')
    await expect.poll(async () => (flush(), await catchUp(), (await look('/@ada', 'First'))[2])).toBe('replica')
    expect(await look('/@ada', 'First')).toEqual([200, true, ''])
    expect(await look('/hire/seo', '"ada"')).toEqual([200, true, 'replica'])
  })

  test('R389 R390 under edits no page is older than its last edit, wherever it was rendered', async () => {
    await whenUsed()
    const seen = { replica: 0, primary: 0 }
    for (let number = 0; number < 200; number += 1) {
      await edit('ada', `Edit ${number}.`)
      const [status, isTrue, where] = await look('/@ada', `Edit ${number}.`)
      expect([number, status, isTrue]).toEqual([number, 200, true])
      expect(await look('/@ada', `Edit ${number}.`)).toEqual([200, true, ''])
      seen[where === 'replica' ? 'replica' : 'primary'] += 1
    }
    expect(seen.replica).toBeGreaterThan(0)
  })

  test('R390 a page that was purged comes from the primary until the replica has replayed the change', async () => {
    await whenUsed()
    flush()
    await catchUp()
    await postgres.pauseReplay()
    await edit('ada', 'Not replayed')
    expect(await look('/@ada', 'Not replayed')).toEqual([200, true, 'replica then primary'])
    expect(await look('/@ada', 'Not replayed')).toEqual([200, true, ''])
    // Of this one nothing has changed.
    expect(await look('/@grace', 'grace')).toEqual([200, true, 'replica'])
    await makeExpert(site.deps.db, { slug: 'newcomer', skills: ['seo'] })
    await catchUp()
    expect((await look('/@newcomer', 'newcomer')).slice(0, 2)).toEqual([200, true])
    await postgres.resumeReplay()
  })

  test('R389 a replica that is more than 2 s behind is not used, and is once it has caught up', async () => {
    await whenUsed()
    await postgres.pauseReplay()
    await edit('ada', 'Long ago')
    await whenUnused()
    expect(site.deps.replicas.all[0]?.secondsBehind()).toBeGreaterThan(2)
    flush()
    await catchUp()
    expect(await look('/@grace', 'grace')).toEqual([200, true, 'primary'])
    await postgres.resumeReplay()
    await whenUsed()
    flush()
    await catchUp()
    expect(await look('/@ada', 'Long ago')).toEqual([200, true, 'replica'])
  })

  test('R389 a replica that is frozen or stopped delays a page by 3 s at most, and fails none', async () => {
    await whenUsed()
    flush()
    await catchUp()
    postgres.freezeReplica()
    const began = performance.now()
    expect((await look('/@ada', 'Long ago')).slice(0, 2)).toEqual([200, true])
    expect(performance.now() - began).toBeLessThan(3000)
    await whenUnused()
    postgres.thawReplica()
    await whenUsed()
    await postgres.stopReplica()
    flush()
    expect(await look('/@ada', 'Long ago')).toEqual([200, true, 'primary'])
    await edit('ada', 'While it was away')
    expect(await look('/@ada', 'While it was away')).toEqual([200, true, 'primary'])
    await postgres.startReplica()
    await whenUsed()
    flush()
    await catchUp()
    expect(await look('/@ada', 'While it was away')).toEqual([200, true, 'replica'])
  })

  test('R389 R392 the site as it is served reads from the replica, and counts it', async () => {
    await whenUsed()
    const metrics = createMetrics(site.deps)
    const env = { siteUrl: new URL('http://localhost:3000'), dataDir: site.dataDir, pageCacheBytes: 1e6 }
    const loadBuild = () => {
      throw new Error('The sitemap needs no page.')
    }
    const served = await startHttpServer(
      createSiteListener({ env: { ...env, trustProxy: false }, deps: site.deps, loadBuild, metrics }),
      {
        host: '127.0.0.1',
        port: 0,
      },
    )
    try {
      await catchUp()
      expect((await fetch(`http://127.0.0.1:${served.port}/sitemap.xml`)).status).toBe(200)
      const text = await metrics.registry.metrics()
      expect(text).toContain('guildhall_replica_pages{outcome="used"} 1')
      expect(text).toMatch(/^guildhall_replica_up\{replica="127\.0\.0\.1:\d+"\} 1$/m)
    } finally {
      await served.close()
    }
  })

  const atStart = async (replicaUrls: string[], databaseUrl = postgres.url) => {
    const lines: string[] = []
    await checkReplicas({ databaseUrl, replicaUrls }, (line) => lines.push(line))
    return lines
  }

  test('R368 R389 the start says which replica is away, and refuses one of another database', async () => {
    expect(await atStart([postgres.replicaUrl, 'postgres://guildhall@127.0.0.1:1/guildhall'])).toEqual([
      'DATABASE_REPLICA_URLS: 127.0.0.1:1 does not answer; pages are read from the primary meanwhile.',
    ])
    expect(await atStart([postgres.url])).toEqual([expect.stringContaining('is no standby, and is not used')])
    await expect(atStart([inject('templateUrl')])).rejects.toThrow('is no replica of the database of DATABASE_URL')
  })

  test('R389 a replica that was promoted is not used any more', async () => {
    await whenUsed()
    await postgres.promote()
    flush()
    await catchUp()
    expect(await look('/@ada', 'While it was away')).toEqual([200, true, 'primary'])
    expect(isUsed()).toBe(false)
  })
})
