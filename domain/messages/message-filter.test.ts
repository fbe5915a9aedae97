import { expect, test } from 'vitest'

import { canonicalMessageText, SPAM_FILTER_LIMITS, spamReason, spamSigns, storedSpamSigns } from './message-filter.ts'

const BRIEF = { subject: 'A website', body: 'We need a website for our bakery, with pre-orders and a map.' }
const links = (count: number) => Array.from({ length: count }, (_, index) => `https://example.test/${index}`).join(' ')
const judge = (change: Partial<typeof BRIEF> = {}, sameTextProfiles = 0) =>
  spamReason(spamSigns({ ...BRIEF, ...change }, { sameTextProfiles })) ?? undefined

test('R93 an ordinary brief passes, also with a few links, many languages and pictures', () => {
  expect(judge()).toBeUndefined()
  expect(judge({ body: `${BRIEF.body} ${links(SPAM_FILTER_LIMITS.links)}` })).toBeUndefined()
  expect(judge({ body: 'ベーカリーのウェブサイトが必要です。予約注文と地図のページもお願いします。' })).toBeUndefined()
  expect(judge({ body: `${BRIEF.body} ${'👩‍💻'.repeat(20)}` })).toBeUndefined()
})

test('R93 links alone do not hide a brief, however many, nor does any other single sign', () => {
  expect(judge({ body: `${BRIEF.body} ${links(SPAM_FILTER_LIMITS.links + 5)}` })).toBeUndefined()
  expect(judge({ subject: 'A site like www.example.test' })).toBeUndefined()
  expect(judge({ body: `${BRIEF.body} <a href="https://example.test">our shop</a>` })).toBeUndefined()
  expect(judge({}, SPAM_FILTER_LIMITS.severalProfiles)).toBeUndefined()
})

test.each([
  ['many links and one in the subject', { subject: 'See www.example.test', body: `${BRIEF.body} ${links(4)}` }, 0],
  [
    'many links as forums and pages write them',
    { body: `${BRIEF.body} [url=x] [url=y] <a href=z> www.example.test` },
    0,
  ],
  ['many links to several experts', { body: `${BRIEF.body} ${links(4)}` }, SPAM_FILTER_LIMITS.severalProfiles],
  ['little more than a link', { body: 'Look: https://example.test/a-very-long-address-indeed' }, 0],
  ['little more than links', { body: `Look: ${links(3)}` }, 0],
  ['hidden characters', { body: BRIEF.body.split('').join('\u200b') }, 0],
])('R93 %s is suspect', (_name, change, sameTextProfiles) => {
  expect(judge(change, sameTextProfiles)).toMatch(/^[A-Z].*\.$/)
})

test('R93 links count as many from one more than the limit on', () => {
  const subject = 'See www.example.test'
  const withLinks = (count: number) => judge({ subject, body: `${BRIEF.body} ${links(count)}` })
  expect(withLinks(SPAM_FILTER_LIMITS.links)).toBeUndefined()
  expect(withLinks(SPAM_FILTER_LIMITS.links + 1)).toBeDefined()
})

test('R93 the same text to many is suspect from the limit on', () => {
  expect(judge({}, SPAM_FILTER_LIMITS.sameTextProfiles - 1)).toBeUndefined()
  expect(judge({}, SPAM_FILTER_LIMITS.sameTextProfiles)).toMatch(/same text/)
})

test('R93 case, spaces, digits and signs make no other text', () => {
  const other = { subject: 'a WEBSITE 7', body: `${BRIEF.body.replaceAll(' ', '  \n')}!!! 42` }
  expect(canonicalMessageText(other)).toBe(canonicalMessageText(BRIEF))
  expect(canonicalMessageText({ ...BRIEF, body: `${BRIEF.body} Really` })).not.toBe(canonicalMessageText(BRIEF))
})

test('R93 of messages that an older node has held, the signs are read from its sentence', () => {
  const read = (filter_reason: string | null) => storedSpamSigns({ filter_reason, filter_signs: [] })
  expect(read('There is a link in its subject, and it holds more than 3 links.')).toEqual([
    'link_in_subject',
    'many_links',
  ])
  expect(read(spamReason(['same_text_to_many']))).toEqual(['same_text_to_many'])
  expect(read('A phrase of advertising.')).toEqual(['other'])
  expect(read(null)).toEqual([])
})
