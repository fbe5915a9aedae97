import { expect, test, vi } from 'vitest'

import type { Sink } from '#adapters/analytics/http-sink.ts'
import { openConnection } from '#db/connection.ts'
import type { AnalyticsEvent } from '#domain/statistics/analytics-event.ts'
import { ANONYMOUS, type Viewer } from '#domain/viewer.ts'

import { trackEvent } from './track-event.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const event: AnalyticsEvent = {
  name: 'Profile Edit Modal Viewed',
  properties: { profileSlug: 'ada-moreau', profileId: 'p-1', profileName: 'Ada Moreau', tabName: 'general' },
}
const ada: Viewer = { kind: 'account', userId: 'u-1', isAdmin: false, emailVerified: true, workspaces: new Map() }

// Nothing listens there: whoever asks the table fails.
const { db } = openConnection('postgres://nobody@127.0.0.1:1/nothing')

function depsWith(analytics: Sink | undefined) {
  return { db, analytics, now: () => NOW, reportError: vi.fn<(error: unknown, what: string) => void>() }
}

test('a sink gets the event with who and when, and the table stays empty', async () => {
  const track = vi.fn<Sink['track']>()
  const deps = depsWith({ track })
  await trackEvent(deps, ada, event)
  await trackEvent(deps, ANONYMOUS, event)
  expect(track.mock.calls).toEqual([
    [event, { userId: 'u-1', at: NOW }],
    [event, { userId: null, at: NOW }],
  ])
  expect(deps.reportError).not.toHaveBeenCalled()
})

test('a sink that breaks its word and throws is reported', async () => {
  const broken = new Error('broken')
  const deps = depsWith({
    track() {
      throw broken
    },
  })
  await trackEvent(deps, ada, event)
  expect(deps.reportError).toHaveBeenCalledExactlyOnceWith(broken, 'an analytics event was lost')
})

test('a table out of reach is reported', async () => {
  const deps = depsWith(undefined)
  await trackEvent(deps, ada, event)
  expect(deps.reportError).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ cause: expect.objectContaining({ code: 'ECONNREFUSED' }) }),
    'an analytics event was lost',
  )
})
