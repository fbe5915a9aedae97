import { data, redirect } from 'react-router'

import { clientContext } from '#app/load-context.ts'
import { readForm } from '#app/read-form.ts'
import { ExpiredLink } from '#app/routes/inbox/expired-link.tsx'
import { ApiFailure } from '#client/api-failure.ts'
import { fetchLinkedBrief, renewBriefLink } from '#client/messages/briefs.ts'
import * as addresses from '#domain/addresses.ts'

import type { Route } from './+types/guest-brief.ts'
import { BriefAnswers } from './brief-answers.tsx'
import { loadCards } from './load-cards.ts'

/** A guest's brief; the token in the link grants access. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  const brief = await fetchLinkedBrief(client, params.token)
  if (!brief) throw data(null, 404)
  const mailed = new URL(request.url).searchParams.has('mailed')
  if (brief === 'expired') return data({ brief: undefined, cards: {}, mailed, token: '' }, 404)
  return { brief, cards: await loadCards(client, brief), mailed, token: params.token }
}

const FORM = { act: 1 }

/** R341: mails a new link in place of one that has expired. */
export async function action({ params, request, context }: Route.ActionArgs) {
  if ((await readForm(request, FORM)).get('act') !== 'renew') throw data(null, 400)
  await renewBriefLink(context.get(clientContext), params.token).catch((error: unknown) => {
    throw error instanceof ApiFailure ? data(null, error.status) : error
  })
  return redirect(`${addresses.guestBrief(params.token)}?mailed=1`, 303)
}

export default function GuestBriefPage({ loaderData }: Route.ComponentProps) {
  const { brief, cards, mailed, token } = loaderData
  if (!brief) return <ExpiredLink mailed={mailed} written={undefined} />
  return (
    <article className="wrap grid grid-cols-[minmax(0,1fr)] gap-10 py-[clamp(2rem,5vw,3.5rem)]">
      <header className="max-w-prose">
        <h1 className="text-heading wrap-anywhere">{brief.subject}</h1>
        <p className="mt-2 text-ink-soft">
          Your brief, and what became of it. Whoever has this page’s address can read the answers and write in your
          name: keep it to yourself.
        </p>
      </header>
      <BriefAnswers brief={brief} cards={cards} like={token} />
    </article>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.brief ? loaderData.brief.subject : 'Brief' },
  { name: 'robots', content: 'noindex' },
  // The address contains a secret, which must not leak in the Referer header.
  { name: 'referrer', content: 'same-origin' },
]
