import { redirect } from 'react-router'

import { chosenFilters } from '#app/listing/chosen-filters.ts'
import { ExpertFilters } from '#app/listing/expert-filters.tsx'
import { IgnoredNotice } from '#app/listing/ignored-notice.tsx'
import { type Choice, hasActiveFilters, listAddress, shownCurrency, withoutFilters } from '#app/listing/list-address.ts'
import { loadReactions } from '#app/listing/load-reactions.ts'
import { parseListQuery } from '#app/listing/parse-list-query.ts'
import { catalogueContext, clientContext, languageContext, siteContext } from '#app/load-context.ts'
import {
  lastPageAlternative,
  findMeantHirePage,
  notFoundWithAlternatives,
  nearestHirePages,
} from '#app/missing-page.ts'
import { textsForMeta } from '#app/private-meta.ts'
import { serverOnlyData } from '#app/server-only-data.ts'
import { type PageTexts, textsFor, useTexts } from '#app/shell/use-texts.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { withCurrency } from '#app/ui/currency/with-currency.ts'
import { CardSection } from '#app/ui/experts/card-section.tsx'
import { CardForms, ExpertGrid } from '#app/ui/experts/expert-card.tsx'
import { type Fact, FactRow } from '#app/ui/figures/fact-row.tsx'
import { sortByCount, LinkTable } from '#app/ui/figures/link-table.tsx'
import { wholeNumber } from '#app/ui/format.ts'
import { ButtonLink } from '#app/ui/forms/button.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { fetchHirePage } from '#client/lists/hire.ts'
import * as addresses from '#domain/addresses.ts'
import { MIN_INDEXABLE_EXPERTS } from '#domain/limits.ts'
import type { HireFacts } from '#domain/lists/expert-card.ts'
import { MIN_EXPERTS_FOR_FACTS } from '#domain/lists/hire-facts.ts'
import type { Currency } from '#domain/profiles/currency.ts'
import { formatConvertedMoney, formatMoney } from '#domain/profiles/money/money.ts'

import type { Route } from './+types/hire.ts'
import { hireMeta } from './hire-meta.ts'
import { hirePageSearchValues } from './hire-page-search-values.ts'
import { loadNearby } from './load-nearby.ts'
import { hireLinkLists, widerHirePage } from './offered-links.ts'
import { ProjectCosts } from './project-costs.tsx'
import { relatedLinks } from './related-links.ts'

export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args
  const url = new URL(request.url)
  const catalogue = context.get(catalogueContext)
  const t = textsFor(context.get(languageContext))
  const place = catalogue.canonicalHirePage(url.pathname)
  if (!place) {
    const meant = findMeantHirePage(catalogue, url.pathname)
    if (meant) throw redirect(encodeURI(meant) + url.search, 301)
    throw notFoundWithAlternatives(nearestHirePages(catalogue, url.pathname))
  }
  const { path } = place
  const moved = encodeURI(path) !== url.pathname && path !== safeDecode(url.pathname)
  if (moved) throw redirect(encodeURI(path) + url.search, 301)
  const client = context.get(clientContext)
  const related = relatedLinks(catalogue, place, t)
  const { query, ignored } = parseListQuery(url.searchParams, catalogue.regions)
  const chosen = chosenFilters(t, query, catalogue.regions)
  const found = await fetchHirePage(client, { path, query, counted: related.paths })
  if (!found) {
    query.delete('page')
    const first = await fetchHirePage(client, { path, query })
    throw notFoundWithAlternatives(
      lastPageAlternative(first?.pages ?? 1, (page) => listAddress(path, { chosen, page })),
    )
  }
  const nearby = isFilteredBeyondPlace(chosen) ? undefined : await loadNearby({ client, t }, found, related)
  return serverOnlyData(context, {
    found,
    nearby,
    reactions: await loadReactions(args, [...found.experts, ...(nearby?.experts ?? [])]),
    related,
    chosen,
    ignored,
    searched: hirePageSearchValues(catalogue, found, chosen),
    now: new Date().toISOString(),
    site: context.get(siteContext),
  })
}

function safeDecode(pathname: string): string {
  try {
    return decodeURI(pathname).normalize('NFC')
  } catch {
    return pathname
  }
}

/** R728: a region is a place; who looks there is shown others nearby. */
const isFilteredBeyondPlace = (chosen: Choice[]) => hasActiveFilters(chosen.filter(({ name }) => name !== 'region'))

const SHOWN_LANGUAGES = 3

/** R742: with the original beside it. */
function startingPrice(t: PageTexts, median: number, currency: Currency): string {
  const original = { amount: median, currency: 'USD' as const }
  const shown = formatConvertedMoney(original, currency)
  return currency === 'USD' ? shown : t('hire.facts.startConverted', { shown, original: formatMoney(original) })
}

