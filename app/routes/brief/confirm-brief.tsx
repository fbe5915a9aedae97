import { data, Form, redirect } from 'react-router'

import { clientContext } from '#app/load-context.ts'
import { secretPageMeta } from '#app/private-meta.ts'
import { readForm } from '#app/read-form.ts'
import { BriefTable } from '#app/ui/brief-table.tsx'
import { Button, ButtonLink } from '#app/ui/forms/button.tsx'
import { FindAgain } from '#app/ui/forms/find-again.tsx'
import { FormPage } from '#app/ui/forms/form-page.tsx'
import { MessageText } from '#app/ui/message-text.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { ApiFailure } from '#client/api-failure.ts'
import { friendlyError } from '#client/friendly-errors.ts'
import { confirmBrief, fetchUnconfirmedBrief } from '#client/messages/briefs.ts'
import * as addresses from '#domain/addresses.ts'
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
  const token = String((await readForm(request, FORM)).get('token') ?? '')
  try {
    const confirmed = await confirmBrief(context.get(clientContext), token)
    if (confirmed.recipients.some(({ problem }) => problem !== null)) return { confirmed, problem: undefined }
    return redirect(`${addresses.confirmBrief}?${new URLSearchParams({ token, sent: '1' })}`, 303)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return data({ confirmed: undefined, problem: friendlyError(error) }, error.status)
  }
}

const namesOf = (recipients: UnconfirmedBrief['recipients']) =>
  new Intl.ListFormat('en').format(recipients.map(({ profileName }) => profileName))

function Sent({ brief, token }: { brief: UnconfirmedBrief; token: string }) {
  const sent = brief.recipients.filter(({ state }) => state !== 'unsent')
  const held = sent.some(({ state }) => state === 'held')
  return (
    <FormPage
      title={held ? 'Your brief is held for review' : 'Your brief is sent'}
      lead={
        held
          ? 'Something about it looks like advertising to our filter, so nobody got a mail. They find it in a folder of their inbox, and can let it through.'
          : `${namesOf(sent)} ${sent.length > 1 ? 'have' : 'has'} it now. The answers come by mail, and stand side by side on one page. You can add files there, too.`
      }
    >
      <Problems brief={brief} />
      {sent.length < brief.recipients.length && (
        <Form method="post">
          <input type="hidden" name="token" value={token} />
          <Button variant="quiet">
            Send it to {namesOf(brief.recipients.filter(({ state }) => state === 'unsent'))} now
          </Button>
        </Form>
      )}
      {brief.token && (
        <div>
          <ButtonLink href={addresses.guestBrief(brief.token)}>See your brief and its answers</ButtonLink>
        </div>
      )}
      <FindAgain />
    </FormPage>
  )
}

function Problems({ brief }: { brief: UnconfirmedBrief }) {
  const failed = brief.recipients.filter(({ problem }) => problem !== null)
  if (failed.length === 0) return null
  return (
    <Notice tone="bad">
      {failed.map(({ profileName, problem }) => (
        <p key={profileName}>
          {profileName} did not get it: {problem}.
        </p>
      ))}
    </Notice>
  )
}

export default function ConfirmBrief({ loaderData, actionData }: Route.ComponentProps) {
  const { token } = loaderData
  const brief = actionData?.confirmed ?? loaderData.brief
  if (!brief) {
    return (
      <FormPage
        title="This link does not work"
        lead="It is incomplete, its brief was not confirmed within 7 days, or was deleted. If you confirmed it, find it among your requests; else you can write again."
      >
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={addresses.guestRequests}>See your requests</ButtonLink>
          <ButtonLink href={addresses.shortlist} variant="quiet">
            Your shortlist
          </ButtonLink>
        </div>
      </FormPage>
    )
  }
  if (brief.recipients.some(({ state }) => state !== 'unsent')) return <Sent brief={brief} token={token} />
  return (
    <FormPage
      title={`Send this to ${namesOf(brief.recipients)}?`}
      lead={
        <>
          Did you write this from <b className="wrap-anywhere">{brief.email}</b>? Then one press sends it to all of
          them.
        </>
      }
    >
      {actionData?.problem && <Notice tone="bad">{actionData.problem}</Notice>}
      <Problems brief={brief} />
      <section aria-label="Your brief" className="grid gap-4 rounded-card border border-line bg-surface p-6">
        <h2 className="text-large wrap-anywhere">
          <bdi>{brief.subject}</bdi>
        </h2>
        <MessageText text={brief.body} />
        <BriefTable parts={brief} linked={false} />
      </section>
      <Form method="post">
        <input type="hidden" name="token" value={token} />
        <Button>Send my brief</Button>
      </Form>
      <p className="text-small text-ink-soft">Not you, or another address? Close this page, and nothing is sent.</p>
    </FormPage>
  )
}

export const meta: Route.MetaFunction = ({ matches }) => secretPageMeta('Confirm your brief', matches)
