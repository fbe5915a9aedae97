import { data, redirect } from 'react-router'

import { chosenFilters, ExpertFilters, isNarrowed } from '#app/listing/expert-filters.tsx'
import { catalogueContext, clientContext, siteContext } from '#app/load-context.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { ExpertGrid } from '#app/ui/expert-card.tsx'
import { LinkList } from '#app/ui/link-list.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { wholeNumber } from '#app/ui/words.ts'
import { fetchHirePage } from '#client/hire.ts'
import { INDEXABLE_EXPERTS } from '#domain/limits.ts'

import type { Route } from './+types/hire.ts'
import { hireMeta } from './hire-meta.ts'
import { linksAround } from './links-around.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const catalogue = context.get(catalogueContext)
  const path = catalogue.canonicalHirePath(url.pathname.replace(/\/+$/, ''))
  if (path === undefined) throw data(null, 404)
  if (encodeURI(path) !== url.pathname && path !== safeDecode(url.pathname)) {
    throw redirect(encodeURI(path) + url.search, 301)
  }
  const found = await fetchHirePage(context.get(clientContext), { path, query: url.searchParams })
  if (!found || found.page > Math.max(found.pages, 1)) throw data(null, 404)
  return {
    found,
    around: linksAround(catalogue, found),
    chosen: chosenFilters(url.searchParams),
    now: new Date().toISOString(),
    site: context.get(siteContext),
  }
}

function safeDecode(pathname: string): string {
  try {
    return decodeURI(pathname).normalize('NFC')
  } catch {
    return pathname
  }
}

export default function Hire({ loaderData }: Route.ComponentProps) {
  const { found, around, chosen, now } = loaderData
  const filtered = isNarrowed(chosen)
  const address = (page: number) => {
    const query = new URLSearchParams({ ...chosen, ...(page > 1 && { page: String(page) }) })
    return encodeURI(found.path) + (query.size > 0 ? `?${query}` : '')
  }
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-10 pt-6 md:pt-8">
      <header>
        <Breadcrumb crumbs={around.crumbs} />
        <h1 className="mt-4 max-w-[18ch] text-hero wrap-anywhere">{around.heading}</h1>
        <p className="mt-4 text-large text-ink-soft">
          {found.total === 1 ? 'One expert is listed here' : `${wholeNumber(found.total)} experts are listed here`}
        </p>
      </header>
      {(filtered || found.total >= INDEXABLE_EXPERTS) && (
        <ExpertFilters path={found.path} kept={{}} facets={found.facets} chosen={chosen} />
      )}
      {found.experts.length > 0 && (
        <section aria-label="Experts">
          <h2 className="sr-only">Experts</h2>
          <ExpertGrid cards={found.experts} now={now} />
        </section>
      )}
      {filtered && found.total === 0 && (
        <p className="max-w-prose text-lede">
          Nobody here fits all of that. <a href={encodeURI(found.path)}>Clear the filters</a>, or loosen one of them.
        </p>
      )}
      {!filtered && found.total < INDEXABLE_EXPERTS && (
        <div className="grid max-w-prose gap-4 rounded-card bg-sunken p-6">
          <p className="text-lede">
            {found.total === 0
              ? 'Nobody with this skill is listed here yet.'
              : 'That is a short list. There are more in a wider circle.'}
          </p>
          <div>
            <ButtonLink href={encodeURI(around.wider.href)} variant="quiet">
              {around.wider.name}
            </ButtonLink>
          </div>
        </div>
      )}
      <Pagination page={found.page} pages={found.pages} address={address} />
      {around.lists.map(({ title, items }) => (
        <section key={title} aria-label={title} className="border-t border-line pt-6">
          <h2 className="mb-4 text-heading">{title}</h2>
          <LinkList items={items} />
        </section>
      ))}
    </div>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? hireMeta(loaderData) : [])
