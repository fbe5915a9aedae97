import { data, redirect } from 'react-router'

import { clientContext, languageContext, siteContext, takeFileContext } from '#app/load-context.ts'
import { textsForMeta, secretPageMeta } from '#app/private-meta.ts'
import { ExpiredLink, mailedAgainAddress, parseMailedCount } from '#app/routes/inbox/expired-link.tsx'
import { textsFor, useTexts } from '#app/shell/use-texts.ts'
import { ApiFailure } from '#client/api-failure.ts'
import type { Client } from '#client/client.ts'
import { fetchLinkedBrief, renewBriefLink } from '#client/messages/briefs.ts'
import * as addresses from '#domain/addresses.ts'

import type { Route } from './+types/guest-brief.ts'
import { actOnBrief, parseFilesDone, parseBriefPageForm } from './act-on-brief.ts'
import { BriefAnswers } from './brief-answers.tsx'
import { loadCards } from './load-cards.ts'

/** A guest's brief; the token in the link grants access. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  const brief = await fetchLinkedBrief(client, params.token)
  if (!brief) throw data(null, 404)
  const { searchParams } = new URL(request.url)
  const shared = { mailed: parseMailedCount(searchParams), demo: context.get(siteContext).demo }
  const done = parseFilesDone(searchParams)
  if ('expired' in brief) {
    return data({ ...shared, brief: undefined, email: brief.email, cards: {}, done: undefined, token: '' }, 404)
  }
  return { ...shared, brief, email: undefined, cards: await loadCards(client, brief), done, token: params.token }
}

/** R341: mails a new link in place of one that has expired. */
async function renew(client: Client, token: string, request: Request) {
  await renewBriefLink(client, token).catch((error: unknown) => {
    throw error instanceof ApiFailure ? data(null, error.status) : error
  })
  return redirect(mailedAgainAddress(addresses.guestBrief(token), request), 303)
}

/** R343: files are taken once the link has proven that its holder may add some. */
export async function action({ params: { token }, request, context }: Route.ActionArgs) {
  const client = context.get(clientContext)
  const brief = await fetchLinkedBrief(client, token)
  const isOpen = brief !== undefined && !('expired' in brief)
  const form = await parseBriefPageForm(request, isOpen ? context.get(takeFileContext) : undefined)
  if (form.get('act') === 'renew') return renew(client, token, request)
  if (!isOpen) throw data(null, 404)
  const t = textsFor(context.get(languageContext))
  return actOnBrief(client, { t, door: { id: brief.id, token }, address: addresses.guestBrief(token), form })
}

export default function GuestBriefPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts()
  const { brief, email, cards, mailed, demo, done, token } = loaderData
  if (!brief) return <ExpiredLink email={email} mailed={mailed} demo={demo} written={undefined} />
  return (
    <article className="wrap grid grid-cols-[minmax(0,1fr)] gap-10 py-[clamp(2rem,5vw,3.5rem)]">
      <header className="max-w-prose">
        <h1 className="text-heading wrap-anywhere">
          <bdi>{brief.subject}</bdi>
        </h1>
        <p className="mt-2 text-ink-soft">
          {t.rich('brief.page.leadGuest', { requests: (text) => <a href={addresses.guestRequests}>{text}</a> })}
        </p>
      </header>
      <BriefAnswers
        brief={brief}
        cards={cards}
        like={token}
        door={{ id: brief.id, token }}
        files={{ done, problem: actionData?.fileProblem }}
        withdrawal={actionData?.withdrawal}
      />
    </article>
  )
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  secretPageMeta(loaderData?.brief ? loaderData.brief.subject : textsForMeta(matches)('brief.page.title'), matches)
