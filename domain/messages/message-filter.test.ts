import { expect, test } from 'vitest'

import { bareText, FILTER, suspicion } from './message-filter.ts'

const BRIEF = { subject: 'A website', body: 'We need a website for our bakery, with pre-orders and a map.' }
const links = (count: number) => Array.from({ length: count }, (_, index) => `https://example.test/${index}`).join(' ')
const judge = (change: Partial<typeof BRIEF> = {}, sameTextProfiles = 0) =>
  suspicion({ ...BRIEF, ...change }, { sameTextProfiles })

test('R93 an ordinary brief passes, also with a few links, many languages and pictures', () => {
  expect(judge()).toBeUndefined()
  expect(judge({ body: `${BRIEF.body} ${links(FILTER.links)}` })).toBeUndefined()
  expect(judge({ body: 'ベーカリーのウェブサイトが必要です。予約注文と地図のページもお願いします。' })).toBeUndefined()
  expect(judge({ body: `${BRIEF.body} ${'👩‍💻'.repeat(20)}` })).toBeUndefined()
})

test.each([
  ['too many links', { body: `${BRIEF.body} ${links(FILTER.links + 1)}` }],
  ['links as forums and pages write them', { body: `${BRIEF.body} [url=x] [url=y] <a href=z> www.example.test` }],
  ['a link in the subject', { subject: 'Look at www.example.test' }],
  ['little more than a link', { body: 'Look: https://example.test/a-very-long-address-indeed' }],
  ['hidden characters', { body: BRIEF.body.split('').join('\u200b') }],
])('R93 %s is suspect', (_name, change) => {
  expect(judge(change)).toEqual(expect.any(String))
})

test('R93 the same text to many is suspect from the limit on', () => {
  expect(judge({}, FILTER.sameTextProfiles - 1)).toBeUndefined()
  expect(judge({}, FILTER.sameTextProfiles)).toMatch(/same text/)
})

test('R93 case, spaces, digits and signs make no other text', () => {
  const other = { subject: 'a WEBSITE 7', body: `${BRIEF.body.replaceAll(' ', '  \n')}!!! 42` }
  expect(bareText(other)).toBe(bareText(BRIEF))
  expect(bareText({ ...BRIEF, body: `${BRIEF.body} Really` })).not.toBe(bareText(BRIEF))
})
