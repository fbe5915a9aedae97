import { catalogueContext, siteContext } from '#app/load-context.ts'
import { LinkList } from '#app/ui/link-list.tsx'
import { drawnPicture, socialTags } from '#app/ui/social-tags.ts'
import { wholeNumber } from '#app/ui/words.ts'
import { placesCard } from '#domain/social-cards.ts'
import { SOCIAL_CHIPS } from '#domain/social-image.ts'

import type { Route } from './+types/browse.ts'

/** The skill that stands for all where a place as such is meant. */
const LEAD_SKILL = 'web-design'

/** Countries with their cities. A city links to its skills if it has any, a country to its lead skill's page. */
export function loader({ context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext)
  const countries = [...catalogue.countries.values()]
    .map((country) => ({
      slug: country.slug,
      name: country.displayName,
      href: countryLink(catalogue.hireLink({ skill: LEAD_SKILL, country: country.slug })),
      cities: [...catalogue.cities.values()]
        .filter((city) => city.country === country.slug)
        .map((city) => ({
          name: city.displayName,
          href: catalogue.topSkills(city.slug).length > 0 ? `/browse/cities/${city.slug}` : undefined,
        }))
        .sort((a, b) => a.name.localeCompare(b.name, 'en')),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
  const card = placesCard({ total: catalogue.cities.size, top: catalogue.busiestCities(SOCIAL_CHIPS) })
  return { countries, cities: catalogue.cities.size, card, site: context.get(siteContext) }
}

/** Without a page for the country, the link rule falls back to the skill alone: that would say nothing of the place. */
function countryLink(link: string | undefined): string | undefined {
  return link === `/hire/${LEAD_SKILL}` ? undefined : link
}

export default function Browse({ loaderData }: Route.ComponentProps) {
  const { countries, cities } = loaderData
  const withCities = countries.filter((country) => country.cities.length > 0)
  const without = countries.filter((country) => country.cities.length === 0)
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-10 pt-10 md:pt-14">
      <header>
        <h1 className="text-title">Browse by place</h1>
        <p className="mt-3 max-w-prose text-large text-ink-soft">
          {wholeNumber(cities)} cities in {wholeNumber(countries.length)} countries. Looking for a skill instead?{' '}
          <a href="/hire">Hire by skill</a>.
        </p>
      </header>
      {withCities.map(({ slug, name, href, cities: list }) => (
        <section key={slug} aria-labelledby={`country-${slug}`} className="border-t border-line pt-5">
          <h2 id={`country-${slug}`} className="mb-3 text-large">
            {href ? <a href={href}>{name}</a> : name}
          </h2>
          <LinkList items={list} />
        </section>
      ))}
      <section aria-labelledby="more-countries" className="border-t border-line pt-5">
        <h2 id="more-countries" className="mb-3 text-large">
          More countries
        </h2>
        <LinkList items={without} />
      </section>
    </div>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { card, site } = loaderData
  const title = 'Browse by place'
  const description = 'Freelancers and agencies for website work, by country and city.'
  const url = `${site.url}/browse`
  return [
    { title: `${title} | ${site.name}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...socialTags({ site, title, description, url, picture: drawnPicture(card, site) }),
  ]
}
