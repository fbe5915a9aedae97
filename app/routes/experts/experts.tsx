import { redirect } from 'react-router'

import { chosenFilters } from '#app/listing/chosen-filters.ts'
import { ExpertFilters } from '#app/listing/expert-filters.tsx'
import { IgnoredNotice } from '#app/listing/ignored-notice.tsx'
import { type Choice, hasActiveFilters, listAddress, shownCurrency, withoutFilters } from '#app/listing/list-address.ts'
import { loadReactions } from '#app/listing/load-reactions.ts'
import { parseListQuery } from '#app/listing/parse-list-query.ts'
import {
  catalogueContext,
  clientContext,
  languageContext,
  pageImpressionsContext,
  siteContext,
} from '#app/load-context.ts'
import { lastPageAlternative, notFoundWithAlternatives } from '#app/missing-page.ts'
import { textsForMeta } from '#app/private-meta.ts'
import { serverOnlyData } from '#app/server-only-data.ts'
import { type PageTexts, textsFor, useTexts } from '#app/shell/use-texts.ts'
import { BeTheFirst } from '#app/ui/experts/be-the-first.tsx'
import { CardForms, ExpertGrid } from '#app/ui/experts/expert-card.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { unversionedSocialPicture, socialTags } from '#app/ui/social-tags.ts'
import type { Catalogue } from '#catalogue/catalogue.ts'
import { ApiFailure } from '#client/api-failure.ts'
import { normalizeQuery, searchExperts } from '#client/lists/search.ts'
import * as addresses from '#domain/addresses.ts'
import { withPlaceArticle } from '#domain/lists/with-place-article.ts'
import { unknownWords } from '#domain/statistics/unknown-words.ts'

import type { Route } from './+types/experts.ts'
import { localizeSearchAnswer } from './localize-search-answer.ts'
import { NothingFound } from './nothing-found.tsx'
import { otherSearches } from './other-searches.ts'
import { ReadChips } from './read-chips.tsx'

const PATH = addresses.experts

/** Joins both fields into one query. */
function wholeQuery(what: string, where: string): string {
  return [what, where].filter(Boolean).join(' in ')
}

/**
 * A query that names a skill, optionally with a place, redirects to the nearest hire page by the link rule. A region has
 * none: the page of its country is narrowed to it.
 */
function hirePageFor(catalogue: Catalogue, query: string, chosen: Choice[]): string | undefined {
  const search = catalogue.resolveSearch(query) ?? catalogue.readSearch(query, { today: new Date() })
  if (!search) return undefined
  const { citySlug: city, countryCode: country, region } = search.place
  const path = catalogue.hireLink({ skill: search.skill.slug, ...(city && { city }), ...(country && { country }) })
  const narrowing = region
    ? [
        ...chosen.filter(({ name }) => name !== 'region'),
        { name: 'region', value: region.slug, label: region.displayName },
      ]
    : chosen
  return path && listAddress(path, { chosen: narrowing })
}

export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args
  const url = new URL(request.url)
  const catalogue = context.get(catalogueContext)
  const t = textsFor(context.get(languageContext))
  const { query, ignored } = parseListQuery(url.searchParams, catalogue.regions)
  const what = normalizeQuery(query.get('q') ?? '')
  const where = normalizeQuery(query.get('where') ?? '')
  const chosen = chosenFilters(t, query, catalogue.regions)
  const q = wholeQuery(what, where)
  const hirePage = hirePageFor(catalogue, q, chosen)
  if (hirePage) throw redirect(hirePage, 302)
  const client = context.get(clientContext)
  const found = await searchExperts(client, { q, query }).catch((error: unknown) => {
    if (error instanceof ApiFailure && error.status === 400) return undefined
    throw error
  })
  if (!found) {
    query.delete('page')
    const { pages } = await searchExperts(client, { q, query })
    throw notFoundWithAlternatives(
      lastPageAlternative(pages, (page) =>
        listAddress(PATH, { otherParams: otherParamsOf(what, where), chosen, page }),
      ),
    )
  }
  const notes = context.get(pageImpressionsContext)
  // R353: with filters, few experts say nothing about the words.
  if (notes && chosen.length === 0) {
    notes.unknownWords.push(...unknownWords(found))
    notes.foundNobody = found.match !== 'exact' || found.total === 0
  }
  return serverOnlyData(context, {
    found: localizeSearchAnswer(t, catalogue, found),
    reactions: await loadReactions(args, [...found.experts, ...found.near.flatMap(({ experts }) => experts)]),
    searched: { what, where },
    title: heading(t, { what, place: withPlaceArticle(catalogue.searchedPlace(where)) }),
    chosen,
    ignored,
    alternatives: found.match === 'none' ? otherSearches(catalogue, q, t) : undefined,
    now: new Date().toISOString(),
    site: context.get(siteContext),
  })
}

