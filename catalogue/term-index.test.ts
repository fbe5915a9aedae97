import { expect, test } from 'vitest'

import { foldedWords, foldText } from '#domain/text/fold-text.ts'

import { loadCatalogue } from './catalogue.ts'

const catalogue = loadCatalogue()
const skills = (text: string) => catalogue.suggestTerms(text).skills.map((one) => one.slug)
const places = (text: string) => catalogue.suggestTerms(text).places.map((one) => `${one.kind} ${one.slug}`)

test('R66 the beginning of any word, the most popular first', () => {
  expect(skills('web')[0]).toBe('web-design')
  expect(skills('webf')[0]).toBe('webflow')
  expect(skills('DESIGN').slice(0, 2)).toEqual(['web-design', 'graphic-design'])
  expect(places('par')[0]).toBe('city paris')
  expect(places('united st')[0]).toBe('country us')
})

test('R66 the exact name or alias goes before longer ones', () => {
  expect(skills('js')[0]).toBe('javascript')
  expect(skills('seo')[0]).toBe('seo')
  expect(places('nyc')[0]).toBe('city new-york-city')
})

test('R66 a place is not suggested by what is in it, or by its former names', () => {
  expect(places('berlin')).toEqual(['city berlin'])
  expect(places('california')[0]).toBe('region california')
  expect(places('california')).not.toContain('country us')
  expect(places('england')).toEqual(['region england'])
  expect(places('kabul')).toEqual(['city kabul'])
})

test.each([
  ['берл', 'city berlin'],
  ['東京', 'city tokyo'],
  ['北京', 'city beijing'],
  ['Київ', 'city kyiv'],
  ['القاهرة', 'city cairo'],
  ['תל אביב', 'city tel-aviv'],
  ['मुंबई', 'city mumbai'],
  ['서울', 'city seoul'],
  ['ΑΘΗΝΑ', 'city athens'],
  ['日本', 'country jp'],
  ['Германия', 'country de'],
])('R66 %s, in its own script, is %s', (typed, place) => {
  expect(places(typed)[0]).toBe(place)
})

/** What a suggestion shows of a place. */
const shown = (text: string) =>
  catalogue.suggestTerms(text).places.map(({ displayName, matched }) => foldText([displayName, matched].join(' ')))

test('R66 every suggested place shows what was typed', () => {
  const names = [...catalogue.cities.values()].flatMap(({ displayName, aliases }) => [
    displayName.slice(0, 3),
    displayName,
    ...aliases.filter((_, index) => index % 7 === 0),
  ])
  const strays = names.filter((text) => {
    const words = foldedWords(text).join(' ')
    return shown(text).some((place) => !foldedWords(place).join(' ').includes(words))
  })
  expect(strays).toEqual([])
})

test('R66 the name of a place first, then those that begin so, then a later word of theirs', () => {
  expect(places('york')[0]).toBe('city york')
  expect(places('wa').slice(0, 2)).toEqual(['city warsaw', 'region washington'])
  expect(places('new york')[0]).toBe('city new-york-city')
  expect(catalogue.suggestTerms('calcut').places).toEqual([
    { kind: 'city', slug: 'kolkata', displayName: 'Kolkata', matched: 'Calcutta' },
  ])
})

test('R66 accents and case make no difference', () => {
  expect(places('sao pau')).toEqual(places('SÃO PAU'))
  expect(places('dusseldorf')[0]).toBe(places('Düsseldorf')[0])
})

test.each([
  ['webflw', 'webflow'],
  ['fotoshop', 'photoshop'],
  ['desgn', 'web-design'],
  ['web desing', 'web-design'],
])('R66 %s comes close to %s', (typed, slug) => {
  expect(skills(typed)[0]).toBe(slug)
})

test('R66 close names are offered only where none begins so', () => {
  expect(places('lndon')).toContain('city london')
  expect(places('branding')).toEqual([])
})

test('R66 there are at most five skills and four places, each once', () => {
  for (const text of ['a', 's', 'e', 'de', 'san', 'man']) {
    expect(skills(text).length).toBeLessThanOrEqual(5)
    expect(new Set(places(text)).size).toBe(places(text).length)
    expect(places(text).length).toBeLessThanOrEqual(4)
  }
})

test.each(['', '  ', '!?', '🎨', 'xyzzyq', 'x'.repeat(80)])('%j suggests nothing', (text) => {
  expect(catalogue.suggestTerms(text)).toEqual({ skills: [], places: [] })
})

test('every word of a name has to be there for it to be meant', () => {
  expect(catalogue.termsNamed(['new', 'york']).map((one) => one.slug)).toContain('new-york-city')
  expect(catalogue.termsNamed(['york', 'new'])).toEqual([])
})
