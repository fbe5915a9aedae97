import { data } from 'react-router'

import { catalogueContext, siteContext } from '#app/load-context.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { LinkList } from '#app/ui/link-list.tsx'
import { drawnPicture, socialTags } from '#app/ui/social-tags.ts'
import { countryCard } from '#domain/social-cards.ts'

import type { Route } from './+types/browse-country.ts'

/** A country and a skill: the cities that offer it, only those of the list. */
export function loader({ params, context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext)
  const country = catalogue.countries.get(params.country)
  const skill = catalogue.skills.get(params.skill)
  if (!country || !skill) throw data(null, 404)
  const linked = catalogue.citiesLinkedFor({ country, skill })
  const cities = linked.flatMap((city) => {
    const href = catalogue.hireLink({ skill: skill.slug, city: city.slug, cityOnly: true })
    return href ? [{ name: city.displayName, href }] : []
  })
  if (cities.length === 0) throw data(null, 404)
  return {
    country: { slug: country.slug, name: country.displayName },
    skill: { slug: skill.slug, name: skill.displayName },
    cities,
    card: countryCard({ country, skill, cities: linked }),
    site: context.get(siteContext),
  }
}

const addressOf = (country: string, skill: string) => `/browse/countries/${country}/${skill}`

export default function BrowseCountry({ loaderData }: Route.ComponentProps) {
  const { country, skill, cities } = loaderData
  const heading = `${skill.name} in ${country.name}, city by city`
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 pt-6 md:pt-8">
      <header>
        <Breadcrumb
          crumbs={[
            { name: 'Browse', href: '/browse' },
            { name: `${skill.name} in ${country.name}`, href: addressOf(country.slug, skill.slug) },
          ]}
        />
        <h1 className="mt-4 max-w-[22ch] text-title">{heading}</h1>
      </header>
      <LinkList items={cities} />
    </div>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { country, skill, card, site } = loaderData
  const title = `${skill.name} in ${country.name}`
  const description = `The cities of ${country.name} with experts for ${skill.name}.`
  const url = site.url + addressOf(country.slug, skill.slug)
  return [
    { title: `${title} | ${site.name}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...socialTags({ site, title, description, url, picture: drawnPicture(card, site) }),
  ]
}
