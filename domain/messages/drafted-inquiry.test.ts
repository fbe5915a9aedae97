import { expect, test } from 'vitest'

import { MESSAGE_LIMITS } from '#domain/limits.ts'

import { draftedInquiryAddress, parseDraftedInquiry } from './drafted-inquiry.ts'

const OFFERED = ['web-design-ui-ux', 'animation']
const read = (query: string | Record<string, string>) => parseDraftedInquiry(new URLSearchParams(query), OFFERED)
const NOTHING = { subject: '', body: '', service: '', timing: '', budget: '' }

test('R334 what a link drafts is what the form shows', () => {
  const draft = {
    subject: 'A shop & more',
    body: 'We sell tea.\n\nDo you have time in März? 🍵',
    service: 'web-design-ui-ux',
    timing: 'Within a month',
    budget: '4,000 USD',
  }
  const address = draftedInquiryAddress('ada-moreau', draft)
  expect(address).toMatch(/^\/@ada-moreau\/contact\?subject=A\+shop\+%26\+more&body=/)
  expect(read(address.slice(address.indexOf('?')))).toEqual({ ...draft, service: 'Web Design (UI/UX)' })
})

test('R334 nothing else is filled in: not who writes, nor what the form hides', () => {
  expect(read('name=Tom&email=a@b.test&website=x&formToken=x&idempotencyKey=x&as=account')).toBeUndefined()
  expect(read('subject=Tea&email=a@b.test')).toEqual({ ...NOTHING, subject: 'Tea' })
  expect(read('')).toBeUndefined()
})

test('R334 only a service that the expert offers, and a timing that the form has', () => {
  expect(read({ service: 'illustration', timing: 'Yesterday' })).toEqual(NOTHING)
  expect(read({ service: 'constructor', timing: '__proto__' })).toEqual(NOTHING)
  expect(read({ service: 'animation' })?.service).toBe('Animation')
})

test('R334 texts end at the limits of the form, in whole characters', () => {
  const long = read({ subject: '🍵'.repeat(9000), body: 'é'.repeat(9000), budget: '9'.repeat(9000) })
  expect([...(long?.subject ?? '')].length).toBe(MESSAGE_LIMITS.subject.max)
  expect([...(long?.body ?? '')].length).toBe(MESSAGE_LIMITS.body.max)
  expect(long?.budget.length).toBe(MESSAGE_LIMITS.hint)
  expect(long?.subject.isWellFormed()).toBe(true)
})

test.each([
  ['a line break in a subject', { subject: 'Tea\r\nBcc: a@b.test' }, { subject: 'Tea Bcc: a@b.test' }],
  ['a NUL', { body: 'Te\0a' }, { body: 'Tea' }],
  ['text that runs backwards', { body: 'Tea \u202Egnp.exe' }, { body: 'Tea gnp.exe' }],
  ['letters without a width', { body: 'T\u200Be\uFEFFa\u2060' }, { body: 'Tea' }],
  ['invisible text in tags', { body: 'Tea\u{E0073}\u{E0065}\u{E006E}\u{E0064}' }, { body: 'Tea' }],
  ['a bell', { budget: '4\u00074' }, { budget: '4 4' }],
  ['what emoji and Persian need stays', { body: '👩‍💻 می‌خواهم' }, { body: '👩‍💻 می‌خواهم' }],
])('R334 invisible text is never sent: %s', (_what, given, shown) => {
  expect(read(given)).toEqual({ ...NOTHING, ...shown })
})
