import fc from 'fast-check'
import { expect, test } from 'vitest'

import { loadCatalogue } from '#catalogue/catalogue.ts'
import { resetRules, setRules } from '#test/platform-rules.ts'

import type { ParsedQuery } from './parsed-query.ts'

const catalogue = loadCatalogue()
const today = new Date('2026-11-16T12:00:00Z')
const read = (text: string) => catalogue.read(text, { today })
const values = (reading: ParsedQuery) => ({
  language: reading.language,
  skills: reading.skills.map(({ value }) => value),
  subjects: reading.subjects.map(({ value }) => value),
  places: reading.places.map(({ value }) => value.slug),
})

test('R500 services are read by the platform’s own names, too', () => {
  const services = (text: string) => read(text).services.map(({ value }) => value)
  expect(services('Glow-up sprint in Lyon')).toEqual([])
  setRules({
    names: { services: { 'branding-and-strategy': 'Glow-Up Sprint', illustration: '絵の仕事', animation: '…' } },
  })
  try {
    expect(services('we need a GLOW UP sprint in Lyon')).toEqual(['branding-and-strategy'])
    expect(read('glow-up sprint in Lyon')).toMatchObject({ places: [{ value: { slug: 'lyon' } }], words: [] })
    expect(services('wir suchen einen Glow-up-Sprint in Köln')).toEqual(['branding-and-strategy'])
    expect(services('東京で絵の仕事')).toEqual(['illustration'])
    expect(services('a glow stick, a sprint')).toEqual([])
    // Our own words count as before.
    expect(services('branding and strategy')).toEqual(['branding-and-strategy'])
  } finally {
    resetRules()
  }
})

test.each([
  [
    'bakery website with pre-orders in Lyon',
    { language: 'en', skills: ['web-design', 'e-commerce'], subjects: ['bakery'], places: ['lyon'] },
  ],
  [
    'Onlineshop für unsere Bäckerei in Köln',
    { language: 'de', skills: ['e-commerce'], subjects: ['bakery'], places: ['cologne'] },
  ],
  ['diseño web Madrid', { language: 'es', skills: ['web-design'], places: ['madrid'] }],
  [
    'un logo pour mon restaurant à Bruxelles',
    { language: 'fr', skills: ['logo-design'], subjects: ['restaurant'], places: ['brussels'] },
  ],
  ['fotografo di prodotto a Milano', { language: 'it', skills: ['product-photography'], places: ['milan'] }],
  ['sklep internetowy w Warszawie', { language: 'pl', skills: ['e-commerce'], places: ['warsaw'] }],
  ['İstanbul’da logo tasarımı', { language: 'tr', skills: ['logo-design'], places: ['istanbul'] }],
  ['логотип для кав’ярні у Львові', { language: 'uk', skills: ['logo-design'], subjects: ['cafe'], places: ['lviv'] }],
  ['дизайн логотипа в Москве', { language: 'ru', skills: ['logo-design'], places: ['moscow'] }],
  ['تصميم شعار في دبي', { language: 'ar', skills: ['logo-design'], places: ['dubai'] }],
  ['東京でパン屋のホームページ', { language: 'ja', skills: ['web-design'], subjects: ['bakery'], places: ['tokyo'] }],
  ['上海 网站设计', { language: 'zh', skills: ['web-design'], places: ['shanghai'] }],
  ['서울 로고 디자인', { language: 'ko', skills: ['logo-design'], places: ['seoul'] }],
])('R320 %j is understood', (text, expected) => {
  expect(values(read(text))).toMatchObject(expected)
})

test('R320 who is wanted, in which language, when and for how much is read, too', () => {
  const reading = read('German-speaking agency for a landing page in January, up to $4,000')
  expect(reading).toMatchObject({
    speaks: [{ value: 'de' }],
    kind: { value: 'agency' },
    when: { value: { from: '2027-01-01', to: '2027-01-31' } },
    budget: { value: { atMost: 4000, currency: 'usd' } },
    words: [],
  })
})

test('R320 a word that is also a place is one only where a place can stand', () => {
  expect(read('a nice logo, easy reading').places).toEqual([])
  expect(read('web design in Reading').places.map(({ value }) => value.slug)).toEqual(['reading'])
})

test('R320 a trade is what the work is for, where other work is asked for', () => {
  expect(values(read('website for a photographer'))).toMatchObject({
    skills: ['web-design'],
    subjects: ['photographer'],
  })
  expect(values(read('photographer in Lyon'))).toMatchObject({ skills: ['photography'], subjects: [] })
})

test('R320 a name that is also a common word is the name only where nothing else explains it', () => {
  expect(read('please make a logo for us').skills.map(({ value }) => value)).toEqual(['logo-design'])
})

const partsOf = (reading: ParsedQuery): { from: number; to: number }[] => [
  ...reading.skills,
  ...reading.services,
  ...reading.subjects,
  ...reading.places,
  ...reading.speaks,
  ...reading.words,
  ...[reading.kind, reading.budget, reading.when].filter((part) => part !== undefined),
]

const PIECES = [
  'logo',
  'für',
  'in',
  'Köln',
  '東京',
  'سعر',
  '3.000 €',
  '5k',
  'сайт',
  '서울',
  '🙂',
  '\u0000',
  '*',
  "'",
  '٣',
  'a[0]',
  'ﷺ',
]
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 500 }),
  fc.array(fc.constantFrom(...PIECES)).map((all) => all.join(' ')),
)

test('R320 whatever is typed is read, and every part stands in the text', () => {
  fc.assert(
    fc.property(texts, (text) => {
      for (const { from, to } of partsOf(read(text))) {
        expect(from).toBeGreaterThanOrEqual(0)
        expect(to).toBeGreaterThan(from)
        expect(to).toBeLessThanOrEqual(text.length)
      }
    }),
  )
})

test('R320 a part that was taken away is not read again', () => {
  const text = 'Onlineshop für unsere Bäckerei in Köln, bis 3.000 €'
  const { places } = read(text)
  const [place] = places
  const without = text.slice(0, place?.from) + text.slice(place?.to)
  expect(read(without).places).toEqual([])
})

test('R320 an accent without its letter is no word', () => {
  expect(read('\u0338 Shopify \u0301').words).toEqual([])
})
