import { expect, test } from 'vitest'

import { parseMessage } from './parse-message.ts'
import { pseudoMessage } from './pseudo.ts'
import { createTexts, type Language, type RichKey } from './texts.ts'

const MESSAGES: Record<string, string> = {
  plain: 'Save the profile',
  count: '{count, plural, =0 {No experts} one {# expert} other {# experts}} in {place}',
  link: 'Read <terms>the <strong>terms</strong></terms> first.',
  emphasis: '{count, plural, one {<strong>#</strong> message} other {<strong>#</strong> messages}}',
  others: '{count, plural, offset:1 =1 {{name}} one {{name} and # other} other {{name} and # others}}',
  ordinal: '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  kind: '{kind, select, person {A person} other {A team}}',
}

/** Keys of a test do not exist in the interface. */
function make(language: Language = 'en') {
  const texts = createTexts(language, (key) => {
    const text = MESSAGES[key]
    if (text === undefined) return undefined
    const message = parseMessage(text)
    return language === 'en-XA' ? pseudoMessage(message) : message
  })
  return {
    text: (key: string, values?: object) => (texts.text as (...given: unknown[]) => string)(key, values),
    parts: (key: string, values: object) => texts.parts(key as RichKey, values as never),
  }
}

test('R760 a message is formatted by the rules of its language', () => {
  const { text } = make()
  expect(text('plain')).toBe('Save the profile')
  expect([0, 1, 1200].map((count) => text('count', { count, place: 'Berlin' }))).toEqual([
    'No experts in Berlin',
    '1 expert in Berlin',
    '1,200 experts in Berlin',
  ])
  expect(text('kind', { kind: 'person' })).toBe('A person')
  expect(text('kind', { kind: 'agency' })).toBe('A team')
})

test('R760 tags become what the page makes of them', () => {
  const tag = (name: string) => (content: unknown[]) => ({ [name]: content })
  const parts = make().parts('link', { terms: tag('a'), strong: tag('b') })
  expect(parts).toEqual(['Read ', { a: ['the ', { b: ['terms'] }] }, ' first.'])
})

test('R760 tags inside plurals, offsets and ordinals are understood', () => {
  const { text, parts } = make()
  const strong = (content: unknown[]) => `*${content.join('')}*`
  expect(parts('emphasis', { count: 1200, strong })).toEqual(['*1,200* messages'])
  expect([1, 2, 5].map((count) => text('others', { count, name: 'Ada' }))).toEqual([
    'Ada',
    'Ada and 1 other',
    'Ada and 4 others',
  ])
  expect([1, 2, 3, 11].map((place) => text('ordinal', { place }))).toEqual(['1st', '2nd', '3rd', '11th'])
})

test('R760 a text of a person is never read as a message', () => {
  const place = "{count} <terms>x</terms> '{'"
  expect(make().text('count', { count: 1, place })).toBe(`1 expert in ${place}`)
})

test('R760 an unknown key and a missing argument are errors', () => {
  expect(() => make().text('nothing')).toThrow('There is no message nothing in en.')
  expect(() => make().text('count', { count: 1 })).toThrow('place')
})

test('R761 en-XA puts every message in brackets, with accents and at least 30 % longer', () => {
  const { text, parts } = make('en-XA')
  expect(text('plain')).toBe('[Šááṽéé ťĥéé ƥřóóƒííĺéé]')
  expect(text('plain').length).toBeGreaterThan('Save the profile'.length * 1.3)
  expect(text('count', { count: 2, place: 'Berlin' })).toBe('[2 ééẋƥééřťš ííñ Berlin]')
  const same = (content: unknown[]) => content.join('')
  expect(parts('link', { terms: same, strong: same }).join('')).toBe('[Řééááď ťĥéé ťééřɱš ƒíířšť.]')
})
