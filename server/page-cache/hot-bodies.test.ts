import { expect, test } from 'vitest'

import { createHotBodies, type Sendable } from './hot-bodies.ts'

const every = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))
const body = (): Sendable => ({ bytes: Buffer.from(every) })

test('what is sent again soon is sent as a text that has each of its bytes', () => {
  const contentOf = createHotBodies()
  const page = body()
  expect(contentOf(page)).toBe(page.bytes)
  const text = contentOf(page)
  expect(typeof text).toBe('string')
  expect(Buffer.from(text as string, 'latin1')).toEqual(every)
  expect(contentOf(page)).toBe(text)
})

test('what is sent now and then stays bytes', () => {
  const contentOf = createHotBodies({ soon: 2 })
  const [rare, ...others] = [body(), body(), body(), body()]
  for (let round = 0; round < 5; round++) {
    expect(contentOf(rare as Sendable)).toBe(rare?.bytes)
    for (const other of others) contentOf(other)
  }
})

test('only so many have a text: the one that got it first gives it up', () => {
  const contentOf = createHotBodies({ most: 2 })
  const pages = [body(), body(), body()]
  for (const page of pages) {
    contentOf(page)
    contentOf(page)
  }
  expect(pages.map(({ text }) => typeof text)).toEqual(['undefined', 'string', 'string'])
})
