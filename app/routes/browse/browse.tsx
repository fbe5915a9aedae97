import { catalogueContext, clientContext, languageContext, siteContext } from '#app/load-context.ts'
import { textsForMeta } from '#app/private-meta.ts'
import { serverOnlyData } from '#app/server-only-data.ts'
import { textsFor, useTexts } from '#app/shell/use-texts.ts'
import { CardSection } from '#app/ui/experts/card-section.tsx'
import { sortByCount, LinkTable } from '#app/ui/figures/link-table.tsx'
import { wholeNumber } from '#app/ui/format.ts'
import { socialCardPicture, socialTags } from '#app/ui/social-tags.ts'
import { fetchCityCounts } from '#client/lists/hire.ts'
import * as addresses from '#domain/addresses.ts'
import { placesSocialCard } from '#domain/social/social-cards.ts'
import { MAX_SOCIAL_CHIPS } from '#domain/social/social-image.ts'

import type { Route } from './+types/browse.ts'

/** The skill that a link uses when only the place matters. */
const LEAD_SKILL = 'web-design'
const BUSIEST = 16

/** Countries with their cities. A city links to its skills, if any; a country to the page of its lead skill. */
export async function loader({ context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext)
  const counts = await fetchCityCounts(context.get(clientContext))
  const countries = [...catalogue.countries.values()]
    .map((country) => ({
      slug: country.slug,
      name: country.displayName,
      href: countryLink(catalogue.hireLink({ skill: LEAD_SKILL, country: country.slug })),
      cities: sortByCount(
        catalogue
          .citiesIn(country.slug)
          .map((city) => ({
            name: city.displayName,
            href: catalogue.topSkills(city.slug).length > 0 ? addresses.browseCity(city.slug) : undefined,
            count: counts[city.slug],
          }))
          .sort((a, b) => a.name.localeCompare(b.name, 'en')),
      ),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
  const linked = catalogue.busiestCities(catalogue.cities.size).map(({ slug, displayName: name }) => {
    return { name, href: addresses.browseCity(slug), count: counts[slug] ?? 0 }
  })
  // R510: a city without experts is not busy; all are below, by country.
  const busiest = sortByCount(linked.filter(({ count }) => count > 0)).slice(0, BUSIEST)
  const say = textsFor(context.get(languageContext))
  const card = placesSocialCard(
    { total: catalogue.cities.size, top: catalogue.busiestCities(MAX_SOCIAL_CHIPS) },
    { say },
  )
  return serverOnlyData(context, {
    countries,
    busiest,
    cities: catalogue.cities.size,
    card,
    site: context.get(siteContext),
  })
}

/** Without a page for the country the link rule falls back to the skill alone, which is no link to the place. */
function countryLink(link: string | undefined): string | undefined {
  return link === addresses.hire(LEAD_SKILL) ? undefined : link
}

type Country = Route.ComponentProps['loaderData']['countries'][number]

function CountryEntry({ country: { slug, name, href, cities } }: { country: Country }) {
  return (
    <section aria-labelledby={`country-${slug}`} className="break-inside-avoid-column border-t border-line pt-3 pb-6">
      <h3 id={`country-${slug}`} translate="no" className="text-large">
        {href ? (
          <a href={href} className="touch-target no-underline hover:underline">
            {name}
          </a>
        ) : (
          name
        )}
      </h3>
      {cities.length > 0 && (
        <ul
          translate="no"
          className="mt-1.5 flex flex-wrap items-center gap-x-3.5 text-compact md:gap-y-1 text-ink-soft"
        >
          {cities.map((city) => (
            <li key={city.href ?? city.name}>
              {city.href ? (
                <a href={encodeURI(city.href)} className="touch-target text-ink no-underline hover:underline">
                  {city.name}
                </a>
              ) : (
                city.name
              )}
              {city.count && <span className="text-small tabular-nums"> {wholeNumber(city.count)}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Countries with many cities get their own columns, so that the short ones stay readable. */
const LARGE = 60

export default function Browse({ loaderData }: Route.ComponentProps) {
  const t = useTexts()
  const { countries, busiest, cities } = loaderData
  const large = countries.filter((country) => country.cities.length > LARGE)
  const others = countries.filter((country) => country.cities.length <= LARGE)
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 pt-10 md:pt-14">
      <header>
        <h1 className="text-hero">{t('browse.title')}</h1>
        <p className="mt-4 max-w-prose text-large text-ink-soft">
          {t.rich('browse.lead', {
            cities,
            countries: countries.length,
            skills: (text) => <a href={addresses.hireIndex}>{text}</a>,
          })}
        </p>
      </header>
      {busiest.length > 0 && (
        <CardSection title={t('browse.busiest')}>
          <LinkTable items={busiest} />
        </CardSection>
      )}
      <CardSection title={t('browse.countries')}>
        <div className="columns-[17rem] gap-x-8">
          {others.map((country) => (
            <CountryEntry key={country.slug} country={country} />
          ))}
        </div>
        {large.map((country) => (
          <CountryEntry key={country.slug} country={country} />
        ))}
      </CardSection>
    </div>
  )
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { card, site } = loaderData
  const t = textsForMeta(matches)
  const title = t('browse.title')
  const description = t('browse.description')
  const url = site.url + addresses.browse
  return [
    { title: `${title} | ${site.name}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...socialTags({ site, title, description, url, picture: socialCardPicture(card, site) }),
  ]
}