function factsOf(t: PageTexts, facts: HireFacts, currency: Currency = 'USD'): Fact[] {
  const { experts, available, languages, minimumUsd } = facts
  const more = languages.length - SHOWN_LANGUAGES
  const spoken = languages.slice(0, SHOWN_LANGUAGES).map(({ label }) => label)
  if (experts === 0) return []
  const named = spoken.join(', ')
  return [
    { label: t('hire.facts.listed'), value: wholeNumber(experts) },
    { label: t('hire.facts.available'), value: wholeNumber(available) },
    ...(minimumUsd ? [{ label: t('hire.facts.start'), value: startingPrice(t, minimumUsd.median, currency) }] : []),
    ...(experts >= MIN_EXPERTS_FOR_FACTS && spoken.length > 0
      ? [
          {
            label: t('hire.facts.languages'),
            value: more > 0 ? t('hire.facts.moreLanguages', { languages: named, more }) : named,
          },
        ]
      : []),
  ]
}

type Short = { total: number; hasMore: boolean; region: string | undefined }

function shortListText(t: PageTexts, { total, hasMore, region }: Short): string {
  if (total > 0) return hasMore ? t('hire.short.hasMore') : t('hire.short.noMore')
  return region === undefined ? t('hire.short.none') : t('hire.short.noneIn', { region })
}

type ShortListProps = {
  total: number
  region: string | undefined
  isFirst: boolean
  wider: ReturnType<typeof widerHirePage>
  skill: string
}

function ShortList({ total, region, isFirst, wider, skill }: ShortListProps) {
  const t = useTexts()
  return (
    <div className="grid max-w-prose gap-4 rounded-card bg-sunken p-6">
      <p className="text-lede">{shortListText(t, { total, hasMore: wider.hasMore, region })}</p>
      {isFirst && (
        <p>{t.rich('hire.short.join', { skill, join: (text) => <a href={addresses.forExperts}>{text}</a> })}</p>
      )}
      <div>
        <ButtonLink href={encodeURI(wider.href)} variant="quiet">
          {wider.name}
        </ButtonLink>
      </div>
    </div>
  )
}

export default function Hire({ loaderData }: Route.ComponentProps) {
  const t = useTexts()
  const { found, nearby, reactions, related, chosen, ignored, now } = loaderData
  const filtered = isFilteredBeyondPlace(chosen)
  const currency = shownCurrency(chosen)
  const keep = <Link extends { href: string }>(link: Link) => ({ ...link, href: withCurrency(link.href, currency) })
  const address = (page: number) => listAddress(found.path, { chosen, page })
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-10 pt-6 md:pt-8">
      <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div className="min-w-0">
          <Breadcrumb crumbs={related.crumbs.map(keep)} />
          <h1 className="mt-4 max-w-[18ch] text-hero wrap-anywhere">{related.heading}</h1>
        </div>
        <FactRow facts={factsOf(t, found.facts, currency)} />
      </header>
      <IgnoredNotice ignored={ignored} />
      {(hasActiveFilters(chosen) || found.total >= MIN_INDEXABLE_EXPERTS) && (
        <ExpertFilters path={found.path} otherParams={{}} facets={found.facets} chosen={chosen} total={found.total} />
      )}
      {found.experts.length > 0 && (
        <section aria-label={t('hire.experts')}>
          <h2 className="sr-only">{t('hire.experts')}</h2>
          <ExpertGrid cards={found.experts} now={now} reactions={reactions} currency={currency} />
        </section>
      )}
      {filtered && found.total === 0 && (
        <p className="max-w-prose text-lede">
          {t.rich('filters.noMatch', {
            clear: (text) => <a href={listAddress(found.path, { chosen: withoutFilters(chosen) })}>{text}</a>,
          })}
        </p>
      )}
      {!filtered && found.total < MIN_INDEXABLE_EXPERTS && (
        <ShortList
          total={found.total}
          region={chosen.find(({ name }) => name === 'region')?.label}
          isFirst={found.facts.experts === 0}
          wider={keep(widerHirePage(found, related, t))}
          skill={found.skill.displayName}
        />
      )}
      {nearby && (
        <section aria-label={nearby.title}>
          <h2 className="mb-6 text-heading">{nearby.title}</h2>
          <ExpertGrid cards={nearby.experts} now={now} reactions={reactions} currency={currency} />
        </section>
      )}
      <CardForms here={address(found.page)} />
      <Pagination page={found.page} pages={found.pages} address={address} />
      {found.page === 1 && found.facts.minimumUsd && (
        <ProjectCosts facts={found.facts.minimumUsd} path={found.path} chosen={chosen} />
      )}
      <div className="grid gap-x-10 gap-y-12 lg:grid-cols-2 print:hidden">
        {hireLinkLists(related.lists, found).map(({ title, items, more }) => (
          <CardSection key={title} title={title} more={more}>
            <LinkTable items={sortByCount(items).map(keep)} />
          </CardSection>
        ))}
      </div>
    </div>
  )
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? hireMeta(textsForMeta(matches), loaderData) : []
