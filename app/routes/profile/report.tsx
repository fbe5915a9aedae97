import { data, redirect } from 'react-router'

import { clientContext, siteContext } from '#app/load-context.ts'
import { secretPageMeta } from '#app/private-meta.ts'
import { readForm } from '#app/read-form.ts'
import { REASON_LABELS } from '#app/routes/admin/admin-labels.ts'
import { Button, ButtonLink } from '#app/ui/forms/button.tsx'
import { FormErrors } from '#app/ui/forms/form-errors.tsx'
import { FormPage } from '#app/ui/forms/form-page.tsx'
import { FieldError } from '#app/ui/forms/labelled.tsx'
import { TextArea } from '#app/ui/forms/text-input.tsx'
import { fetchMe } from '#client/accounts/me.ts'
import { confirmReport, fetchHeldReport, reportProfile } from '#client/admin/reports.ts'
import { ApiFailure } from '#client/api-failure.ts'
import type { Client } from '#client/client.ts'
import { friendlyError, refusalReason } from '#client/friendly-errors.ts'
import { fetchProfile } from '#client/profiles/profiles.ts'
import * as addresses from '#domain/addresses.ts'
import { MAX_LENGTH, UNCONFIRMED_DAYS } from '#domain/limits.ts'

import type { Route } from './+types/report.ts'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { handle } = params
  if (!handle.startsWith('@')) throw data(null, 404)
  const profile = await fetchProfile(context.get(clientContext), handle.slice(1))
  if (!profile) throw data(null, 404)
  if (handle.slice(1) !== profile.slug) throw redirect(addresses.reportProfile(profile.slug), 301)
  const { slug, name, role } = profile
  const query = new URL(request.url).searchParams
  const { demo } = context.get(siteContext)
  const token = query.get('token')
  const held = token === null ? undefined : await fetchHeldReport(context.get(clientContext), token)
  const mailed = token === null ? undefined : { token, state: held?.status ?? ('unknown' as const) }
  const sent = query.get('sent')
  const email = sent === 'waiting' ? (await fetchMe(context.get(clientContext))).user?.email : undefined
  const page = { slug, name, own: role === 'OWNER', sent, mailed, email, demo }
  return data(page, mailed?.state === 'unknown' ? 404 : 200)
}

/** Confirms a report by the mailed link: a GET changes nothing, the button does. */
async function confirm(client: Client, { slug, token }: { slug: string; token: string }) {
  try {
    await confirmReport(client, token)
    // The link itself says what came of it.
    return redirect(`${addresses.reportProfile(slug)}?token=${encodeURIComponent(token)}`, 303)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const problem = error.status === 404 ? 'This link has expired or is incomplete.' : friendlyError(error)
    return data({ errors: [problem], fields: error.fields, reason: '', text: '' }, error.status)
  }
}

const FORM = { reason: 1, text: 1, token: 1 }

export async function action({ params, request, context }: Route.ActionArgs) {
  if (!params.handle.startsWith('@')) throw data(null, 404)
  const slug = params.handle.slice(1)
  const formData = await readForm(request, FORM)
  const token = formData.get('token')
  if (typeof token === 'string') return confirm(context.get(clientContext), { slug, token })
  const [reason, text] = [String(formData.get('reason') ?? ''), String(formData.get('text') ?? '')]
  try {
    const { status } = await reportProfile(context.get(clientContext), slug, { reason, text })
    return redirect(`${addresses.reportProfile(slug)}?sent=${status === 'received' ? '1' : 'waiting'}`, 303)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    if (error.status === 404) throw data(null, 404)
    const problem = error.status === 403 || error.status === 429 ? refusalReason(error) : friendlyError(error)
    const errors = Object.keys(error.fields).length > 0 ? [] : [problem]
    return data({ errors, fields: error.fields, reason, text }, error.status)
  }
}

function Back({ slug }: { slug: string }) {
  return (
    <div>
      <ButtonLink href={addresses.profile(slug)} variant="quiet">
        Back to the profile
      </ButtonLink>
    </div>
  )
}