/** What of an address is no filter. */
const otherParamsOf = (what: string, where: string) => ({ ...(what && { q: what }), ...(where && { where }) })

function heading(t: PageTexts, { what, place }: { what: string; place: string }): string {
  if (!what) return place ? t('search.title.experts', { place }) : t('search.title.all')
  return place ? t('search.title.whatIn', { what, place }) : t('search.title.what', { what })
}

type Counted = { total: number; more: boolean; isEmptySite: boolean }

function countLine(t: PageTexts, { total, more, isEmptySite }: Counted): string {
  if (isEmptySite) return t('search.count.empty')
  return more ? t('search.count.more', { count: total }) : t('search.count.found', { count: total })
}

export default function Experts({ loaderData }: Route.ComponentProps) {
  const t = useTexts()
  const { found, reactions, title, chosen, ignored, alternatives, now } = loaderData
  const { what, where } = loaderData.searched
  const otherParams = otherParamsOf(what, where)
  const currency = shownCurrency(chosen)
  const address = (page: number) => listAddress(PATH, { otherParams, chosen, page })
  // R327: no results without filters mean that no expert is listed.
  const isEmptySite = found.total === 0 && found.near.length === 0 && !hasActiveFilters(chosen)
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-10 pt-10 md:pt-14">
      <header>
        <h1 className="text-title wrap-anywhere">
          <bdi>{title}</bdi>
        </h1>
        <p className="mt-3 text-large text-ink-soft">{countLine(t, { ...found, isEmptySite })}</p>
      </header>
      <ReadChips found={found} />
      {found.match === 'similar' && (
        <Notice>
          <p className="wrap-anywhere">
            {found.loosened
              ? t('search.similar.loosened', { label: found.loosened.label })
              : t('search.similar.words', { query: wholeQuery(what, where) })}
          </p>
        </Notice>
      )}
      <IgnoredNotice ignored={ignored} />
      {isEmptySite && <BeTheFirst />}
      {!alternatives && !isEmptySite && (
        <ExpertFilters
          path={PATH}
          otherParams={otherParams}
          facets={found.facets}
          chosen={chosen}
          total={found.total}
        />
      )}
      {found.experts.length > 0 && (
        <section aria-label={t('search.experts')}>
          <h2 className="sr-only">{t('search.results')}</h2>
          <ExpertGrid cards={found.experts} now={now} reactions={reactions} currency={currency} />
        </section>
      )}
      <CardForms here={address(found.page)} />
      {found.near.map(({ what: loosened, label, experts }) => (
        <section key={loosened} aria-label={label} className="border-t border-line pt-8">
          <h2 className="mb-6 text-heading">{label}</h2>
          <ExpertGrid cards={experts} now={now} reactions={reactions} currency={currency} />
        </section>
      ))}
      {!alternatives && found.total === 0 && hasActiveFilters(chosen) && (
        <p className="max-w-prose text-lede">
          {t.rich('filters.noMatch', {
            clear: (text) => <a href={listAddress(PATH, { otherParams, chosen: withoutFilters(chosen) })}>{text}</a>,
          })}
        </p>
      )}
      {alternatives && !isEmptySite && <NothingFound what={what} where={where} alternatives={alternatives} />}
      <Pagination page={found.page} pages={found.pages} address={address} />
    </div>
  )
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const t = textsForMeta(matches)
  const { found, chosen, ignored, site } = loaderData
  const { what, where } = loaderData.searched
  const plain = !what && !where && chosen.length === 0 && ignored.length === 0
  const title = found.page > 1 ? t('lists.pageTitle', { title: loaderData.title, page: found.page }) : loaderData.title
  const description = t('search.description', { site: site.name })
  const url = site.url + listAddress(PATH, { page: found.page })
  return [
    { title: `${title} | ${site.name}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...socialTags({ site, title, description, url, picture: unversionedSocialPicture('/social/home', site.name) }),
    // Free-text results are endless, so only the unfiltered list is indexed.
    ...(plain ? [] : [{ name: 'robots', content: 'noindex' }]),
  ]
}
