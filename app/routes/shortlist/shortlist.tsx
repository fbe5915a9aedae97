import { data, redirect } from 'react-router'

import { clientContext, siteContext } from '#app/load-context.ts'
import { textsForMeta, privateMeta } from '#app/private-meta.ts'
import { parseRequestForm } from '#app/read-form.ts'
import { withCurrency } from '#app/ui/currency/with-currency.ts'
import { fetchComparison, shortlistShareAddress } from '#client/lists/shortlist.ts'
import * as addresses from '#domain/addresses.ts'
import { MAX_SHORTLIST } from '#domain/limits.ts'
import { addToShortlist, parseShortlist, type Shortlist } from '#domain/lists/shortlist.ts'
import { findCurrency } from '#domain/profiles/currency.ts'
import { isHandle } from '#domain/profiles/handle.ts'

import type { Route } from './+types/shortlist.ts'
import { changeShortlist } from './change-shortlist.ts'
import { OwnList } from './own-list.tsx'
import { SharedList } from './shared-list.tsx'
import { shortlistCookieHeaders, readShortlistCookies } from './shortlist-cookie.ts'

/** A shared list: its experts who are still listed, and whether the visitor's own list has room for them. */
async function loadShared({ request, context }: Route.LoaderArgs, shared: Shortlist) {
  const { experts, missing } = await fetchComparison(context.get(clientContext), shared)
  const { list } = readShortlistCookies(request)
  const slugs = experts.map((expert) => expert.slug)
  const together = addToShortlist(list, slugs)
  return { kind: 'shared' as const, experts, gone: missing.length, own: list.length, room: roomFor(list, together) }
}

function roomFor(list: Shortlist, together: Shortlist | undefined): 'none' | 'some' | 'has all' {
  if (!together) return 'none'
  return together.length > list.length ? 'some' : 'has all'
}

async function loadOwn({ request, context }: Route.LoaderArgs, full: string | null) {
  const stored = readShortlistCookies(request)
  const removed = stored.former.filter((handle) => !stored.list.includes(handle))
  // Also fetches the removed experts, whose names the undo shows.
  const handles = [...stored.list, ...removed].slice(0, MAX_SHORTLIST)
  const { experts, missing, renamed } = await fetchComparison(context.get(clientContext), handles)
  const newNames = new Map(Object.entries(renamed))
  const list = [...new Set(stored.list.map((handle) => newNames.get(handle) ?? handle))]
  const onList = experts.filter((expert) => list.includes(expert.slug))
  const site = context.get(siteContext)
  const page = {
    kind: 'own' as const,
    experts: onList,
    missing: missing.filter((handle) => list.includes(handle)),
    removed: removed.map((handle) => experts.find((expert) => expert.slug === handle)?.name ?? `@${handle}`),
    refused: full !== null && isHandle(full) && list.length >= MAX_SHORTLIST && !list.includes(full) ? full : null,
    shareUrl: site.url + shortlistShareAddress(onList.map((expert) => expert.slug)),
  }
  // Stores the new handles of renamed experts.
  return { page, headers: newNames.size > 0 ? shortlistCookieHeaders({ ...stored, list }, site.url) : new Headers() }
}

export async function loader(args: Route.LoaderArgs) {
  const { searchParams } = new URL(args.request.url)
  const shared = searchParams.get('experts')
  const currency = currencyOf(args.request)
  const now = new Date().toISOString()
  if (shared !== null) return data({ page: await loadShared(args, parseShortlist(shared, ',')), now, currency })
  const { page, headers } = await loadOwn(args, searchParams.get('full'))
  return data({ page, now, currency }, { headers })
}

/** R742: the currency of the address; undefined for one that no project minimum can have. */
const currencyOf = ({ url }: Request) => findCurrency(new URL(url).searchParams.get('currency'))

const FORM = { expert: 1, remove: 1, experts: 1, before: 1, after: 1, intent: 1, next: 1 }

export async function action({ request, context }: Route.ActionArgs) {
  const { stored, to } = changeShortlist(readShortlistCookies(request), await parseRequestForm(request, FORM))
  const address = to.startsWith(addresses.shortlist) ? withCurrency(to, currencyOf(request)) : to
  return redirect(address, { status: 303, headers: shortlistCookieHeaders(stored, context.get(siteContext).url) })
}

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

export default function ShortlistPage({ loaderData }: Route.ComponentProps) {
  const { page, now, currency } = loaderData
  return page.kind === 'own' ? (
    <OwnList {...page} now={now} currency={currency} />
  ) : (
    <SharedList {...page} now={now} currency={currency} />
  )
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  privateMeta(textsForMeta(matches)(`shortlist.${loaderData?.page.kind ?? 'own'}.title`), matches)
