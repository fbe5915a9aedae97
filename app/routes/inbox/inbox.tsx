import { data, redirect } from 'react-router'

import { clientContext, languageContext } from '#app/load-context.ts'
import { redirectToLastPage } from '#app/missing-page.ts'
import { textsForMeta, privateMeta } from '#app/private-meta.ts'
import { requireAccount } from '#app/routes/sign-in/require-account.ts'
import { textsFor, useTexts } from '#app/shell/use-texts.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { ApiFailure } from '#client/api-failure.ts'
import { fetchSenderBlocks, fetchInbox } from '#client/messages/messages.ts'
import { fetchProfile } from '#client/profiles/profiles.ts'
import * as addresses from '#domain/addresses.ts'
import type { Me } from '#domain/profiles/profile.ts'

import type { Route } from './+types/inbox.ts'
import { AddressNote } from './address-note.tsx'
import { BlockedSenders } from './blocked-senders.tsx'
import { BoxTabs, type Folder, inboxFolderAddress, parseInboxFolder } from './box-tabs.tsx'
import { inboxDoneMessage, inboxAction } from './inbox-action.ts'
import { inboxPositionAddress, parseInboxPosition } from './list/inbox-position.ts'
import { MessageList } from './list/message-list.tsx'
import { Panes } from './list/panes.tsx'
import { SearchMessages } from './list/search-messages.tsx'

/** The handles of the profiles whose messages this account reads. */
function ownHandles({ profile, workspaces }: Me): string[] {
  const managed = workspaces.filter((workspace) => workspace.role !== 'member')
  return [profile?.slug, ...managed.map((workspace) => workspace.profileSlug)].filter((slug) => slug != null)
}

/** R291: what came in and what was sent used to be halves with addresses of their own, which lead to the whole. */
function folderOf(query: URLSearchParams): Folder {
  const box = query.get('box') || 'inbox'
  if (box === 'received' || box === 'sent') {
    query.delete('box')
    throw redirect(query.size > 0 ? `${addresses.inbox}?${query}` : addresses.inbox, 301)
  }
  const folder = parseInboxFolder(box)
  if (!folder) throw data(null, 404)
  return folder
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  const me = await requireAccount(client, request)
  const given = new URL(request.url).searchParams
  const folder = folderOf(given)
  const listed = folder === 'blocked' ? 'inbox' : folder
  const [q, profile] = [given.get('q') ?? '', given.get('profile') ?? '']
  const wanted = { box: listed, q, profile, page: folder === 'blocked' ? '' : (given.get('page') ?? '') }
  const query = new URLSearchParams(Object.entries(wanted).filter(([, value]) => value !== ''))
  try {
    const handles = ownHandles(me)
    const [inbox, blocks, ...profiles] = await Promise.all([
      redirectToLastPage(fetchInbox(client, query), { request, address: pageAddress(folder, { q, profile }) }),
      folder === 'blocked' ? fetchSenderBlocks(client) : [],
      ...handles.map((handle) => fetchProfile(client, handle)),
    ])
    const unconfirmed = profiles.flatMap((one) =>
      one?.inquiryEmailAddress && one.inquiryEmailVerified === false
        ? [{ slug: one.slug, name: one.name, address: one.inquiryEmailAddress }]
        : [],
    )
    const now = new Date().toISOString()
    const place = parseInboxPosition(given)
    const done = inboxDoneMessage(textsFor(context.get(languageContext)), given)
    return { inbox, folder, blocks, handles, unconfirmed, q, profile, place, now, done }
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 400) throw data(null, 404)
    throw error
  }
}

export function action({ request, context }: Route.ActionArgs) {
  return inboxAction(context, request)
}

function pageAddress(folder: Folder, { q, profile }: { q: string; profile: string }) {
  const box = folder === 'blocked' ? 'inbox' : folder
  return (page: number) => inboxPositionAddress({ box, q, profile, page: page > 1 ? String(page) : '' })
}

function Done({ text, undo }: { text: string; undo: string[] }) {
  const t = useTexts()
  return (
    <Notice tone="good">
      {text}
      {undo.length > 0 && (
        <form method="post" className="mt-2">
          {undo.map((id) => (
            <input key={id} type="hidden" name="id" value={id} />
          ))}
          <Button name="act" value="restore" variant="quiet" className="px-3.5! py-1.5! text-small">
            {t('inbox.undo')}
          </Button>
        </form>
      )}
    </Notice>
  )
}

/** R93: what the filter holds is told where its recipient looks. */
function HeldNote({ count }: { count: number }) {
  const t = useTexts()
  if (count === 0) return null
  return (
    <Notice>
      {t.rich('inbox.held', {
        count,
        long: (text) => <span className="max-sm:hidden">{text}</span>,
        link: (text) => <a href={inboxFolderAddress('filtered')}>{text}</a>,
      })}
    </Notice>
  )
}

export default function InboxPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts()
  const { inbox, folder, blocks, handles, unconfirmed, q, profile, place, now, done } = loaderData
  const { unreadIn } = inbox
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-3 py-[clamp(1rem,4vw,2.5rem)] sm:gap-5">
      <h1 className="text-heading">{t(`inbox.folder.${folder}`)}</h1>
      {actionData?.problem && <Notice tone="bad">{actionData.problem}</Notice>}
      {done && !actionData && <Done {...done} />}
      {unconfirmed.map((one) => (
        <AddressNote key={one.slug} {...one} />
      ))}
      {folder === 'inbox' && <HeldNote count={unreadIn.filtered} />}
      <BoxTabs current={folder} unread={{ inbox: unreadIn.received + unreadIn.sent, filtered: unreadIn.filtered }} />
      {folder === 'blocked' ? (
        <BlockedSenders blocks={blocks} />
      ) : (
        <Panes
          list={
            <>
              <SearchMessages folder={folder} q={q} profile={profile} handles={handles} />
              <MessageList
                inbox={inbox}
                folder={folder}
                searched={q !== '' || profile !== ''}
                hasProfile={handles.length > 0}
                place={place}
                now={now}
              />
              <Pagination page={inbox.page} pages={inbox.pages} address={pageAddress(folder, { q, profile })} />
            </>
          }
        >
          {inbox.items.length > 0 && (
            <p className="rounded-card bg-sunken p-10 text-center text-ink-soft max-lg:hidden">{t('inbox.choose')}</p>
          )}
        </Panes>
      )}
    </div>
  )
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  privateMeta(textsForMeta(matches)(`inbox.folder.${loaderData?.folder ?? 'inbox'}`), matches)
