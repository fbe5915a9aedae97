import type { ListingCount } from '#catalogue/rank-from-counts.ts'
import { seedMarketWeights, type MarketWeights } from '#catalogue/sources/market.ts'
import type { Country, Skill } from '#catalogue/types.ts'

import type { ChosenCity } from './choose-cities.ts'

type SeedInput = { skills: readonly Skill[]; countries: readonly Country[]; cities: readonly ChosenCity[] }

/**
 * Counts of listed experts as the market's weights imply them. Every weight acts on its own row alone, so changing
 * one changes nothing elsewhere; a spread fixed by slugs keeps similar cities from having the same list.
 */
export function estimateListingCounts(
  { skills, countries, cities }: SeedInput,
  market: MarketWeights = seedMarketWeights,
): ListingCount[] {
  checkSlugs({ skills, countries, cities }, market)
  const shares = skills.map((skill) => ({ skill, share: shareOf(skill.slug, market) }))
  const listings: ListingCount[] = []
  for (const { slug: city, place, population } of cities) {
    const country = place.country.toLowerCase()
    const { density } = market.countryMarkets[country] ?? market.smallMarket
    const experts = market.cityExperts[city] ?? density * Math.sqrt(population / 100_000)
    for (const { skill, share } of shares) {
      const boost = market.cityBoosts[city]?.[skill.slug] ?? 1
      const factor = tiltOf({ skill, country }, market) * boost * spread(`${city}/${skill.slug}`)
      add({ skill: skill.slug, country, city, experts: Math.round(experts * share * factor) })
    }
  }
  for (const { slug: country } of countries) {
    const { elsewhere } = market.countryMarkets[country] ?? market.smallMarket
    for (const { skill, share } of shares) {
      const factor = tiltOf({ skill, country }, market) * spread(`${country}/${skill.slug}`)
      add({ skill: skill.slug, country, experts: Math.round(elsewhere * share * factor) })
    }
  }
  return listings

  function add(listing: ListingCount): void {
    if (listing.experts > 0) listings.push(listing)
  }
}

function shareOf(skill: string, { skillShares, skillTiers, tailShare }: MarketWeights): number {
  return skillShares[skill] ?? skillTiers.find(({ skills }) => skills.includes(skill))?.share ?? tailShare
}

function tiltOf({ skill, country }: { skill: Skill; country: string }, { countryTilts }: MarketWeights): number {
  return countryTilts[country]?.[skill.categories[0] ?? ''] ?? 1
}

/** Between 0.75 and 1.25, always the same for the same key (FNV-1a). */
function spread(key: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < key.length; index++) {
    hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193) >>> 0
  }
  // FNV's low bits follow the last letters closely; folding mixes them.
  return 0.75 + (((hash >>> 12) ^ hash) & 0xfff) / 0x2000
}

function checkSlugs({ skills, countries, cities }: SeedInput, market: MarketWeights): void {
  const known = {
    skill: new Set(skills.map(({ slug }) => slug)),
    city: new Set(cities.map(({ slug }) => slug)),
    country: new Set(countries.map(({ slug }) => slug)),
  }
  const named: [keyof typeof known, string[]][] = [
    ['skill', Object.keys(market.skillShares)],
    ['skill', market.skillTiers.flatMap((tier) => tier.skills)],
    ['skill', Object.values(market.cityBoosts).flatMap((boosts) => Object.keys(boosts))],
    ['city', [...Object.keys(market.cityExperts), ...Object.keys(market.cityBoosts)]],
    ['country', [...Object.keys(market.countryMarkets), ...Object.keys(market.countryTilts)]],
  ]
  for (const [kind, slugs] of named) {
    const stray = slugs.find((slug) => !known[kind].has(slug))
    if (stray !== undefined)
      throw new Error(`The market gives a weight to "${stray}", which is no ${kind} of the catalogue`)
  }
}
