import { rankByListingCounts } from '#catalogue/rank-from-counts.ts'
import { minNamesakePopulation, minPlacePopulation } from '#catalogue/sources/cities.ts'
import { curatedCountryNames } from '#catalogue/sources/countries.ts'
import type { MarketWeights } from '#catalogue/sources/market.ts'
import { allSkills } from '#catalogue/sources/skills/all-skills.ts'
import type { CatalogueTables, City, Country, PlaceAndSkillTables } from '#catalogue/types.ts'

import { buildCountries } from './build-countries.ts'
import { buildRegions } from './build-regions.ts'
import { buildCategories, buildSkills } from './build-skills.ts'
import { casingVariants } from './casing-variants.ts'
import { chooseCities, type ChosenCity } from './choose-cities.ts'
import { buildCityAliases } from './city-aliases.ts'
import { findOtherPlaces } from './find-other-places.ts'
import { readDivisionNames, readGeoNames, readSimpleMaps } from './open-data.ts'
import { estimateListingCounts } from './seed-counts.ts'
import { normalizeName } from './slugify.ts'

export type CatalogueSources = PlaceAndSkillTables & {
  chosenCities: ChosenCity[]
}

/** Everything but the rankings: the slow part, since it reads the open data. */
export function buildSources(): CatalogueSources {
  const skills = buildSkills(allSkills)
  const countries = buildCountries()
  const allPlaces = readGeoNames(minNamesakePopulation)
  const places = allPlaces.filter((place) => place.population >= minPlacePopulation || place.featureCode === 'PPLC')
  const codes = new Set(Object.keys(countries).map((slug) => slug.toUpperCase()))
  const chosenCities = chooseCities({ places, simpleMaps: readSimpleMaps(), countries: codes })
  const aliases = buildCityAliases({
    cities: chosenCities,
    places,
    countryNames: new Map(Object.values(countries).map(({ slug, displayName }) => [slug.toUpperCase(), displayName])),
    regionNames: regionNames(countries),
    divisionNames: readDivisionNames(),
  })
  const regions = buildRegions(chosenCities, countries)
  const cities = chosenCities
    .map(({ slug, displayName, place }): City => {
      const names = aliases.get(slug) ?? []
      const variants = casingVariants({ slug, displayName, aliases: names })
      return { slug, displayName, aliases: [...names, ...variants], country: place.country.toLowerCase() }
    })
    .sort((a, b) => (a.slug < b.slug ? -1 : 1))
  return {
    skills,
    countries,
    regions: Object.fromEntries([...regions.values()].map((region) => [region.slug, region])),
    otherPlaces: findOtherPlaces({ places: allPlaces, cities: chosenCities, aliases, countries, regions }),
    categories: buildCategories(skills),
    cities: Object.fromEntries(cities.map((city) => [city.slug, city])),
    chosenCities,
  }
}

/** Ranks the sources by the seed market, or by another one. */
export function buildCatalogueTables(
  { chosenCities, ...tables }: CatalogueSources,
  market?: MarketWeights,
): CatalogueTables {
  const skills = Object.values(tables.skills)
  const countries = Object.values(tables.countries)
  return {
    source: 'seed',
    ...tables,
    ...rankByListingCounts({
      skills,
      cities: Object.values(tables.cities),
      countries,
      categories: Object.keys(tables.categories),
      listings: estimateListingCounts({ skills, countries, cities: chosenCities }, market),
    }),
  }
}

/** Names of countries and regions in the open data; curated names include cities, which are cities too. */
function regionNames(countries: Record<string, Country>): ReadonlySet<string> {
  const curated = new Set(Object.values(curatedCountryNames).flatMap((names) => names.split(',').map(normalizeName)))
  return new Set(Object.values(countries).flatMap((country) => country.aliases.filter((name) => !curated.has(name))))
}
