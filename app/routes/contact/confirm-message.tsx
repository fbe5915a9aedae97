import { data, Form, redirect } from 'react-router'

import { clientContext } from '#app/load-context.ts'
import { secretPageMeta } from '#app/private-meta.ts'
import { readForm } from '#app/read-form.ts'
import { Button, ButtonLink } from '#app/ui/forms/button.tsx'
import { FindAgain } from '#app/ui/forms/find-again.tsx'
import { FormPage } from '#app/ui/forms/form-page.tsx'
import { MessageText } from '#app/ui/message-text.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { ApiFailure } from '#client/api-failure.ts'
import { friendlyError, refusalReason } from '#client/friendly-errors.ts'
import { confirmMessage, fetchUnconfirmed } from '#client/messages/messages.ts'
import * as addresses from '#domain/addresses.ts'

import type { Route } from './+types/confirm-message.ts'

/** A GET changes nothing: mail scanners open every link. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const token = query.get('token') ?? ''
  const message = await fetchUnconfirmed(context.get(clientContext), token)
  // R660: once it is sent, the link leads to the conversation.
  if (message?.token && !query.has('sent')) throw redirect(addresses.conversation(message.token), 303)
  return data({ token, message }, message ? 200 : 404)
}

const FORM = { token: 1 }

export async function action({ request, context }: Route.ActionArgs) {
  const token = String((await readForm(request, FORM)).get('token') ?? '')
  try {
    await confirmMessage(context.get(clientContext), token)
    return redirect(`${addresses.confirmMessage}?${new URLSearchParams({ token, sent: '1' })}`, 303)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const plain = error.status === 403 || error.status === 429
    return data({ problem: plain ? refusalReason(error) : friendlyError(error) }, error.status)
  }
}

type Message = NonNullable<Awaited<ReturnType<typeof fetchUnconfirmed>>>

/** R660: to the conversation, and how to come back to it. */
function WayOn({ message: { token, profileName, profileSlug } }: { message: Message }) {
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {token && <ButtonLink href={addresses.conversation(token)}>Open the conversation</ButtonLink>}
        <ButtonLink href={addresses.profile(profileSlug)} variant="quiet">
          Back to {profileName}
        </ButtonLink>
      </div>
      <FindAgain />
    </>
  )
}

export default function ConfirmMessage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, message } = loaderData
  if (!message) {
    return (
      <FormPage
        title="This link does not work"
        lead="It is incomplete, its message was not confirmed within 7 days, or was deleted. If you confirmed it, find it among your requests; else you can write again."
      >
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={addresses.guestRequests}>See your requests</ButtonLink>
          <ButtonLink href={addresses.experts} variant="quiet">
            Find an expert
          </ButtonLink>
        </div>
      </FormPage>
    )
  }
  if (message.status === 'sent') {
    return (
      <FormPage
        title="Your message is sent"
        lead={`${message.profileName} has it now. The answer comes by mail, with a link to write back.`}
      >
        <WayOn message={message} />
      </FormPage>
    )
  }
  if (message.status === 'filtered') {
    return (
      <FormPage
        title="Your message is held for review"
        lead={`${message.filterReason ?? ''} That looks like advertising to our filter, so ${message.profileName} got no mail. They find it in a folder of their inbox, and can let it through.`}
      >
        <WayOn message={message} />
      </FormPage>
    )
  }
  return (
    <FormPage
      title={`Send this to ${message.profileName}?`}
      lead={
        <>
          Did you write this from <b className="wrap-anywhere">{message.email}</b>? Then one press sends it.
        </>
      }
    >
      {actionData?.problem && <Notice tone="bad">{actionData.problem}</Notice>}
      <section aria-label="Your message" className="rounded-card border border-line bg-surface p-6">
        <h2 className="mb-3 text-large wrap-anywhere">
          <bdi>{message.subject}</bdi>
        </h2>
        {message.topic && <p className="mb-3 text-compact text-ink-soft wrap-anywhere">Topic: {message.topic}</p>}
        <MessageText text={message.body} />
      </section>
      <Form method="post">
        <input type="hidden" name="token" value={token} />
        <Button>Send my message</Button>
      </Form>
      <p className="text-small text-ink-soft">Not you, or another address? Close this page, and nothing is sent.</p>
    </FormPage>
  )
}

export const meta: Route.MetaFunction = ({ matches }) => secretPageMeta('Confirm your message', matches)
