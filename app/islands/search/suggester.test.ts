import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { ApiFailure } from '#client/api-failure.ts'
import type { Suggestions } from '#domain/lists/suggestions.ts'

import { createSuggester } from './suggester.ts'

beforeEach(() => vi.useFakeTimers({ now: 0 }))
afterEach(() => vi.useRealTimers())

const answerTo = (q: string): Suggestions => ({
  namedSkill: null,
  skills: [{ slug: q, displayName: q, path: `/hire/${q}` }],
  places: [],
  experts: [],
})

/** The test resolves the requests itself, in any order. */
function openRequests() {
  const requests: { q: string; signal: AbortSignal; answer: () => void; fail: (error: Error) => void }[] = []
  const suggester = createSuggester(
    (q, signal) =>
      new Promise((resolve, reject) => {
        requests.push({ q, signal, answer: () => resolve(answerTo(q)), fail: reject })
      }),
  )
  const shown: (string | undefined)[] = []
  const type = (text: string) => suggester.request(text, (found) => shown.push(found?.skills[0]?.slug))
  const settle = () => vi.advanceTimersByTimeAsync(80)
  return { requests, shown, type, settle, cancel: suggester.cancel }
}

test('debounces: one request for a word that is typed quickly', async () => {
  const { requests, type, settle } = openRequests()
  type('w')
  await vi.advanceTimersByTimeAsync(79)
  type('we')
  await vi.advanceTimersByTimeAsync(79)
  type('web')
  expect(requests).toEqual([])
  await settle()
  expect(requests.map(({ q }) => q)).toEqual(['web'])
})

test('a stale request is aborted, and its answer never replaces a newer one', async () => {
  const { requests, shown, type, settle } = openRequests()
  type('we')
  await settle()
  type('web')
  await settle()
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false])
  requests[1]?.answer()
  await settle()
  requests[0]?.answer()
  await settle()
  expect(shown).toEqual(['web'])
})

test('an answer to text that was cleared since is not shown', async () => {
  const { requests, shown, type, settle } = openRequests()
  type('web')
  await settle()
  type('  ')
  requests[0]?.answer()
  await settle()
  expect(shown).toEqual([undefined])
})

test('nothing is shown after cancel', async () => {
  const { requests, shown, type, settle, cancel } = openRequests()
  type('web')
  await settle()
  cancel()
  requests[0]?.answer()
  await settle()
  type('seo')
  cancel()
  await settle()
  expect([shown, requests.length]).toEqual([[], 1])
})

test('the same text in another spelling is requested once, then served from the cache', async () => {
  const { requests, shown, type, settle } = openRequests()
  type('Web  Design')
  await settle()
  requests[0]?.answer()
  await settle()
  type(' web design ')
  expect(shown).toEqual(['web design', 'web design'])
  await settle()
  expect(requests.length).toBe(1)
})

test('caches the newest fifty answers', async () => {
  const { requests, type, settle } = openRequests()
  for (let n = 0; n <= 50; n++) {
    type(`skill ${n}`)
    await settle()
    requests.at(-1)?.answer()
    await settle()
  }
  for (const text of ['skill 1', 'skill 0']) {
    type(text)
    await settle()
  }
  expect(requests.slice(51).map(({ q }) => q)).toEqual(['skill 0'])
})

test('neither an empty nor an overlong text is requested', async () => {
  const { requests, shown, type, settle } = openRequests()
  type('')
  type('x'.repeat(101))
  await settle()
  expect([requests, shown]).toEqual([[], [undefined, undefined]])
})

test('a failure shows nothing, and the next text is requested again', async () => {
  const { requests, shown, type, settle } = openRequests()
  type('web')
  await settle()
  requests[0]?.fail(new TypeError('Failed to fetch'))
  await settle()
  type('webf')
  await settle()
  requests[1]?.answer()
  await settle()
  expect(shown).toEqual([undefined, 'webf'])
})

test.each([
  { retryAfterSeconds: 30, quiet: 30_000 },
  { retryAfterSeconds: undefined, quiet: 10_000 },
])(
  'a 429 pauses requests for as long as Retry-After says ($retryAfterSeconds)',
  async ({ retryAfterSeconds, quiet }) => {
    const { requests, shown, type, settle } = openRequests()
    type('web')
    await settle()
    requests[0]?.fail(
      new ApiFailure({ status: 429, code: 'too_many', msg: 'Too many requests: wait', retryAfterSeconds }),
    )
    await vi.advanceTimersByTimeAsync(quiet - 100)
    type('webf')
    await settle()
    expect([requests.length, shown]).toEqual([1, [undefined, undefined]])
    await vi.advanceTimersByTimeAsync(100)
    type('webf')
    await settle()
    expect(requests.length).toBe(2)
  },
)
