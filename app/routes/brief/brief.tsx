import { data } from 'react-router'

import { clientContext, takeFileContext } from '#app/load-context.ts'
import { privateMeta } from '#app/private-meta.ts'
import { isSignedIn, requireAccount } from '#app/routes/sign-in/require-account.ts'
import { Draft } from '#app/ui/forms/draft.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { fetchMe } from '#client/accounts/me.ts'
import { fetchBrief } from '#client/messages/briefs.ts'
import * as addresses from '#domain/addresses.ts'
import { ownValue } from '#domain/own-value.ts'

import type { Route } from './+types/brief.ts'
import { actOnBrief, FILES_DONE, readFilesForm } from './act-on-brief.ts'
import { BriefAnswers } from './brief-answers.tsx'
import { loadCards } from './load-cards.ts'

const DONE: Record<string, string> = {
  sent: 'Your brief is on its way. You will have the answers by mail, and here. Files can be added below.',
  filtered:
    'Something about your brief looks like advertising to our filter, so it is held for review. The experts find it in a folder of their inbox, and can let it through.',
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  await requireAccount(client, request)
  const brief = await fetchBrief(client, params.id)
  if (!brief) throw data(null, 404)
  const { searchParams } = new URL(request.url)
  const done = ownValue(DONE, searchParams.get('done'))
  const filesDone = ownValue(FILES_DONE, searchParams.get('files'))
  return { brief, cards: await loadCards(client, brief), done, filesDone }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const client = context.get(clientContext)
  const brief = isSignedIn(await fetchMe(client)) ? await fetchBrief(client, params.id) : undefined
  const form = await readFilesForm(request, brief && context.get(takeFileContext))
  await requireAccount(client, request)
  if (!brief) throw data(null, 404)
  return actOnBrief(client, { door: { id: brief.id }, address: addresses.brief(brief.id), form })
}

export default function BriefPage({ loaderData: { brief, cards, done, filesDone }, actionData }: Route.ComponentProps) {
  return (
    <article className="wrap grid grid-cols-[minmax(0,1fr)] gap-10 py-[clamp(2rem,5vw,3.5rem)]">
      <header className="max-w-prose">
        <p className="mb-4 text-compact">
          <a href={addresses.briefs} className="touch-target">
            ← Briefs
          </a>
        </p>
        <h1 className="text-heading wrap-anywhere">
          <bdi>{brief.subject}</bdi>
        </h1>
        <p className="mt-2 text-ink-soft">Your brief, and what became of it.</p>
      </header>
      {done && !actionData && <Notice tone="good">{done}</Notice>}
      {done && <Draft name="brief" sent />}
      <BriefAnswers
        brief={brief}
        cards={cards}
        like={brief.id}
        door={{ id: brief.id }}
        files={{ done: filesDone, problem: actionData?.fileProblem }}
        withdrawal={actionData?.withdrawal}
      />
    </article>
  )
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  privateMeta(loaderData ? loaderData.brief.subject : 'Brief', matches)
