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

/** Requests are answered by hand, in any order. */
function openRequests() {
  const asked: { q: string; signal: AbortSignal; answer: () => void; fail: (error: Error) => void }[] = []
  const suggester = createSuggester(
    (q, signal) =>
      new Promise((resolve, reject) => {
        asked.push({ q, signal, answer: () => resolve(answerTo(q)), fail: reject })
      }),
  )
  const shown: (string | undefined)[] = []
  const type = (text: string) => suggester.want(text, (found) => shown.push(found?.skills[0]?.slug))
  const settle = () => vi.advanceTimersByTimeAsync(80)
  return { asked, shown, type, settle, forget: suggester.forget }
}

test('asks after a breath, once for a word that is typed quickly', async () => {
  const { asked, type, settle } = openRequests()
  type('w')
  await vi.advanceTimersByTimeAsync(79)
  type('we')
  await vi.advanceTimersByTimeAsync(79)
  type('web')
  expect(asked).toEqual([])
  await settle()
  expect(asked.map(({ q }) => q)).toEqual(['web'])
})

test('a stale answer never comes after a newer one, and its request is given up', async () => {
  const { asked, shown, type, settle } = openRequests()
  type('we')
  await settle()
  type('web')
  await settle()
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
  asked[1]?.answer()
  await settle()
  asked[0]?.answer()
  await settle()
  expect(shown).toEqual(['web'])
})

test('an answer to text that is gone by now is not shown', async () => {
  const { asked, shown, type, settle } = openRequests()
  type('web')
  await settle()
  type('  ')
  asked[0]?.answer()
  await settle()
  expect(shown).toEqual([undefined])
})

test('nothing is shown once it is forgotten', async () => {
  const { asked, shown, type, settle, forget } = openRequests()
  type('web')
  await settle()
  forget()
  asked[0]?.answer()
  await settle()
  type('seo')
  forget()
  await settle()
  expect([shown, asked.length]).toEqual([[], 1])
})

test('the same text, however written, is asked once and then shown at once', async () => {
  const { asked, shown, type, settle } = openRequests()
  type('Web  Design')
  await settle()
  asked[0]?.answer()
  await settle()
  type(' web design ')
  expect(shown).toEqual(['web design', 'web design'])
  await settle()
  expect(asked.length).toBe(1)
})

test('keeps the newest fifty answers', async () => {
  const { asked, type, settle } = openRequests()
  for (let n = 0; n <= 50; n++) {
    type(`skill ${n}`)
    await settle()
    asked.at(-1)?.answer()
    await settle()
  }
  for (const text of ['skill 1', 'skill 0']) {
    type(text)
    await settle()
  }
  expect(asked.slice(51).map(({ q }) => q)).toEqual(['skill 0'])
})

test('neither nothing nor an essay is asked about', async () => {
  const { asked, shown, type, settle } = openRequests()
  type('')
  type('x'.repeat(101))
  await settle()
  expect([asked, shown]).toEqual([[], [undefined, undefined]])
})

test('a failure shows nothing, and the next text is tried', async () => {
  const { asked, shown, type, settle } = openRequests()
  type('web')
  await settle()
  asked[0]?.fail(new TypeError('Failed to fetch'))
  await settle()
  type('webf')
  await settle()
  asked[1]?.answer()
  await settle()
  expect(shown).toEqual([undefined, 'webf'])
})

test.each([
  { retryAfterSeconds: 30, quiet: 30_000 },
  { retryAfterSeconds: undefined, quiet: 10_000 },
])('too many requests: quiet for as long as it was told ($retryAfterSeconds)', async ({ retryAfterSeconds, quiet }) => {
  const { asked, shown, type, settle } = openRequests()
  type('web')
  await settle()
  asked[0]?.fail(new ApiFailure({ status: 429, code: 'too_many', msg: 'Too many requests: wait', retryAfterSeconds }))
  await vi.advanceTimersByTimeAsync(quiet - 100)
  type('webf')
  await settle()
  expect([asked.length, shown]).toEqual([1, [undefined, undefined]])
  await vi.advanceTimersByTimeAsync(100)
  type('webf')
  await settle()
  expect(asked.length).toBe(2)
})
