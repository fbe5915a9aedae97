import fc from 'fast-check'
import { expect, test } from 'vitest'

import { loadCatalogue } from '#catalogue/catalogue.ts'

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

test.each([
  ['Chicago', 'IL', 'chicago', 'us'],
  ['San Francisco', 'CA', 'san-francisco', 'us'],
  ['Indianapolis', 'IN', 'indianapolis', 'us'],
  ['Atlanta', 'Georgia', 'atlanta', 'us'],
  ['Portland', 'OR', 'portland', 'us'],
  ['Denver', 'Co', 'denver', 'us'],
  ['Kansas City', 'Missouri', 'kansas-city', 'us'],
  ['Miami', 'FL, USA', 'miami', 'us'],
  ['Miami', 'FL USA', 'miami', 'us'],
  ['Chicago, Illinois, United States', '', 'chicago', 'us'],
  ['Toronto', 'ON', 'toronto', 'ca'],
  ['Toronto', 'Ontario, Canada', 'toronto', 'ca'],
  ['Perth', 'WA', 'perth', 'au'],
  ['Munich', 'Bayern', 'munich', 'de'],
  ['Barcelona', 'Catalunya', 'barcelona', 'es'],
  ['Edinburgh', 'Scotland', 'edinburgh', 'gb'],
  ['Birmingham', 'AL', 'birmingham-al', 'us'],
])('R271 %s, %s: a region of the city’s country agrees with it', (city, country, citySlug, countryCode) => {
  expect(resolveLocation({ city, country })).toEqual({ citySlug, countryCode })
})

test.each([
  ['New York City', 'Germany', 'new-york-city', 'us'],
  ['Chicago', 'Texas', 'chicago', 'us'],
  ['Edinburgh', 'England', 'edinburgh', 'gb'],
  ['London', 'Narnia', 'london', 'gb'],
  ['Birmingham', 'Nevada', 'birmingham-al', 'us'],
])('R271 %s, %s: a known city brings its own country', (city, country, citySlug, countryCode) => {
  expect(resolveLocation({ city, country })).toEqual({ citySlug, countryCode })
})

test.each([
  ['London', 'Ontario', 'ca'],
  ['London, Ontario', '', 'ca'],
  ['London, Ontario', 'Canada', 'ca'],
  ['London', 'CA', 'ca'],
  ['Paris', 'Texas', 'us'],
  ['Paris', 'TX, USA', 'us'],
  ['Athens', 'Georgia', 'us'],
  ['Athens, GA', '', 'us'],
  ['Portland', 'Maine', 'us'],
  ['Portland', 'ME', 'us'],
  ['Springfield', 'IL', 'us'],
  ['Wilmington', 'DE', 'us'],
  ['Dublin', 'CA', 'us'],
  ['Vancouver', 'WA', 'us'],
  ['Toronto', 'United States', 'us'],
  ['San Jose', 'Costa Rica', 'cr'],
])('R271 %s, %s is another place of that name', (city, country, countryCode) => {
  expect(resolveLocation({ city, country })).toEqual({ countryCode })
})

test.each([
  ['Palo Alto', 'CA', 'us'],
  ['Evanston', 'IL', 'us'],
  ['Savannah', 'Georgia', 'us'],
  ['Batumi', 'Georgia', 'ge'],
  ['Haifa', 'IL', 'il'],
  ['Kenora', 'Ontario', 'ca'],
  ['Nowhere', 'IL', 'il'],
])('R271 %s, %s: an unlisted place tells a region from a country', (city, country, countryCode) => {
  expect(resolveLocation({ city, country }).countryCode).toBe(countryCode)
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
  const ownerOf = (name: string) => (cities.has(name) ? name : cityAliases.get(name))
  const strayCities = [...cities.values()].flatMap(({ slug, country, aliases }) =>
    aliases.filter(
      (alias) =>
        ownerOf(alias.toLowerCase()) !== slug ||
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
