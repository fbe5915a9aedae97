import { data, redirect } from 'react-router'

import { clientContext } from '#app/load-context.ts'
import { receiveAccountForm } from '#app/routes/sign-in/receive-form.ts'
import { requireAccount } from '#app/routes/sign-in/require-account.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { ApiFailure } from '#client/api-failure.ts'
import { friendlyError } from '#client/friendly-errors.ts'
import { resendInquiryConfirmation, fetchInbox } from '#client/messages/messages.ts'
import { fetchProfile } from '#client/profiles/profiles.ts'
import * as addresses from '#domain/addresses.ts'
import type { Me } from '#domain/profiles/profile.ts'

import type { Route } from './+types/inbox.ts'
import { AddressNote } from './address-note.tsx'
import { BoxTabs } from './box-tabs.tsx'
import { MessageList } from './message-list.tsx'

const PARAMETERS = new Set(['box', 'q', 'page', 'profile'])

/** The handles of the profiles whose messages this account reads. */
function ownHandles({ profile, workspaces }: Me): string[] {
  const managed = workspaces.filter((workspace) => workspace.role !== 'member')
  return [profile?.slug, ...managed.map((workspace) => workspace.profileSlug)].filter((slug) => slug != null)
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  const me = await requireAccount(client, request)
  const params = new URL(request.url).searchParams
  const query = new URLSearchParams([...params].filter(([name, value]) => PARAMETERS.has(name) && value !== ''))
  try {
    const handles = ownHandles(me)
    const [inbox, ...profiles] = await Promise.all([
      fetchInbox(client, query),
      ...handles.map((handle) => fetchProfile(client, handle)),
    ])
    const unconfirmed = profiles.flatMap((profile) =>
      profile?.inquiryEmailAddress && profile.inquiryEmailVerified === false
        ? [{ slug: profile.slug, name: profile.name, address: profile.inquiryEmailAddress }]
        : [],
    )
    if (inbox.page > Math.max(inbox.pages, 1)) throw data(null, 404)
    const [q, profile] = [query.get('q') ?? '', query.get('profile') ?? '']
    return { inbox, handles, unconfirmed, q, profile, mailRequested: params.has('asked') }
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 400) throw data(null, 404)
    throw error
  }
}

const FORM = { slug: 1 }

/** Resends the mail that confirms an inquiry address. */
export async function action({ request, context }: Route.ActionArgs) {
  const client = context.get(clientContext)
  const slug = (await receiveAccountForm(client, request, FORM)).form.get('slug')
  try {
    await resendInquiryConfirmation(client, typeof slug === 'string' ? slug : '')
    return redirect(`${addresses.inbox}?asked=1`, 303)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return data({ problem: friendlyError(error) }, error.status)
  }
}

function address(box: string, { q, profile }: { q: string; profile: string }) {
  return (page: number) => {
    const query = new URLSearchParams({
      box,
      ...(q && { q }),
      ...(profile && { profile }),
      ...(page > 1 && { page: String(page) }),
    })
    return `${addresses.inbox}?${query}`
  }
}

export default function InboxPage({ loaderData, actionData }: Route.ComponentProps) {
  const { inbox, handles, unconfirmed, q, profile, mailRequested } = loaderData
  const input = 'rounded-field border border-line-strong bg-surface px-3.5 py-2 font-normal text-ink'
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 py-[clamp(2.5rem,6vw,4rem)]">
      <h1 className="text-title">Inbox</h1>
      {actionData?.problem && <Notice tone="bad">{actionData.problem}</Notice>}
      {mailRequested && <Notice tone="good">A new mail is on its way.</Notice>}
      {unconfirmed.map((one) => (
        <AddressNote key={one.slug} {...one} />
      ))}
      <BoxTabs current={inbox.box} unread={inbox.unreadIn} />
      <search>
        <form className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="box" value={inbox.box} />
          <label className="grid min-w-0 grow gap-1.5 text-compact font-semibold sm:max-w-80">
            Search these messages
            <input type="search" name="q" defaultValue={q} maxLength={200} className={input} />
          </label>
          {handles.length > 1 && (
            <label className="grid gap-1.5 text-compact font-semibold">
              Profile
              <select name="profile" defaultValue={profile} className={input}>
                <option value="">All</option>
                {handles.map((handle) => (
                  <option key={handle} value={handle}>
                    @{handle}
                  </option>
                ))}
              </select>
            </label>
          )}
          <Button variant="quiet">Search</Button>
        </form>
      </search>
      <MessageList inbox={inbox} searched={q !== '' || profile !== ''} hasProfile={handles.length > 0} />
      <Pagination page={inbox.page} pages={inbox.pages} address={address(inbox.box, { q, profile })} />
    </div>
  )
}

export const meta: Route.MetaFunction = () => [{ title: 'Inbox' }, { name: 'robots', content: 'noindex' }]
