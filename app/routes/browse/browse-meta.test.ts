import { expect, test } from 'vitest'

import { textsFor } from '#app/shell/use-texts.ts'
import { MIN_INDEXABLE_EXPERTS } from '#domain/limits.ts'
import { citySocialCard, countrySocialCard } from '#domain/social/social-cards.ts'

import { meta as cityMeta } from './browse-city.tsx'
import { meta as countryMeta } from './browse-country.tsx'

const say = textsFor('en')
const site = { url: 'https://experts.example', name: 'Guildhall', platformName: 'the platform' }
const city = { slug: 'lyon', displayName: 'Lyon' }
const country = { slug: 'fr', displayName: 'France' }
const skill = { slug: 'seo', displayName: 'SEO' }

/** With so many experts of the busiest skill. */
function cityPage(count: number | undefined) {
  const lead = count === undefined ? undefined : { name: 'SEO', href: '/hire/seo/fr/lyon', count, experts: [] }
  const card = citySocialCard({ city, country, skills: [skill] }, { say })
  return { city: 'Lyon', place: 'Lyon', country: 'France', slug: 'lyon', skills: lead ? [lead] : [], lead, card, site }
}

function countryPage(count: number) {
  const card = countrySocialCard({ country, skill, cities: [city] }, { say })
  const named = { country: { slug: 'fr', name: 'France' }, skill: { slug: 'seo', name: 'SEO' } }
  const cities = [{ name: 'Lyon', href: '/hire/seo/fr/lyon', count: 0 }]
  return { ...named, cities, whole: { href: '/hire/seo/fr', count }, card, site }
}

const NOINDEX = { name: 'robots', content: 'noindex' }
const tags = (meta: unknown, loaderData: object) => (meta as (page: object) => unknown[])({ loaderData, matches: [{}] })

test('R60 a city’s page is for search engines while a skill of it has enough experts there', () => {
  expect(tags(cityMeta, cityPage(undefined))).toContainEqual(NOINDEX)
  expect(tags(cityMeta, cityPage(MIN_INDEXABLE_EXPERTS - 1))).toContainEqual(NOINDEX)
  expect(tags(cityMeta, cityPage(MIN_INDEXABLE_EXPERTS))).not.toContainEqual(NOINDEX)
})

test('R60 a country’s page is for search engines while the whole country has enough experts', () => {
  expect(tags(countryMeta, countryPage(MIN_INDEXABLE_EXPERTS - 1))).toContainEqual(NOINDEX)
  expect(tags(countryMeta, countryPage(MIN_INDEXABLE_EXPERTS))).not.toContainEqual(NOINDEX)
})
