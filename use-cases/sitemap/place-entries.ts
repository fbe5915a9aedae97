import { hirePath } from '#catalogue/hire-path.ts'
import type { City } from '#catalogue/types.ts'
import type { HirePlace } from '#db/queries/lists/listing-tallies.ts'
import type { ListedPlace } from '#db/queries/sitemap/sitemaps.ts'
import * as addresses from '#domain/addresses.ts'
import type { Deps } from '#use-cases/deps.ts'

import { isForSearchEngines } from './hire-entries.ts'
import { latestDate } from './latest-date.ts'
import type { SitemapEntry } from './sitemap-entry.ts'

type Needs = Pick<Deps, 'catalogue'>

function placesLinkedIn({ catalogue }: Needs, city: City): HirePlace[] {
  const place = { country: city.country, city: city.slug }
  return catalogue.skillsLinkedIn(city).map((skill) => ({ skill: skill.slug, ...place }))
}

/** The hire pages that the pages of cities lead to. */
export function listCityPlaces(needs: Needs): HirePlace[] {
  return [...needs.catalogue.cities.values()].flatMap((city) => placesLinkedIn(needs, city))
}

/** R60: a city's page shows the experts of its busiest skill, and how many every skill has. */
export function listCityEntries(needs: Needs, listed: Map<string, ListedPlace>): SitemapEntry[] {
  return [...needs.catalogue.cities.values()].flatMap((city) => {
    const places = placesLinkedIn(needs, city).map((place) => listed.get(hirePath(place)))
    if (!places.some(isForSearchEngines)) return []
    return [
      {
        path: addresses.browseCity(encodeURI(city.slug)),
        lastModified: latestDate(places.map((place) => place?.newest)),
      },
    ]
  })
}

/** The hire pages of the same countries and skills. */
export function listCountryPlaces({ catalogue }: Needs): HirePlace[] {
  return [...catalogue.citiesPerCountrySkill].flatMap(([country, skills]) =>
    [...skills.keys()].map((skill) => ({ skill, country })),
  )
}

/** R60: a country's page for a skill shows the experts of the whole country, city by city. */
export function listCountryEntries({ catalogue }: Needs, listed: Map<string, ListedPlace>): SitemapEntry[] {
  return [...catalogue.citiesPerCountrySkill].flatMap(([code, skills]) =>
    [...skills.keys()].flatMap((slug) => {
      const [country, skill] = [catalogue.countries.get(code), catalogue.skills.get(slug)]
      const place = listed.get(hirePath({ skill: slug, country: code }))
      if (!country || !skill || !isForSearchEngines(place)) return []
      if (catalogue.citiesLinkedFor({ country, skill }).length === 0) return []
      return [{ path: addresses.browseCountry(code, slug), lastModified: place.newest }]
    }),
  )
}
