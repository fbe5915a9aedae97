import { data } from 'react-router'

import { clientContext } from '#app/load-context.ts'
import { redirectToLastPage } from '#app/missing-page.ts'
import { textsForMeta, privateMeta } from '#app/private-meta.ts'
import { BoxTabs } from '#app/routes/inbox/box-tabs.tsx'
import { requireAccount } from '#app/routes/sign-in/require-account.ts'
import { useTexts } from '#app/shell/use-texts.ts'
import { ButtonLink } from '#app/ui/forms/button.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { PillLinks } from '#app/ui/pill-links.tsx'
import { ApiFailure } from '#client/api-failure.ts'
import type { Client } from '#client/client.ts'
import { fetchBriefs } from '#client/messages/briefs.ts'
import { fetchInbox } from '#client/messages/messages.ts'
import * as addresses from '#domain/addresses.ts'
import { BRIEF_LIMITS } from '#domain/limits.ts'

import type { Route } from './+types/own-briefs.ts'
import { BriefRow } from './brief-row.tsx'
import { receivedBriefsAddress } from './received-briefs.ts'
import { ReceivedRow } from './received-row.tsx'

type Box = 'sent' | 'received'

function pageAddress(box: Box) {
  const first = box === 'sent' ? addresses.briefs : receivedBriefsAddress
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
    return await redirectToLastPage(loadBox(client, { box, page: query.get('page') ?? '1' }), {
      request,
      address: pageAddress(box),
    })
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 400) throw data(null, 404)
    throw error
  }
}

function NoBriefs() {
  const t = useTexts()
  return (
    <div className="grid max-w-prose gap-6 rounded-card bg-sunken p-[clamp(1.5rem,5vw,3rem)]">
      <p className="text-lede text-pretty">{t('briefs.none.sent', { maximum: BRIEF_LIMITS.experts })}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={addresses.shortlist}>{t('brief.shortlist')}</ButtonLink>
        <ButtonLink href={addresses.experts} variant="quiet">
          {t('brief.allExperts')}
        </ButtonLink>
      </div>
    </div>
  )
}

function NoneReceived() {
  const t = useTexts()
  return <p className="max-w-prose text-lede text-pretty">{t('briefs.none.received')}</p>
}

const NONE = { sent: NoBriefs, received: NoneReceived }

/** R345, R707: where a client finds the briefs that they sent, and an expert those that they received. */
export default function OwnBriefs({ loaderData }: Route.ComponentProps) {
  const t = useTexts()
  const { box, list } = loaderData
  const links = [
    { name: t('briefs.sent'), href: addresses.briefs, current: box === 'sent' },
    { name: t('briefs.received'), href: receivedBriefsAddress, current: box === 'received' },
  ]
  const None = NONE[box]
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 py-[clamp(2.5rem,6vw,4rem)]">
      <h1 className="text-title">{t('briefs.title')}</h1>
      <BoxTabs current="briefs" unread={{}} />
      <PillLinks label={t('briefs.which')} links={links} />
      {list.items.length === 0 ? (
        <None />
      ) : (
        <ul aria-label={t('briefs.title')} className="border-t border-line">
          {loaderData.box === 'sent'
            ? loaderData.list.items.map((brief) => <BriefRow key={brief.id} brief={brief} />)
            : loaderData.list.items.map((message) => <ReceivedRow key={message.id} message={message} />)}
        </ul>
      )}
      <Pagination page={list.page} pages={list.pages} address={pageAddress(box)} />
    </div>
  )
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(textsForMeta(matches)('briefs.title'), matches)
