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
import { fetchHireCounts } from '#client/lists/hire.ts'
import * as addresses from '#domain/addresses.ts'
import { MIN_INDEXABLE_EXPERTS } from '#domain/limits.ts'
import { withPlaceArticle } from '#domain/lists/with-place-article.ts'
import { countrySocialCard } from '#domain/social/social-cards.ts'

import type { Route } from './+types/browse-country.ts'
import { firstExperts } from './first-experts.ts'

/** A country and a skill: the cities that offer it, only those of the list. */
export async function loader(args: Route.LoaderArgs) {
  const { params, context } = args
  const catalogue = context.get(catalogueContext)
  const client = context.get(clientContext)
  const [country] = catalogue.normalizeCountrySlugs([params.country])
  const [skill] = catalogue.normalizeSkillSlugs([params.skill])
  if (!country || !skill) throw data(null, 404)
  const linked = catalogue.citiesLinkedFor({ country, skill })
  const cities = linked.flatMap((city) => {
    const href = catalogue.hireLink({ skill: skill.slug, city: city.slug, cityOnly: true })
    return href ? [{ name: city.displayName, href }] : []
  })
  if (cities.length === 0) throw data(null, 404)
  if (country.slug !== params.country || skill.slug !== params.skill) {
    throw redirect(addresses.browseCountry(country.slug, skill.slug), 301)
  }
  const whole = addresses.hire(skill.slug, country.slug)
  const counts = await fetchHireCounts(client, [whole, ...cities.map(({ href }) => href)])
  const experts = await firstExperts(client, whole)
  return serverOnlyData(context, {
    country: { slug: country.slug, name: withPlaceArticle(country.displayName) },
    skill: { slug: skill.slug, name: skill.displayName },
    cities: sortByCount(cities.map((city) => ({ ...city, count: counts[city.href] ?? 0 }))),
    whole: { href: whole, count: counts[whole] ?? 0 },
    experts,
    reactions: await loadReactions(args, experts),
    now: new Date().toISOString(),
    card: countrySocialCard({ country, skill, cities: linked }, { say: textsFor(context.get(languageContext)) }),
    site: context.get(siteContext),
  })
}

type Page = Route.ComponentProps['loaderData']

const namesOf = ({ country, skill }: Pick<Page, 'country' | 'skill'>) => ({ skill: skill.name, country: country.name })

const crumbs = (t: PageTexts, { country, skill }: Page) => [
  { name: t('browse.crumb'), href: addresses.browse },
  {
    name: t('browse.country.crumb', namesOf({ country, skill })),
    href: addresses.browseCountry(country.slug, skill.slug),
  },
]

export default function BrowseCountry({ loaderData }: Route.ComponentProps) {
  const t = useTexts()
  const { country, skill, cities, whole, experts, reactions, now } = loaderData
  const names = namesOf(loaderData)
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 pt-6 md:pt-8">
      <header>
        <Breadcrumb crumbs={crumbs(t, loaderData)} />
        <h1 className="mt-4 max-w-[18ch] text-hero wrap-anywhere">{t('browse.country.title', names)}</h1>
        <p className="mt-4 max-w-prose text-large text-ink-soft">
          {whole.count > 0 ? t('browse.country.lead', { count: whole.count }) : t('browse.country.none', names)}
        </p>
      </header>
      {whole.count === 0 && <BeTheFirst place={country.name} skill={skill.name} />}
      <CardSection
        title={t('browse.country.cities')}
        more={{ name: t('browse.country.whole', { country: country.name }), href: whole.href }}
      >
        <LinkTable items={cities} />
      </CardSection>
      {experts.length > 0 && (
        <CardSection
          title={t('browse.country.first', { country: country.name })}
          more={{ name: t('browse.country.all', { skill: skill.name }), href: whole.href }}
        >
          <ExpertGrid cards={experts} now={now} reactions={reactions} />
          <CardForms here={addresses.browseCountry(country.slug, skill.slug)} />
        </CardSection>
      )}
    </div>
  )
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { country, skill, cities, whole, card, site } = loaderData
  const t = textsForMeta(matches)
  const named = namesOf({ country, skill })
  const title = t('browse.country.title', named)
  const names = cities.slice(0, 4).map(({ name }) => name)
  const description = t('browse.country.description', { ...named, cities: names.join(', ') })
  const url = site.url + addresses.browseCountry(country.slug, skill.slug)
  return [
    { title: `${title} | ${site.name}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...socialTags({ site, title, description, url, picture: socialCardPicture(card, site) }),
    ...(whole.count < MIN_INDEXABLE_EXPERTS ? [{ name: 'robots', content: 'noindex' }] : []),
    { 'script:ld+json': breadcrumbData(crumbs(t, loaderData), site.url) },
  ]
}
