import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import type { AnalyticsSink } from '#adapters/analytics/http-sink.ts'
import { openConnection } from '#db/connection.ts'
import type { AnalyticsEvent } from '#domain/statistics/analytics-event.ts'
import { ANONYMOUS, type Viewer } from '#domain/viewer.ts'
import { makeProfile } from '#test/make.ts'
import { NO_LIMITS } from '#test/no-limits.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

import { trackEvent } from './track-event.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const ada: Viewer = { kind: 'account', userId: 'u-1', isAdmin: false, emailVerified: true, workspaces: new Map() }

let site: TestSite
let event: AnalyticsEvent
beforeAll(async () => {
  site = await openTestSite()
  const named = { slug: 'ada-moreau', name: 'Ada Moreau', visibility: 'PUBLIC' as const }
  const { userId } = await site.signUp('moreau@example.test')
  const { id } = await makeProfile(site.deps.db, { ...named, owner_user_id: userId })
  const properties = {
    profileSlug: 'ada-moreau',
    profileId: id,
    profileName: 'Ada Moreau',
    tabName: 'general' as const,
  }
  event = { name: 'Profile Edit Modal Viewed', properties }
})
afterAll(() => site.close())

const track = (deps: Parameters<typeof trackEvent>[0], viewer: Viewer) =>
  trackEvent(deps, viewer, { event, address: '203.0.113.7' })

function depsWith(analytics: AnalyticsSink | undefined, { db } = site.deps) {
  const reportError = vi.fn<(error: unknown, what: string) => void>()
  return { db, analytics, limits: NO_LIMITS, now: () => NOW, reportError }
}

test('a sink gets the event with who and when, and the table stays empty', async () => {
  const taken = vi.fn<AnalyticsSink['track']>()
  const deps = depsWith({ track: taken })
  await track(deps, ada)
  await track(deps, ANONYMOUS)
  expect(taken.mock.calls).toEqual([
    [event, { userId: 'u-1', at: NOW }],
    [event, { userId: null, at: NOW }],
  ])
  expect(deps.reportError).not.toHaveBeenCalled()
  expect(await site.deps.db.selectFrom('analytics_event').select('id').execute()).toEqual([])
})

test('a sink that breaks its word and throws is reported', async () => {
  const broken = new Error('broken')
  const deps = depsWith({
    track() {
      throw broken
    },
  })
  await track(deps, ada)
  expect(deps.reportError).toHaveBeenCalledExactlyOnceWith(broken, 'an analytics event was lost')
})

test('a database out of reach is reported', async () => {
  const unreachable = openConnection('postgres://nobody@127.0.0.1:1/nothing')
  const deps = depsWith(undefined, { ...site.deps, db: unreachable.db })
  await track(deps, ada)
  expect(deps.reportError).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ cause: expect.objectContaining({ code: 'ECONNREFUSED' }) }),
    'an analytics event was lost',
  )
})
