import { data } from 'react-router'

import { clientContext } from '#app/load-context.ts'
import { orLastPage } from '#app/missing-page.ts'
import { privateMeta } from '#app/private-meta.ts'
import { BoxTabs } from '#app/routes/inbox/box-tabs.tsx'
import { requireAccount } from '#app/routes/sign-in/require-account.ts'
import { ButtonLink } from '#app/ui/forms/button.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { PillLinks } from '#app/ui/pill-links.tsx'
import { ApiFailure } from '#client/api-failure.ts'
import type { Client } from '#client/client.ts'
import { fetchBriefs } from '#client/messages/briefs.ts'
import { fetchInbox } from '#client/messages/messages.ts'
import * as addresses from '#domain/addresses.ts'

import type { Route } from './+types/own-briefs.ts'
import { BriefRow } from './brief-row.tsx'
import { receivedBriefs } from './received-briefs.ts'
import { ReceivedRow } from './received-row.tsx'

type Box = 'sent' | 'received'

function pageAddress(box: Box) {
  const first = box === 'sent' ? addresses.briefs : receivedBriefs
  return (page: number) => (page > 1 ? `${first}${box === 'sent' ? '?' : '&'}page=${page}` : first)
}

async function loadBox(client: Client, { box, page }: { box: Box; page: string }) {
  if (box === 'sent') return { box, list: await fetchBriefs(client, page) } as const
  return { box, list: await fetchInbox(client, new URLSearchParams({ box: 'briefs', page })) }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  await requireAccount(client, request)
  const query = new URL(request.url).searchParams
  const box = query.get('box') || 'sent'
  if (box !== 'sent' && box !== 'received') throw data(null, 404)
  try {
    return await orLastPage(loadBox(client, { box, page: query.get('page') ?? '1' }), {
      request,
      address: pageAddress(box),
    })
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

function NoneReceived() {
  return (
    <p className="max-w-prose text-lede text-pretty">
      You have received no brief yet. Clients send briefs to experts who are listed; each brief you get appears here and
      in your inbox.
    </p>
  )
}

const NONE = { sent: NoBriefs, received: NoneReceived }

/** R345, R707: where a client finds the briefs that they sent, and an expert those that they received. */
export default function OwnBriefs({ loaderData }: Route.ComponentProps) {
  const { box, list } = loaderData
  const links = [
    { name: 'Sent', href: addresses.briefs, current: box === 'sent' },
    { name: 'Received', href: receivedBriefs, current: box === 'received' },
  ]
  const None = NONE[box]
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 py-[clamp(2.5rem,6vw,4rem)]">
      <h1 className="text-title">Briefs</h1>
      <BoxTabs current="briefs" unread={{}} />
      <PillLinks label="Which briefs" links={links} />
      {list.items.length === 0 ? (
        <None />
      ) : (
        <ul aria-label="Briefs" className="border-t border-line">
          {loaderData.box === 'sent'
            ? loaderData.list.items.map((brief) => <BriefRow key={brief.id} brief={brief} />)
            : loaderData.list.items.map((message) => <ReceivedRow key={message.id} message={message} />)}
        </ul>
      )}
      <Pagination page={list.page} pages={list.pages} address={pageAddress(box)} />
    </div>
  )
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta('Briefs', matches)
