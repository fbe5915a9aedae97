import { data, redirect } from 'react-router'

import { chosenFilters } from '#app/listing/chosen-filters.ts'
import { ExpertFilters } from '#app/listing/expert-filters.tsx'
import { type Choice, isNarrowed, listAddress } from '#app/listing/list-address.ts'
import { catalogueContext, clientContext, siteContext } from '#app/load-context.ts'
import { serverOnlyData } from '#app/server-only-data.ts'
import { ExpertGrid } from '#app/ui/experts/expert-card.tsx'
import { wholeNumber } from '#app/ui/format.ts'
import { Notice } from '#app/ui/notice.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { newestPicture, socialTags } from '#app/ui/social-tags.ts'
import type { Catalogue } from '#catalogue/catalogue.ts'
import { ApiFailure } from '#client/api-failure.ts'
import { searchable, searchExperts } from '#client/lists/search.ts'
import * as addresses from '#domain/addresses.ts'

import type { Route } from './+types/experts.ts'
import { NothingFound } from './nothing-found.tsx'
import { waysOn } from './other-searches.ts'

const PATH = addresses.experts

/** Two fields, one query. */
function wholeQuery(what: string, where: string): string {
  return [what, where].filter(Boolean).join(' in ')
}

/**
 * A query that is a skill, perhaps at a place, has a page of its own: the nearest by the link rule. A region has none:
 * the page of its country is narrowed to it.
 */
function hirePageFor(catalogue: Catalogue, query: string, chosen: Choice[]): string | undefined {
  const search = catalogue.resolveSearch(query)
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

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const what = searchable(query.get('q') ?? '')
  const where = searchable(query.get('where') ?? '')
  const catalogue = context.get(catalogueContext)
  const chosen = chosenFilters(query, catalogue.regions)
  const q = wholeQuery(what, where)
  const hirePage = hirePageFor(catalogue, q, chosen)
  if (hirePage) throw redirect(hirePage, 302)
  const found = await searchExperts(context.get(clientContext), { q, query }).catch((error: unknown) => {
    throw error instanceof ApiFailure && error.status === 400 ? data(null, 404) : error
  })
  if (found.page > Math.max(found.pages, 1)) throw data(null, 404)
  return serverOnlyData(context, {
    found,
    searched: { what, where },
    chosen,
    ways: found.match === 'none' ? waysOn(catalogue, q) : undefined,
    now: new Date().toISOString(),
    site: context.get(siteContext),
  })
}

function heading(what: string, where: string): string {
  if (!what && !where) return 'All experts'
  return [what ? `“${what}”` : 'Experts', where && `in ${where}`].filter(Boolean).join(' ')
}

function countLine({ total, more }: { total: number; more: boolean }): string {
  if (total === 0) return 'No experts found'
  if (more) return `More than ${wholeNumber(total)} experts to choose from`
  return total === 1 ? 'One expert to choose from' : `${wholeNumber(total)} experts to choose from`
}

export default function Experts({ loaderData }: Route.ComponentProps) {
  const { found, chosen, ways, now } = loaderData
  const { what, where } = loaderData.searched
  const kept = { ...(what && { q: what }), ...(where && { where }) }
  const address = (page: number) => listAddress(PATH, { kept, chosen, page })
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-10 pt-10 md:pt-14">
      <header>
        <h1 className="text-title wrap-anywhere">{heading(what, where)}</h1>
        <p className="mt-3 text-large text-ink-soft">{countLine(found)}</p>
      </header>
      {found.match === 'similar' && (
        <Notice>
          <p className="wrap-anywhere">Nothing matches “{wholeQuery(what, where)}” exactly; these come close.</p>
        </Notice>
      )}
      {!ways && <ExpertFilters path={PATH} kept={kept} facets={found.facets} chosen={chosen} total={found.total} />}
      {found.experts.length > 0 && (
        <section aria-label="Experts">
          <h2 className="sr-only">Results</h2>
          <ExpertGrid cards={found.experts} now={now} here={address(found.page)} />
        </section>
      )}
      {!ways && found.total === 0 && isNarrowed(chosen) && (
        <p className="max-w-prose text-lede">
          Nobody here fits all of that. <a href={listAddress(PATH, { kept })}>Clear the filters</a>, or loosen one of
          them.
        </p>
      )}
      {ways && <NothingFound what={what} where={where} ways={ways} />}
      <Pagination page={found.page} pages={found.pages} address={address} />
    </div>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { found, chosen, site } = loaderData
  const { what, where } = loaderData.searched
  const plain = !what && !where && chosen.length === 0
  const title = heading(what, where)
  const description = `Freelancers and agencies for website work on ${site.name}: see their work, their terms and when they have time.`
  const url = site.url + listAddress(PATH, { page: found.page })
  return [
    { title: `${title} | ${site.name}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...socialTags({ site, title, description, url, picture: newestPicture('/social/home', site.name) }),
    // Pages of free-text results are endless: search engines get the plain list.
    ...(plain ? [] : [{ name: 'robots', content: 'noindex' }]),
  ]
}
