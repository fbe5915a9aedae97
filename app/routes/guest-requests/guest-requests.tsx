import { data } from 'react-router'

import { clientContext, languageContext, siteContext } from '#app/load-context.ts'
import { redirectToLastPage } from '#app/missing-page.ts'
import { textsForMeta, secretPageMeta } from '#app/private-meta.ts'
import { parseRequestForm } from '#app/read-form.ts'
import { textsFor } from '#app/shell/use-texts.ts'
import { ApiFailure } from '#client/api-failure.ts'
import { fetchGuestRequests, fetchGuestRequestsLink } from '#client/messages/guest-requests.ts'

import type { Route } from './+types/guest-requests.ts'
import { actOnGuestRequests, GUEST_REQUESTS_DONE, FORM, type RequestsAnswer } from './act-on-requests.ts'
import { AskForm, LinkMailed, OpenForm } from './ask-form.tsx'
import { guestRequestsPageAddress, RequestList } from './request-list.tsx'

/** R290: the page of a mailed link says whose requests it opens, and opens nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  const query = new URL(request.url).searchParams
  const { demo } = context.get(siteContext)
  const done = GUEST_REQUESTS_DONE.find((one) => one === query.get('done'))
  const shared = { demo, done, token: '', email: undefined, list: undefined }
  const token = query.get('token')
  if (token !== null) {
    const email = await fetchGuestRequestsLink(client, token)
    return data({ ...shared, token, email, gone: email === undefined }, email === undefined ? 404 : 200)
  }
  const list = await redirectToLastPage(fetchGuestRequests(client, query.get('page') ?? '1'), {
    request,
    address: guestRequestsPageAddress,
  }).catch((error: unknown) => {
    throw error instanceof ApiFailure && error.status === 400 ? data(null, 404) : error
  })
  return data({ ...shared, list, gone: false })
}

export async function action({ request, context }: Route.ActionArgs) {
  const t = textsFor(context.get(languageContext))
  return actOnGuestRequests(t, context.get(clientContext), await parseRequestForm(request, FORM))
}

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

export default function GuestRequestsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, email, list, gone, done, demo } = loaderData
  const answer = actionData as RequestsAnswer | undefined
  if (answer?.sentTo) return <LinkMailed email={answer.sentTo} again={answer.again ?? false} demo={demo} />
  if (email !== undefined) return <OpenForm token={token} email={email} />
  if (list) return <RequestList list={list} done={done} problem={answer?.problem} />
  return <AskForm answer={answer} gone={gone} done={done} />
}

export const meta: Route.MetaFunction = ({ matches }) =>
  secretPageMeta(textsForMeta(matches)('requests.title'), matches)
