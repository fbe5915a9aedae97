import { data, Form, redirect } from 'react-router'

import { clientContext, languageContext } from '#app/load-context.ts'
import { textsForMeta, secretPageMeta } from '#app/private-meta.ts'
import { parseRequestForm } from '#app/read-form.ts'
import { textsFor, useTexts } from '#app/shell/use-texts.ts'
import { Button, ButtonLink } from '#app/ui/forms/button.tsx'
import { FindAgain } from '#app/ui/forms/find-again.tsx'
import { FormPage } from '#app/ui/forms/form-page.tsx'
import { MessageText } from '#app/ui/message-text.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { spamText } from '#app/ui/spam-text.ts'
import { ApiFailure } from '#client/api-failure.ts'
import { friendlyError } from '#client/friendly-errors.ts'
import { confirmMessage, fetchUnconfirmedMessage } from '#client/messages/messages.ts'
import * as addresses from '#domain/addresses.ts'
import { UNCONFIRMED_MESSAGE_DAYS } from '#domain/limits.ts'

import type { Route } from './+types/confirm-message.ts'

/** A GET changes nothing: mail scanners open every link. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const token = query.get('token') ?? ''
  const message = await fetchUnconfirmedMessage(context.get(clientContext), token)
  // R660: once it is sent, the link leads to the conversation.
  if (message?.token && !query.has('sent')) throw redirect(addresses.conversation(message.token), 303)
  return data({ token, message }, message ? 200 : 404)
}

const FORM = { token: 1 }

export async function action({ request, context }: Route.ActionArgs) {
  const token = String((await parseRequestForm(request, FORM)).get('token') ?? '')
  try {
    await confirmMessage(context.get(clientContext), token)
    return redirect(`${addresses.confirmMessage}?${new URLSearchParams({ token, sent: '1' })}`, 303)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const t = textsFor(context.get(languageContext))
    return data({ problem: friendlyError(error, t) }, error.status)
  }
}

type Message = NonNullable<Awaited<ReturnType<typeof fetchUnconfirmedMessage>>>

/** R660: to the conversation, and how to come back to it. */
function WayOn({ message: { token, profileName, profileSlug } }: { message: Message }) {
  const t = useTexts()
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {token && <ButtonLink href={addresses.conversation(token)}>{t('contact.confirm.open')}</ButtonLink>}
        <ButtonLink href={addresses.profile(profileSlug)} variant="quiet">
          {t('contact.back', { name: profileName })}
        </ButtonLink>
      </div>
      <FindAgain />
    </>
  )
}

export default function ConfirmMessage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts()
  const { token, message } = loaderData
  if (!message) {
    return (
      <FormPage
        title={t('contact.brokenLink.title')}
        lead={t('contact.brokenLink.message', { days: UNCONFIRMED_MESSAGE_DAYS })}
      >
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={addresses.guestRequests}>{t('contact.brokenLink.requests')}</ButtonLink>
          <ButtonLink href={addresses.experts} variant="quiet">
            {t('contact.brokenLink.find')}
          </ButtonLink>
        </div>
      </FormPage>
    )
  }
  if (message.status === 'sent') {
    return (
      <FormPage
        title={t('contact.confirm.done.title')}
        lead={t('contact.confirm.done.lead', { name: message.profileName })}
      >
        <WayOn message={message} />
      </FormPage>
    )
  }
  if (message.status === 'filtered') {
    return (
      <FormPage
        title={t('contact.held.title')}
        lead={
          message.filterSigns.length > 0
            ? t('contact.held.leadReason', { reason: spamText(t, message.filterSigns), name: message.profileName })
            : t('contact.held.lead', { name: message.profileName })
        }
      >
        <WayOn message={message} />
      </FormPage>
    )
  }
  return (
    <FormPage
      title={t('contact.confirm.title', { name: message.profileName })}
      lead={t.rich('contact.confirm.lead', {
        email: message.email,
        address: (text) => (
          <b translate="no" className="wrap-anywhere">
            {text}
          </b>
        ),
      })}
    >
      {actionData?.problem && <Notice tone="bad">{actionData.problem}</Notice>}
      <section aria-label={t('contact.confirm.message')} className="rounded-card border border-line bg-surface p-6">
        <h2 className="mb-3 text-large wrap-anywhere">
          <bdi>{message.subject}</bdi>
        </h2>
        {message.topic && (
          <p className="mb-3 text-compact text-ink-soft wrap-anywhere">
            {t('contact.confirm.topic', { topic: message.topic })}
          </p>
        )}
        <MessageText text={message.body} />
      </section>
      <Form method="post">
        <input type="hidden" name="token" value={token} />
        <Button>{t('contact.confirm.button')}</Button>
      </Form>
      <p className="text-small text-ink-soft">{t('contact.confirm.notYou')}</p>
    </FormPage>
  )
}

export const meta: Route.MetaFunction = ({ matches }) =>
  secretPageMeta(textsForMeta(matches)('contact.confirm.pageTitle'), matches)
