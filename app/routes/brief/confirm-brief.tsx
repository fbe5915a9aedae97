import { data, Form, redirect } from 'react-router'

import { clientContext, languageContext } from '#app/load-context.ts'
import { textsForMeta, secretPageMeta } from '#app/private-meta.ts'
import { parseRequestForm } from '#app/read-form.ts'
import { textsFor, useTexts } from '#app/shell/use-texts.ts'
import { BriefTable } from '#app/ui/brief-table.tsx'
import { Button, ButtonLink } from '#app/ui/forms/button.tsx'
import { FindAgain } from '#app/ui/forms/find-again.tsx'
import { FormPage } from '#app/ui/forms/form-page.tsx'
import { MessageText } from '#app/ui/message-text.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { ApiFailure } from '#client/api-failure.ts'
import { friendlyError } from '#client/friendly-errors.ts'
import { refusalText } from '#client/issue-texts.ts'
import { confirmBrief, fetchUnconfirmedBrief } from '#client/messages/briefs.ts'
import * as addresses from '#domain/addresses.ts'
import { UNCONFIRMED_MESSAGE_DAYS } from '#domain/limits.ts'
import type { UnconfirmedBrief } from '#domain/messages/brief/brief.ts'

import type { Route } from './+types/confirm-brief.ts'

/** A GET changes nothing: mail scanners open every link. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const token = query.get('token') ?? ''
  const brief = await fetchUnconfirmedBrief(context.get(clientContext), token)
  // R660: once it is sent to all of them, the link leads to the brief.
  if (brief?.token && !query.has('sent') && brief.recipients.every(({ state }) => state !== 'unsent')) {
    throw redirect(addresses.guestBrief(brief.token), 303)
  }
  return data({ token, brief }, brief ? 200 : 404)
}

const FORM = { token: 1 }

export async function action({ request, context }: Route.ActionArgs) {
  const token = String((await parseRequestForm(request, FORM)).get('token') ?? '')
  try {
    const confirmed = await confirmBrief(context.get(clientContext), token)
    if (confirmed.recipients.some(({ problem }) => problem !== null)) return { confirmed, problem: undefined }
    return redirect(`${addresses.confirmBrief}?${new URLSearchParams({ token, sent: '1' })}`, 303)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return data(
      { confirmed: undefined, problem: friendlyError(error, textsFor(context.get(languageContext))) },
      error.status,
    )
  }
}

const namesOf = (recipients: UnconfirmedBrief['recipients']) =>
  new Intl.ListFormat('en').format(recipients.map(({ profileName }) => profileName))

function Sent({ brief, token }: { brief: UnconfirmedBrief; token: string }) {
  const t = useTexts()
  const sent = brief.recipients.filter(({ state }) => state !== 'unsent')
  const held = sent.some(({ state }) => state === 'held')
  return (
    <FormPage
      title={held ? t('brief.confirm.held.title') : t('brief.confirm.done.title')}
      lead={
        held ? t('brief.confirm.held.lead') : t('brief.confirm.done.lead', { count: sent.length, names: namesOf(sent) })
      }
    >
      <Problems brief={brief} />
      {sent.length < brief.recipients.length && (
        <Form method="post">
          <input type="hidden" name="token" value={token} />
          <Button variant="quiet">
            {t('brief.confirm.retry', { names: namesOf(brief.recipients.filter(({ state }) => state === 'unsent')) })}
          </Button>
        </Form>
      )}
      {brief.token && (
        <div>
          <ButtonLink href={addresses.guestBrief(brief.token)}>{t('brief.confirm.see')}</ButtonLink>
        </div>
      )}
      <FindAgain />
    </FormPage>
  )
}

function Problems({ brief }: { brief: UnconfirmedBrief }) {
  const t = useTexts()
  const failed = brief.recipients.filter(({ problem }) => problem !== null)
  if (failed.length === 0) return null
  return (
    <Notice tone="bad">
      {failed.map(({ profileName, issues }) => {
        const reason = refusalText(issues, t) ?? t('issues.not_contactable')
        return <p key={profileName}>{t('brief.confirm.failed', { name: profileName, reason })}</p>
      })}
    </Notice>
  )
}

export default function ConfirmBrief({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts()
  const { token } = loaderData
  const brief = actionData?.confirmed ?? loaderData.brief
  if (!brief) {
    return (
      <FormPage
        title={t('brief.brokenLink.title')}
        lead={t('brief.brokenLink.lead', { days: UNCONFIRMED_MESSAGE_DAYS })}
      >
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={addresses.guestRequests}>{t('brief.brokenLink.requests')}</ButtonLink>
          <ButtonLink href={addresses.shortlist} variant="quiet">
            {t('brief.shortlist')}
          </ButtonLink>
        </div>
      </FormPage>
    )
  }
  if (brief.recipients.some(({ state }) => state !== 'unsent')) return <Sent brief={brief} token={token} />
  return (
    <FormPage
      title={t('brief.confirm.title', { names: namesOf(brief.recipients) })}
      lead={t.rich('brief.confirm.lead', {
        email: brief.email,
        address: (text) => (
          <b translate="no" className="wrap-anywhere">
            {text}
          </b>
        ),
      })}
    >
      {actionData?.problem && <Notice tone="bad">{actionData.problem}</Notice>}
      <Problems brief={brief} />
      <section
        aria-label={t('brief.confirm.brief')}
        className="grid gap-4 rounded-card border border-line bg-surface p-6"
      >
        <h2 className="text-large wrap-anywhere">
          <bdi>{brief.subject}</bdi>
        </h2>
        <MessageText text={brief.body} />
        <BriefTable parts={brief} linked={false} />
      </section>
      <Form method="post">
        <input type="hidden" name="token" value={token} />
        <Button>{t('brief.confirm.button')}</Button>
      </Form>
      <p className="text-small text-ink-soft">{t('brief.confirm.notYou')}</p>
    </FormPage>
  )
}

export const meta: Route.MetaFunction = ({ matches }) =>
  secretPageMeta(textsForMeta(matches)('brief.confirm.pageTitle'), matches)
