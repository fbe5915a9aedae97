import { data, redirect } from 'react-router'

import { catalogueContext, clientContext, siteContext } from '#app/load-context.ts'
import { SearchForm } from '#app/shell/search-form.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { ExpertGrid } from '#app/ui/expert-card.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { newestPicture, socialTags } from '#app/ui/social-tags.ts'
import { wholeNumber } from '#app/ui/words.ts'
import type { Catalogue } from '#catalogue/catalogue.ts'
import { ApiFailure } from '#client/api-failure.ts'
import { searchExperts } from '#client/search.ts'

import type { Route } from './+types/experts.ts'

/** Two fields, one query. */
function wholeQuery(what: string, where: string): string {
  return [what, where].filter(Boolean).join(' in ')
}

/** A query that is a skill, perhaps at a place, has a page of its own: the nearest by the link rule. */
function hirePageFor(catalogue: Catalogue, query: string): string | undefined {
  const search = catalogue.resolveSearch(query)
  if (!search) return undefined
  const { citySlug: city, countryCode: country } = search.place
  return catalogue.hireLink({ skill: search.skill.slug, ...(city && { city }), ...(country && { country }) })
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const what = (query.get('q') ?? '').trim()
  const where = (query.get('where') ?? '').trim()
  const page = query.get('page') ?? '1'
  const hirePage = hirePageFor(context.get(catalogueContext), wholeQuery(what, where))
  if (hirePage) throw redirect(encodeURI(hirePage), 302)
  try {
    const found = await searchExperts(context.get(clientContext), { q: wholeQuery(what, where), page })
    if (found.page > Math.max(found.pages, 1)) throw data(null, 404)
    return { found, searched: { what, where }, now: new Date().toISOString(), site: context.get(siteContext) }
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 400) throw data(null, 404)
    throw error
  }
}

function heading(what: string, where: string): string {
  if (!what && !where) return 'All experts'
  return [what || 'Experts', where && `in ${where}`].filter(Boolean).join(' ')
}

export default function Experts({ loaderData }: Route.ComponentProps) {
  const { found, now } = loaderData
  const { what, where } = loaderData.searched
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-10 pt-10 md:pt-14">
      <header>
        <h1 className="text-title wrap-anywhere">{heading(what, where)}</h1>
        <p className="mt-3 text-large text-ink-soft">
          {found.total === 1 ? 'One expert' : `${wholeNumber(found.total)} experts`} to choose from
        </p>
      </header>
      {found.total === 0 ? (
        <div className="grid max-w-prose gap-6">
          <p className="text-lede">
            Nobody here matches that yet. Try a broader skill, leave the place open, or look through everyone.
          </p>
          <SearchForm variant="roomy" label="Search again" what={what} />
          <div>
            <ButtonLink href="/experts" variant="quiet">
              Show all experts
            </ButtonLink>
          </div>
        </div>
      ) : (
        <section aria-label="Experts">
          <h2 className="sr-only">Results</h2>
          <ExpertGrid cards={found.experts} now={now} here={pageAddress(what, where)(found.page)} />
        </section>
      )}
      <Pagination page={found.page} pages={found.pages} address={pageAddress(what, where)} />
    </div>
  )
}

function pageAddress(what: string, where: string) {
  return (page: number) => {
    const query = new URLSearchParams({
      ...(what && { q: what }),
      ...(where && { where }),
      ...(page > 1 && { page: String(page) }),
    })
    return query.size > 0 ? `/experts?${query}` : '/experts'
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { found, site } = loaderData
  const { what, where } = loaderData.searched
  const plain = !what && !where
  const title = heading(what, where)
  const description = `Freelancers and agencies for website work on ${site.name}: see their work, their terms and when they have time.`
  const url = site.url + pageAddress('', '')(found.page)
  return [
    { title: `${title} | ${site.name}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...socialTags({ site, title, description, url, picture: newestPicture('/social/home', site.name) }),
    // Pages of free-text results are endless: search engines get the plain list.
    ...(plain ? [] : [{ name: 'robots', content: 'noindex' }]),
  ]
}
