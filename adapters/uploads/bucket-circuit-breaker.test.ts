import { expect, test } from 'vitest'

import { createBucketCircuitBreaker } from './bucket-circuit-breaker.ts'

const SILENCE = new Error('silence')
const REFUSAL = new Error('refusal')

function open() {
  const clock = { time: 0 }
  const breaker = createBucketCircuitBreaker({ isNoResponse: (error) => error !== REFUSAL, now: () => clock.time })
  let asked = 0
  const request = (outcome?: Error) =>
    breaker(async () => {
      asked += 1
      if (outcome) throw outcome
      return 'a picture'
    }).catch((error: unknown) => (error instanceof Error ? error.message : ''))
  return { clock, breaker, request, asked: () => asked }
}

test('R361 of a bucket that does not answer one request a second finds out, and others are refused at once', async () => {
  const { clock, request, asked } = open()
  expect(await request(SILENCE)).toBe('silence')
  for (let turn = 0; turn < 100; turn++) expect(await request()).toBe('the bucket does not answer')
  expect(asked()).toBe(1)
  clock.time = 1000
  const both = [request(SILENCE), request()]
  expect(await Promise.all(both)).toEqual(['silence', 'the bucket does not answer'])
  clock.time = 2000
  expect(await request()).toBe('a picture')
  expect(await Promise.all([request(), request()])).toEqual(['a picture', 'a picture'])
})

test('R361 those that wait for it are told as soon as one has found out', async () => {
  const { breaker, request } = open()
  const forever = breaker(
    (signal) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  )
  const told = forever.catch((error: unknown) => String(error))
  await request(SILENCE)
  expect(await told).toContain('aborted')
})

test('R361 a bucket that refuses a request is there', async () => {
  const { request } = open()
  expect(await request(REFUSAL)).toBe('refusal')
  expect(await request()).toBe('a picture')
})
