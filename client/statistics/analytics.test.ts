import { expect, test, vi } from 'vitest'

import { type Client, createClient, type Transport } from '#client/client.ts'
import { analyticsEventSchema } from '#domain/statistics/analytics-event.ts'

import { trackProfileEdited, trackProfileEditViewed } from './analytics.ts'

const properties = {
  profileSlug: 'ada-moreau',
  profileId: 'p-1',
  profileName: 'Ada Moreau',
  tabName: 'general' as const,
}

/** A client that records what it sends. */
function recordingClient() {
  const transport = vi.fn<Transport>(async () => Response.json({ status: 'accepted' }, { status: 202 }))
  const sent = () => transport.mock.calls.map(([path, { method, body }]) => [method, path, JSON.parse(String(body))])
  return { client: createClient(transport), sent }
}

test('events have exactly the specification’s fields and pass the API’s schema', () => {
  const { client, sent } = recordingClient()
  const more = { ...properties, email: 'ada@example.test', editedFields: ['about', 'skills'] }
  trackProfileEditViewed(client, more)
  trackProfileEdited(client, more)
  const viewed = { name: 'Profile Edit Modal Viewed', properties }
  const edited = { name: 'Profile Edited', properties: { ...properties, editedFields: ['about', 'skills'] } }
  expect(sent()).toEqual([
    ['POST', '/v1/marketplace/events', viewed],
    ['POST', '/v1/marketplace/events', edited],
  ])
  expect([viewed, edited].map((event) => analyticsEventSchema.safeParse(event).success)).toEqual([true, true])
})

test('callers do not wait for the answer', () => {
  const never = createClient(() => new Promise(() => {}))
  expect(trackProfileEditViewed(never, properties)).toBeUndefined()
  expect(trackProfileEdited(never, { ...properties, editedFields: [] })).toBeUndefined()
})

test.each<[string, Client]>([
  ['a refusal', createClient(async () => Response.json({ code: 'validation_failed', msg: 'no' }, { status: 400 }))],
  ['a network that is away', createClient(() => Promise.reject(new TypeError('fetch failed')))],
  [
    'a transport that throws at once',
    createClient(() => {
      throw new Error('no fetch here')
    }),
  ],
  [
    'a client that throws at once',
    {
      ...createClient(async () => Response.json({})),
      post: () => {
        throw new Error('no')
      },
    },
  ],
])('%s is swallowed', async (_, client) => {
  const unhandled = vi.fn<(reason: unknown) => void>()
  process.once('unhandledRejection', unhandled)
  expect(() => trackProfileEdited(client, { ...properties, editedFields: ['about'] })).not.toThrow()
  // Node reports unhandled rejections after the pending microtasks.
  await new Promise((resolve) => setImmediate(resolve))
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})
