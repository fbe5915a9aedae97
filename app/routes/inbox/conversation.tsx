import { data, redirect } from 'react-router'

import { clientContext } from '#app/load-context.ts'
import { readForm } from '#app/read-form.ts'
import { Notice } from '#app/ui/notice.tsx'
import { ApiFailure } from '#client/api-failure.ts'
import { fetchConversation, renewConversationLink, replyInConversation } from '#client/messages/messages.ts'
import * as addresses from '#domain/addresses.ts'

import type { Route } from './+types/conversation.ts'
import { ExpiredLink } from './expired-link.tsx'
import { ReplyForm } from './reply-form.tsx'
import { submitReply } from './submit-reply.ts'
import { Thread } from './thread.tsx'

/** A guest's conversation; the token in the mailed link grants access. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const message = await fetchConversation(context.get(clientContext), params.token)
  if (!message) throw data(null, 404)
  const { searchParams } = new URL(request.url)
  if (message === 'expired') return data({ expired: true as const, mailed: searchParams.has('mailed') }, 404)
  return { expired: false as const, message, sent: searchParams.has('sent'), idempotencyKey: crypto.randomUUID() }
}

const FORM = { act: 1, body: 1, idempotencyKey: 1 }

export async function action({ params, request, context }: Route.ActionArgs) {
  const client = context.get(clientContext)
  const form = await readForm(request, FORM)
  if (form.get('act') === 'renew') {
    await renewConversationLink(client, params.token).catch((error: unknown) => {
      throw error instanceof ApiFailure ? data(null, error.status) : error
    })
    return redirect(`${addresses.conversation(params.token)}?mailed=1`, 303)
  }
  const refused = await submitReply(form, (reply) => replyInConversation(client, params.token, reply))
  return refused ?? redirect(`${addresses.conversation(params.token)}?sent=1`, 303)
}

export default function Conversation({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.expired) {
    const written = actionData?.result.initialValue?.['body']
    return <ExpiredLink mailed={loaderData.mailed} written={typeof written === 'string' ? written : undefined} />
  }
  const { message, sent } = loaderData
  return (
    <article className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 py-[clamp(2.5rem,6vw,4rem)]">
      <header className="max-w-prose">
        <h1 className="text-heading wrap-anywhere">{message.subject}</h1>
        <p className="mt-2 text-ink-soft">
          Your conversation with <a href={addresses.profile(message.profileSlug)}>{message.profileName}</a>. Whoever has
          this page’s address can read it and write in your name: keep it to yourself.
        </p>
      </header>
      <div className="grid max-w-prose grid-cols-[minmax(0,1fr)] gap-8">
        {sent && !actionData && <Notice tone="good">Your reply is on its way.</Notice>}
        <Thread message={message} />
        <ReplyForm
          result={actionData?.result}
          idempotencyKey={actionData?.idempotencyKey ?? loaderData.idempotencyKey}
          hint={`${message.profileName} gets it by mail and in their inbox.`}
        />
      </div>
    </article>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title:
      loaderData && !loaderData.expired ? `Your conversation with ${loaderData.message.profileName}` : 'Conversation',
  },
  { name: 'robots', content: 'noindex' },
  // The address grants access, so it must not leak in the Referer header.
  { name: 'referrer', content: 'same-origin' },
]
