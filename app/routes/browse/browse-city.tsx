import { data } from 'react-router'

import { catalogueContext, siteContext } from '#app/load-context.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { LinkList } from '#app/ui/link-list.tsx'
import { drawnPicture, socialTags } from '#app/ui/social-tags.ts'
import { cityCard } from '#domain/social-cards.ts'

import type { Route } from './+types/browse-city.ts'

/** A city and the skills that are offered there. */
export function loader({ params, context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext)
  const [city] = catalogue.normalizeCitySlugs([params.city.normalize('NFC')])
  const country = city && catalogue.countries.get(city.country)
  // Slugs are lowercase; any other spelling of the address is no page.
  if (!city || !country || city.slug !== params.city.normalize('NFC')) throw data(null, 404)
  const offered = catalogue.skillsLinkedIn(city)
  const skills = offered.flatMap((skill) => {
    const href = catalogue.hireLink({ skill: skill.slug, city: city.slug, cityOnly: true })
    return href ? [{ name: skill.displayName, href }] : []
  })
  return {
    city: city.displayName,
    country: country.displayName,
    slug: city.slug,
    skills,
    card: cityCard({ city, country, skills: offered }),
    site: context.get(siteContext),
  }
}

export default function BrowseCity({ loaderData }: Route.ComponentProps) {
  const { city, country, slug, skills } = loaderData
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 pt-6 md:pt-8">
      <header>
        <Breadcrumb
          crumbs={[
            { name: 'Browse', href: '/browse' },
            { name: city, href: `/browse/cities/${slug}` },
          ]}
        />
        <h1 className="mt-4 text-title">Skills in {city}</h1>
        <p className="mt-3 text-large text-ink-soft">{country}</p>
      </header>
      {skills.length > 0 ? (
        <LinkList items={skills} />
      ) : (
        <p className="max-w-prose text-lede">
          No skill is much offered here yet. <a href="/hire">Look through all skills</a> instead.
        </p>
      )}
    </div>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { city, country, slug, skills, card, site } = loaderData
  const title = `Skills in ${city}`
  const description = `What freelancers and agencies offer in ${city}, ${country}.`
  const url = `${site.url}/browse/cities/${encodeURIComponent(slug)}`
  return [
    { title: `${title} | ${site.name}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...socialTags({ site, title, description, url, picture: drawnPicture(card, site) }),
    ...(skills.length === 0 ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}