/** R227: the account's email is not confirmed, so the report needs confirmation by mail. */
function CheckYourMail({ slug, email, demo }: { slug: string; email: string | undefined; demo: boolean }) {
  return (
    <FormPage
      title="One more step: look into your mail"
      lead={`Your email is not confirmed yet, so we sent you a link. Open it within ${UNCONFIRMED_DAYS} days, and an admin will look at your report.`}
    >
      {email && (
        <p>
          It went to <b className="wrap-anywhere">{email}</b>. Is that wrong?{' '}
          <a href={`${addresses.account}#email`}>Change your email</a>.
        </p>
      )}
      <p className="text-compact">
        No mail after a few minutes? Look into the spam folder, or{' '}
        <a href={addresses.reportProfile(slug)}>send the report again</a>: that mails the link again.
      </p>
      {demo && (
        <p>
          This is a demo: mails arrive in the <a href={addresses.devMailbox}>demo mailbox</a>.
        </p>
      )}
      <Back slug={slug} />
    </FormPage>
  )
}

function ConfirmReport({ name, token, errors }: { name: string; token: string; errors: string[] | undefined }) {
  return (
    <FormPage
      title={`Send your report of ${name}?`}
      lead="Did you report this profile? Then one press sends it to the admins."
    >
      <FormErrors errors={errors} fields={[]} />
      <form method="post">
        <input type="hidden" name="token" value={token} />
        <Button>Send my report</Button>
      </form>
      <p className="text-small text-ink-soft">Not you? Close this page, and nothing is sent.</p>
    </FormPage>
  )
}

export default function ReportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { slug, name, own, sent, mailed, email, demo } = loaderData
  if (mailed?.state === 'unknown') {
    return (
      <FormPage title="This link does not work" lead="It has expired or is incomplete. Nothing was sent.">
        <Back slug={slug} />
      </FormPage>
    )
  }
  if (mailed?.state === 'awaiting-confirmation') {
    return <ConfirmReport name={name} token={mailed.token} errors={actionData?.errors} />
  }
  if (sent === 'waiting') return <CheckYourMail slug={slug} email={email} demo={demo} />
  if (sent !== null || mailed) {
    return (
      <FormPage title="Thank you" lead="An admin will look at it. We do not tell the expert who reported them.">
        <Back slug={slug} />
      </FormPage>
    )
  }
  if (own) {
    return (
      <FormPage title="This profile is your own" lead="There is nothing to report here.">
        <Back slug={slug} />
      </FormPage>
    )
  }
  const reasonErrors = actionData?.fields['reason']
  const fields = [
    { id: 'reason-spam', errors: reasonErrors },
    { id: 'text', errors: actionData?.fields['text'] },
  ]
  return (
    <FormPage title={`Report ${name}`} lead="What is wrong with this profile? Only admins read this.">
      <FormErrors errors={actionData?.errors} fields={fields} />
      <form method="post" className="grid gap-6">
        <fieldset aria-describedby={reasonErrors ? 'reason-error' : undefined}>
          <legend className="mb-2 font-semibold">What is wrong?</legend>
          <div className="grid">
            {Object.entries(REASON_LABELS).map(([value, label]) => (
              <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="radio"
                  id={`reason-${value}`}
                  name="reason"
                  value={value}
                  required
                  defaultChecked={actionData?.reason === value}
                  className="size-4.5 shrink-0 cursor-pointer"
                />
                {label}
              </label>
            ))}
          </div>
          <FieldError id="reason" error={reasonErrors?.[0]} />
        </fieldset>
        <TextArea
          id="text"
          name="text"
          label="Tell us more"
          hint="Links help. You may leave this empty."
          rows={5}
          maxLength={MAX_LENGTH.reason}
          defaultValue={actionData?.text}
          error={actionData?.fields['text']?.[0]}
        />
        <div>
          <Button>Send report</Button>
        </div>
      </form>
    </FormPage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  secretPageMeta(loaderData ? `Report ${loaderData.name}` : 'Report', matches)
