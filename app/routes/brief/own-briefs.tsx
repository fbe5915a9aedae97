import { data } from 'react-router'

import { clientContext } from '#app/load-context.ts'
import { lastPage, missingPage } from '#app/missing-page.ts'
import { privateMeta } from '#app/private-meta.ts'
import { BoxTabs } from '#app/routes/inbox/box-tabs.tsx'
import { requireAccount } from '#app/routes/sign-in/require-account.ts'
import { ButtonLink } from '#app/ui/forms/button.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { ApiFailure } from '#client/api-failure.ts'
import { fetchBriefs } from '#client/messages/briefs.ts'
import * as addresses from '#domain/addresses.ts'

import type { Route } from './+types/own-briefs.ts'
import { BriefRow } from './brief-row.tsx'

const pageAddress = (page: number) => (page > 1 ? `${addresses.briefs}?page=${page}` : addresses.briefs)

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  await requireAccount(client, request)
  try {
    const list = await fetchBriefs(client, new URL(request.url).searchParams.get('page') ?? '1')
    if (list.page > Math.max(list.pages, 1)) throw missingPage(lastPage(list.pages, pageAddress))
    return list
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 400) throw data(null, 404)
    throw error
  }
}

function NoBriefs() {
  return (
    <div className="grid max-w-prose gap-6 rounded-card bg-sunken p-[clamp(1.5rem,5vw,3rem)]">
      <p className="text-lede text-pretty">
        You have sent no brief yet. Put experts on your shortlist, then say once to up to three of them what you need.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={addresses.shortlist}>Your shortlist</ButtonLink>
        <ButtonLink href={addresses.experts} variant="quiet">
          See all experts
        </ButtonLink>
      </div>
    </div>
  )
}

/** R345: where a client finds their briefs again. */
export default function OwnBriefs({ loaderData: { items, page, pages } }: Route.ComponentProps) {
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 py-[clamp(2.5rem,6vw,4rem)]">
      <h1 className="text-title">Briefs</h1>
      <BoxTabs current="briefs" unread={{}} />
      {items.length === 0 ? (
        <NoBriefs />
      ) : (
        <ul aria-label="Briefs" className="border-t border-line">
          {items.map((brief) => (
            <BriefRow key={brief.id} brief={brief} />
          ))}
        </ul>
      )}
      <Pagination page={page} pages={pages} address={pageAddress} />
    </div>
  )
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta('Briefs', matches)
