import { data, redirect } from 'react-router'

import { loadReactions } from '#app/listing/load-reactions.ts'
import { catalogueContext, clientContext, languageContext, siteContext } from '#app/load-context.ts'
import { textsForMeta } from '#app/private-meta.ts'
import { serverOnlyData } from '#app/server-only-data.ts'
import { type PageTexts, textsFor, useTexts } from '#app/shell/use-texts.ts'
import { Breadcrumb, breadcrumbData } from '#app/ui/breadcrumb.tsx'
import { BeTheFirst } from '#app/ui/experts/be-the-first.tsx'
import { CardSection } from '#app/ui/experts/card-section.tsx'
import { CardForms, ExpertGrid } from '#app/ui/experts/expert-card.tsx'
import { sortByCount, LinkTable } from '#app/ui/figures/link-table.tsx'
import { socialCardPicture, socialTags } from '#app/ui/social-tags.ts'
import { fetchCityCounts, fetchHireCounts } from '#client/lists/hire.ts'
import * as addresses from '#domain/addresses.ts'
import { MIN_INDEXABLE_EXPERTS } from '#domain/limits.ts'
import { withPlaceArticle } from '#domain/lists/with-place-article.ts'
import { citySocialCard } from '#domain/social/social-cards.ts'

import type { Route } from './+types/browse-city.ts'
import { firstExperts } from './first-experts.ts'

const NEIGHBOURS = 16
const NO_COUNTS: Record<string, number> = {}

/** A city and the skills that are offered there. */
export async function loader(args: Route.LoaderArgs) {
  const { params, context } = args
  const catalogue = context.get(catalogueContext)
  const client = context.get(clientContext)
  const requested = params.city.normalize('NFC')
  const [city] = catalogue.normalizeCitySlugs([requested])
  const country = city && catalogue.countries.get(city.country)
  if (!city || !country) throw data(null, 404)
  if (city.slug !== requested) throw redirect(addressOf(city.slug), 301)
  const offered = catalogue.skillsLinkedIn(city)
  const links = offered.flatMap((skill) => {
    const href = catalogue.hireLink({ skill: skill.slug, city: city.slug, cityOnly: true })
    return href ? [{ name: skill.displayName, href }] : []
  })
  const paths = links.map(({ href }) => href)
  const [counts, cityCounts] = await Promise.all([
    paths.length > 0 ? fetchHireCounts(client, paths) : NO_COUNTS,
    fetchCityCounts(client),
  ])
  const skills = sortByCount(links.map((link) => ({ ...link, count: counts[link.href] ?? 0 })))
  const [busiest] = skills
  const others = catalogue
    .citiesIn(city.country)
    .filter((one) => one.slug !== city.slug && catalogue.topSkills(one.slug).length > 0)
    .map(({ slug, displayName: name }) => ({ name, href: addresses.browseCity(slug), count: cityCounts[slug] ?? 0 }))
  const neighbours = sortByCount(others).slice(0, NEIGHBOURS)
  const experts = busiest ? await firstExperts(client, busiest.href) : []
  return serverOnlyData(context, {
    city: city.displayName,
    place: catalogue.distinctName(city),
    country: country.displayName,
    slug: city.slug,
    skills,
    listed: cityCounts[city.slug] ?? 0,
    neighbours,
    lead: busiest && { ...busiest, experts },
    reactions: await loadReactions(args, experts),
    now: new Date().toISOString(),
    card: citySocialCard({ city, country, skills: offered }, { say: textsFor(context.get(languageContext)) }),
    site: context.get(siteContext),
  })
}

const addressOf = (slug: string) => addresses.browseCity(encodeURI(slug))

const crumbs = (t: PageTexts, { city, slug }: { city: string; slug: string }) => [
  { name: t('browse.crumb'), href: addresses.browse },
  { name: city, href: addresses.browseCity(slug), isName: true },
]

export default function BrowseCity({ loaderData }: Route.ComponentProps) {
  const t = useTexts()
  const { city, place, country, slug, skills, listed, neighbours, lead, reactions, now } = loaderData
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 pt-6 md:pt-8">
      <header>
        <Breadcrumb crumbs={crumbs(t, loaderData)} />
        <h1 className="mt-4 max-w-[18ch] text-hero wrap-anywhere">{t('browse.city.title', { place })}</h1>
        <p className="mt-4 max-w-prose text-large text-ink-soft">
          {listed > 0 ? t('browse.city.lead', { city, country }) : t('browse.city.none', { city, country })}
        </p>
      </header>
      {listed === 0 && <BeTheFirst place={city} />}
      {skills.length > 0 ? (
        <CardSection title={t('browse.city.skills', { city })}>
          <LinkTable items={skills} />
        </CardSection>
      ) : (
        <p className="max-w-prose text-lede">
          {t.rich('browse.city.noSkills', { skills: (text) => <a href={addresses.hireIndex}>{text}</a> })}
        </p>
      )}
      {lead && lead.experts.length > 0 && (
        <CardSection
          title={t('browse.city.first', { skill: lead.name })}
          more={{ name: t('browse.city.all', { skill: lead.name, city }), href: lead.href }}
        >
          <ExpertGrid cards={lead.experts} now={now} reactions={reactions} />
          <CardForms here={addressOf(slug)} />
        </CardSection>
      )}
      {neighbours.length > 0 && (
        <CardSection
          title={t('browse.city.others', { country: withPlaceArticle(country) })}
          more={{ name: t('browse.city.allPlaces'), href: addresses.browse }}
        >
          <LinkTable items={neighbours} />
        </CardSection>
      )}
    </div>
  )
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { city, place, country, slug, skills, listed, lead, card, site } = loaderData
  const t = textsForMeta(matches)
  const title = t('browse.city.title', { place })
  const names = skills.slice(0, 3).map(({ name }) => name)
  const description =
    listed > 0
      ? t('browse.city.description', { city, country, skills: names.join(', ') })
      : t('browse.city.descriptionNone', { city, country })
  const url = site.url + addressOf(slug)
  return [
    { title: `${title} | ${site.name}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...socialTags({ site, title, description, url, picture: socialCardPicture(card, site) }),
    ...((lead?.count ?? 0) < MIN_INDEXABLE_EXPERTS ? [{ name: 'robots', content: 'noindex' }] : []),
    { 'script:ld+json': breadcrumbData(crumbs(t, loaderData), site.url) },
  ]
}
