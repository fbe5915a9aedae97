import fc from 'fast-check'
import { expect, test } from 'vitest'

import { facetCodeOfKey, listingKeys, listingPlaceKey, skillFacetKeys } from './listing-keys.ts'
import { type ListingChange, toStoredTally, applyListingChanges } from './listing-tally.ts'

const codes = fc.uniqueArray(fc.integer({ min: 1, max: 2148 }), { maxLength: 8 })
const listing = fc.record({ codes, minimum: fc.option(fc.nat(5000), { nil: null }) })

test('R160 what came and went leaves the counts of those who are there, however it was added up', () => {
  fc.assert(
    fc.property(fc.array(listing), fc.array(listing), fc.nat(), (stay, leave, cut) => {
      const change = (one: { codes: number[]; minimum: number | null }, experts: number): ListingChange => ({
        experts,
        keys: listingKeys({ skill: 'seo', country: 'fr', city: 'paris' }, one.codes),
        minimum: one.minimum,
      })
      const changes = [
        ...leave.map((one) => change(one, 1)),
        ...stay.map((one) => change(one, 1)),
        ...leave.map((one) => change(one, -1)),
      ]
      const at = cut % (changes.length + 1)
      const stored = toStoredTally(applyListingChanges(null, changes.slice(0, at)))
      const { experts, codes: counted, minimums } = applyListingChanges(stored, changes.slice(at))
      expect(experts).toBe(stay.length)
      const count = (values: number[]) =>
        new Map([...Map.groupBy(values, (one) => one)].map(([key, all]) => [key, all.length]))
      expect(counted).toEqual(count(stay.flatMap((one) => one.codes)))
      expect(minimums).toEqual(count(stay.flatMap(({ minimum }) => minimum ?? [])))
    }),
  )
})

test('keys give their codes again; those of places give none, and differ from place to place', () => {
  expect(skillFacetKeys('web-design', [1, 135, 2148]).map(facetCodeOfKey)).toEqual([1, 135, 2148])
  const places = [
    listingPlaceKey({ skill: 'seo', country: 'fr' }),
    listingPlaceKey({ skill: 'seo', country: 'de' }),
    listingPlaceKey({ skill: 'seo', country: 'fr', city: 'paris' }),
    listingPlaceKey({ skill: 'seo', country: 'de', city: 'düsseldorf' }),
  ]
  expect(new Set(places).size).toBe(4)
  expect(places.map((key) => facetCodeOfKey(key ?? 0))).toEqual([undefined, undefined, undefined, undefined])
  expect(listingPlaceKey({ skill: 'seo' })).toBeUndefined()
  expect(skillFacetKeys('seo', [1])).not.toEqual(skillFacetKeys('branding', [1]))
})
