import { data, redirect } from 'react-router'

import { clientContext, languageContext, siteContext } from '#app/load-context.ts'
import { textsForMeta, secretPageMeta } from '#app/private-meta.ts'
import { parseRequestForm } from '#app/read-form.ts'
import { type PageTexts, textsFor, useTexts } from '#app/shell/use-texts.ts'
import { Notice } from '#app/ui/notice.tsx'
import { ApiFailure } from '#client/api-failure.ts'
import { friendlyError } from '#client/friendly-errors.ts'
import { fieldErrorTexts } from '#client/issue-texts.ts'
import {
  actOnGuestHireClaim,
  fetchConversation,
  renewConversationLink,
  replyInConversation,
  reportConversation,
} from '#client/messages/messages.ts'
import * as addresses from '#domain/addresses.ts'

import type { Route } from './+types/conversation.ts'
import { ConversationNotes } from './conversation-notes.tsx'
import { ExpiredLink, mailedAgainAddress, parseMailedCount } from './expired-link.tsx'
import { HIRE_DONE_VALUES, parseHireButtonValue } from './hire/hire-acts.ts'
import { HireNote } from './hire/hire-note.tsx'
import { ReplyForm } from './reply-form.tsx'
import { ReportForm } from './report-form.tsx'
import { type ReplyAnswer, submitReply } from './submit-reply.ts'
import { Thread } from './thread.tsx'

/** A guest's conversation; the token in the mailed link grants access. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const message = await fetchConversation(context.get(clientContext), params.token)
  if (!message) throw data(null, 404)
  const { searchParams } = new URL(request.url)
  if ('expired' in message)
    return data({ ...message, mailed: parseMailedCount(searchParams), demo: context.get(siteContext).demo }, 404)
  const done = DONE.find((one) => one === searchParams.get('done'))
  return { expired: false as const, message, done, idempotencyKey: crypto.randomUUID() }
}

const DONE = [...HIRE_DONE_VALUES, 'reply', 'report'] as const

const FORM = { act: 1, body: 1, idempotencyKey: 1, reason: 1 }

type Answer = ReplyAnswer | { problem: string; reason: string; result?: undefined; idempotencyKey?: undefined }

type Act = { t: PageTexts; name: string; run: () => Promise<unknown>; reason?: string }

async function actOn(token: string, { t, name, run, reason = '' }: Act) {
  try {
    await run()
    return redirect(`${addresses.conversation(token)}?done=${name}`, 303)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    if (error.status === 404) throw data(null, 404)
    const text = fieldErrorTexts(error, t)['reason']?.[0] ?? friendlyError(error, t)
    return data<Answer>({ problem: text, reason }, error.status)
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const client = context.get(clientContext)
  const t = textsFor(context.get(languageContext))
  const form = await parseRequestForm(request, FORM)
  if (form.get('act') === 'renew') {
    await renewConversationLink(client, params.token).catch((error: unknown) => {
      throw error instanceof ApiFailure ? data(null, error.status) : error
    })
    return redirect(mailedAgainAddress(addresses.conversation(params.token), request), 303)
  }
  const name = String(form.get('act') ?? '')
  if (name === 'report') {
    const reason = String(form.get('reason') ?? '')
    return actOn(params.token, { t, name, run: () => reportConversation(client, params.token, reason), reason })
  }
  const hire = parseHireButtonValue(name)
  if (hire) return actOn(params.token, { t, name, run: () => actOnGuestHireClaim(client, params.token, hire) })
  const refused = await submitReply(t, form, (reply) => replyInConversation(client, params.token, reply))
  return refused ?? redirect(`${addresses.conversation(params.token)}?done=reply`, 303)
}

export default function Conversation({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts()
  const answer = actionData as Answer | undefined
  if (loaderData.expired) {
    const written = answer?.result?.initialValue?.['body']
    const { email, mailed, demo } = loaderData
    return (
      <ExpiredLink
        email={email}
        mailed={mailed}
        demo={demo}
        written={typeof written === 'string' ? written : undefined}
      />
    )
  }
  const { message, done } = loaderData
  const { profileName, profileSlug } = message
  return (
    <article className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 py-[clamp(2.5rem,6vw,4rem)]">
      <header className="max-w-prose">
        <h1 className="text-heading wrap-anywhere">
          <bdi>{message.subject}</bdi>
        </h1>
        {message.topic && (
          <p className="mt-2 text-compact wrap-anywhere">{t('conversation.topic', { topic: message.topic })}</p>
        )}
        <p className="mt-2 text-ink-soft">
          {t.rich('conversation.with', {
            name: profileName,
            profile: (text) => (profileSlug === null ? text : <a href={addresses.profile(profileSlug)}>{text}</a>),
            requests: (text) => <a href={addresses.guestRequests}>{text}</a>,
          })}
        </p>
      </header>
      <div className="grid max-w-prose grid-cols-[minmax(0,1fr)] gap-8">
        <ConversationNotes message={message} />
        <Thread message={message} atEnd={!done && !answer} />
        {answer?.problem && <Notice tone="bad">{answer.problem}</Notice>}
        {done && !answer && <Notice tone="good">{t(`conversation.done.${done}`)}</Notice>}
        {message.hire && <HireNote message={message} />}
        {profileSlug !== null && (
          <ReplyForm
            id={message.id}
            sent={done === 'reply' && !answer}
            result={answer?.result}
            idempotencyKey={answer?.idempotencyKey ?? loaderData.idempotencyKey}
            hint={
              message.status === 'filtered'
                ? t('conversation.reply.hintHeld', { name: profileName })
                : t('conversation.reply.hintGuest', { name: profileName })
            }
          />
        )}
        {!message.hire && <HireNote message={message} />}
        <ReportForm message={message} reason={answer?.problem ? answer.reason : ''} />
      </div>
    </article>
  )
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const t = textsForMeta(matches)
  const title =
    loaderData && !loaderData.expired
      ? t('conversation.pageTitleGuest', { name: loaderData.message.profileName })
      : t('conversation.pageTitle')
  return secretPageMeta(title, matches)
}
