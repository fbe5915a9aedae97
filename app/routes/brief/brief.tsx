import { data } from 'react-router'

import { clientContext, languageContext, takeFileContext } from '#app/load-context.ts'
import { textsForMeta, privateMeta } from '#app/private-meta.ts'
import { isSignedIn, requireAccount } from '#app/routes/sign-in/require-account.ts'
import { textsFor, useTexts } from '#app/shell/use-texts.ts'
import { Draft } from '#app/ui/forms/draft.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { fetchMe } from '#client/accounts/me.ts'
import { fetchBrief } from '#client/messages/briefs.ts'
import * as addresses from '#domain/addresses.ts'

import type { Route } from './+types/brief.ts'
import { actOnBrief, parseFilesDone, parseBriefPageForm } from './act-on-brief.ts'
import { BriefAnswers } from './brief-answers.tsx'
import { loadCards } from './load-cards.ts'

const DONE = ['sent', 'filtered'] as const

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  await requireAccount(client, request)
  const brief = await fetchBrief(client, params.id)
  if (!brief) throw data(null, 404)
  const { searchParams } = new URL(request.url)
  const done = DONE.find((one) => one === searchParams.get('done'))
  return { brief, cards: await loadCards(client, brief), done, filesDone: parseFilesDone(searchParams) }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const client = context.get(clientContext)
  const brief = isSignedIn(await fetchMe(client)) ? await fetchBrief(client, params.id) : undefined
  const form = await parseBriefPageForm(request, brief && context.get(takeFileContext))
  await requireAccount(client, request)
  if (!brief) throw data(null, 404)
  const t = textsFor(context.get(languageContext))
  return actOnBrief(client, { t, door: { id: brief.id }, address: addresses.brief(brief.id), form })
}

export default function BriefPage({ loaderData: { brief, cards, done, filesDone }, actionData }: Route.ComponentProps) {
  const t = useTexts()
  return (
    <article className="wrap grid grid-cols-[minmax(0,1fr)] gap-10 py-[clamp(2rem,5vw,3.5rem)]">
      <header className="max-w-prose">
        <p className="mb-4 text-compact">
          <a href={addresses.briefs} className="touch-target">
            {t('brief.page.back')}
          </a>
        </p>
        <h1 className="text-heading wrap-anywhere">
          <bdi>{brief.subject}</bdi>
        </h1>
        <p className="mt-2 text-ink-soft">{t('brief.page.lead')}</p>
      </header>
      {done && !actionData && <Notice tone="good">{t(`brief.page.done.${done}`)}</Notice>}
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
  privateMeta(loaderData ? loaderData.brief.subject : textsForMeta(matches)('brief.page.title'), matches)
