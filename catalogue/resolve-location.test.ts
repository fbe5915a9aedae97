import fc from 'fast-check'
import { expect, test } from 'vitest'

import { loadCatalogue } from './catalogue.ts'

const { resolveLocation, cities, countries, cityAliases, countryAliases } = loadCatalogue()

/** Any UTF-16 string, lone surrogates too. */
const anyText = fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) })

test.each([
  ['NYC', 'USA', 'new-york-city', 'us'],
  ['  new   york ', 'United States', 'new-york-city', 'us'],
  ['Austin, TX', 'Texas', 'austin', 'us'],
  ['London', 'England', 'london', 'gb'],
  ['London, UK', 'uk', 'london', 'gb'],
  ['Bangalore', 'India', 'bengaluru', 'in'],
  ['DUSSELDORF', 'Deutschland', 'düsseldorf', 'de'],
  ['sã£o paulo', 'Brasil', 'sao-paulo', 'br'],
  ['Coeur d’Alene', 'usa', "coeur-d'alene", 'us'],
  ['Washington, D.C.', 'U.S.', 'washington', 'us'],
])('%s in %s', (city, country, citySlug, countryCode) => {
  expect(resolveLocation({ city, country })).toEqual({ citySlug, countryCode })
})

test('a city counts only if its country agrees', () => {
  expect(resolveLocation({ city: 'Toronto', country: 'United States' })).toEqual({ countryCode: 'us' })
  expect(resolveLocation({ city: 'Paris', country: 'Texas' })).toEqual({ countryCode: 'us' })
  expect(resolveLocation({ city: 'London', country: 'Narnia' })).toEqual({})
})

test('a plain name means the city of the given country, not its larger namesake', () => {
  expect(resolveLocation({ city: 'Birmingham', country: 'Alabama' })).toEqual({
    citySlug: 'birmingham-al',
    countryCode: 'us',
  })
  expect(resolveLocation({ city: 'Birmingham', country: 'UK' })).toEqual({ citySlug: 'birmingham', countryCode: 'gb' })
})

test('without a country the city’s own is taken', () => {
  expect(resolveLocation({ city: 'Dhaka' })).toEqual({ citySlug: 'dhaka', countryCode: 'bd' })
  expect(resolveLocation({ city: 'Dhaka', country: '' })).toEqual({ citySlug: 'dhaka', countryCode: 'bd' })
  expect(resolveLocation({ city: 'nowhere' })).toEqual({})
  expect(resolveLocation({})).toEqual({})
})

test.each([
  ['Georgia', 'ge'],
  ['CA', 'ca'],
  ['DE', 'de'],
  ['IN', 'in'],
  ['Georgia, USA', 'us'],
  ['California', 'us'],
  ['Scotland', 'gb'],
])('%s is a country or a part of one; where both share a name, the country wins', (country, countryCode) => {
  expect(resolveLocation({ country })).toEqual({ countryCode })
})

test('every alias of a place finds its owner and only it', () => {
  const strayCities = [...cities.values()].flatMap(({ slug, country, aliases }) =>
    aliases.filter(
      (alias) =>
        cityAliases.get(alias) !== slug ||
        resolveLocation({ city: alias }).citySlug !== slug ||
        resolveLocation({ city: ` ${alias}`, country }).citySlug !== slug,
    ),
  )
  const strayCountries = [...countries.values()].flatMap(({ slug, aliases }) =>
    aliases.filter(
      (alias) => countryAliases.get(alias) !== slug || resolveLocation({ country: alias }).countryCode !== slug,
    ),
  )
  expect({ strayCities, strayCountries }).toEqual({ strayCities: [], strayCountries: [] })
})

test('no text makes it throw, and hostile keys resolve to nothing', () => {
  const text = fc.option(anyText)
  fc.assert(fc.property(text, text, (city, country) => void resolveLocation({ city, country })))
  for (const key of ['__proto__', 'constructor', 'toString']) {
    expect(resolveLocation({ city: key, country: key })).toEqual({})
    expect(resolveLocation({ city: key, country: 'us' })).toEqual({ countryCode: 'us' })
  }
})
