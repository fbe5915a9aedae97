import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import type { ChangeLogEntry } from '#db/change-log/find-changes.ts'
import { tagOfPage, tagsOfChange } from '#server/page-cache/page-tags.ts'
import { makeExpert } from '#test/make.ts'
import { openCachedSite } from '#test/sites/cached-site.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

import { runAdminIn } from './run-in-test.ts'

let site: TestSite
let dataDir: string
const changes: ChangeLogEntry[] = []
beforeAll(async () => {
  site = await openTestSite()
  dataDir = mkdtempSync(join(tmpdir(), 'guildhall-admin-'))
  const ignore = () => {}
  site.deps.followPages({ change: (change) => changes.push(change), flush: ignore, pause: ignore, resume: ignore })
})
afterAll(async () => {
  await site.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Runs the command like `npm run admin --`; its changes are received when this resolves. */
async function admin(...args: string[]): Promise<{ code: number; output: string }> {
  changes.length = 0
  const done = await runAdminIn({ databaseUrl: site.databaseUrl, dataDir }, args)
  await site.deps.changes.catchUp()
  return done
}

const newestEntry = () =>
  site.deps.db
    .selectFrom('moderation_entry')
    .select(['action', 'actor_id', 'profile_id', 'details'])
    .orderBy('created_at', 'desc')
    .executeTakeFirst()

test('R622 an operator turns read-only mode on and off; each is recorded', async () => {
  const on = await admin('read-only', 'on', 'We are moving', 'until 14:00 UTC.')
  expect(on.output).toContain('The site is read-only within a second')
  expect(site.deps.readOnly()).toEqual({ message: 'We are moving until 14:00 UTC.' })
  expect(await newestEntry()).toMatchObject({ action: 'operator-read-only-on', actor_id: null })
  expect((await admin('read-only', 'on')).code).toBe(0)
  expect(site.deps.readOnly()).toEqual({ message: '' })
  const long = await admin('read-only', 'on', 'x'.repeat(301))
  expect([long.code, long.output.trim()]).toEqual([1, expect.stringContaining('may have at most 300 characters')])
  expect((await admin('read-only', 'off')).output).toContain('The site takes changes again')
  expect(site.deps.readOnly()).toBeUndefined()
  expect(await newestEntry()).toMatchObject({ action: 'operator-read-only-off', actor_id: null })
})

test('R626 an operator purges all pages, one, or those of a profile; each is recorded', async () => {
  const { profileId } = await makeExpert(site.deps.db, { slug: 'ada', skills: ['seo'] })
  const cached = await openCachedSite({ render: (key) => ({ tags: [`profile:${key.slice(2)}`, tagOfPage(key)] }) })
  site.deps.followPages(cached.cache)
  await site.deps.changes.catchUp()
  const paths = ['/@ada', '/@bea', '/hire/seo?page=2']
  const renders = async () => {
    for (const path of paths) await cached.get(path)
    return paths.map((path) => cached.renders(path))
  }
  expect(await renders()).toEqual([1, 1, 1])
  expect(await renders()).toEqual([1, 1, 1])

  expect((await admin('purge-caches', '/hire/seo')).output).toContain('Every node drops these pages')
  expect(await newestEntry()).toMatchObject({ action: 'purge-caches', details: { path: '/hire/seo' } })
  // A CDN is told the tag that the page has.
  expect(changes.flatMap((change) => tagsOfChange(change))).toEqual([tagOfPage('/hire/seo?page=2')])
  expect(await renders()).toEqual([1, 1, 2])

  expect((await admin('purge-caches', 'profile', '@Ada')).code).toBe(0)
  expect(await newestEntry()).toMatchObject({ action: 'purge-caches', profile_id: profileId })
  expect(await renders()).toEqual([2, 1, 2])

  expect((await admin('purge-caches')).code).toBe(0)
  expect(changes.map((change) => tagsOfChange(change))).toEqual([undefined])
  expect(await renders()).toEqual([3, 2, 3])
  await cached.close()
})

test.each([
  ['read-only'],
  ['read-only', 'maybe'],
  ['read-only', 'off', 'now'],
  ['purge-caches', 'hire/seo'],
  ['purge-caches', 'profile'],
  ['purge-caches', '/hire', '/browse'],
])('what is not understood changes nothing: %s %s', async (...args) => {
  const before = await newestEntry()
  const { code, output } = await admin(...args.filter((one) => one !== undefined))
  expect([code, output.trim()]).toEqual([1, expect.stringMatching(/^Use: npm run admin/)])
  expect(await newestEntry()).toEqual(before)
})

test('R626 a profile that does not exist is said, and nothing is recorded', async () => {
  const before = await newestEntry()
  const { code, output } = await admin('purge-caches', 'profile', 'nobody')
  expect([code, output.trim()]).toEqual([1, 'There is no such profile.'])
  expect(await newestEntry()).toEqual(before)
})
