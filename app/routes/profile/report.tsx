import { data, redirect } from 'react-router'

import { clientContext, languageContext, siteContext } from '#app/load-context.ts'
import { textsForMeta, secretPageMeta } from '#app/private-meta.ts'
import { parseRequestForm } from '#app/read-form.ts'
import { type PageTexts, textsFor, useTexts } from '#app/shell/use-texts.ts'
import { Button, ButtonLink } from '#app/ui/forms/button.tsx'
import { FormErrors } from '#app/ui/forms/form-errors.tsx'
import { FormPage } from '#app/ui/forms/form-page.tsx'
import { FieldError } from '#app/ui/forms/labelled.tsx'
import { TextArea } from '#app/ui/forms/text-input.tsx'
import { fetchMe } from '#client/accounts/me.ts'
import { confirmAbuseReport, fetchUnconfirmedReport, reportProfile } from '#client/admin/abuse-reports.ts'
import { ApiFailure } from '#client/api-failure.ts'
import type { Client } from '#client/client.ts'
import { friendlyError } from '#client/friendly-errors.ts'
import { fieldErrorTexts } from '#client/issue-texts.ts'
import { fetchProfile } from '#client/profiles/profiles.ts'
import * as addresses from '#domain/addresses.ts'
import { ABUSE_REPORT_REASONS } from '#domain/admin/abuse-report.ts'
import { MAX_LENGTH, UNCONFIRMED_MESSAGE_DAYS } from '#domain/limits.ts'

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
  const held = token === null ? undefined : await fetchUnconfirmedReport(context.get(clientContext), token)
  const mailed = token === null ? undefined : { token, state: held?.status ?? ('unknown' as const) }
  const sent = query.get('sent')
  const email = sent === 'waiting' ? (await fetchMe(context.get(clientContext))).user?.email : undefined
  const page = { slug, name, own: role === 'OWNER', sent, mailed, email, demo }
  return data(page, mailed?.state === 'unknown' ? 404 : 200)
}

/** Confirms a report by the mailed link: a GET changes nothing, the button does. */
async function confirm(client: Client, { t, slug, token }: { t: PageTexts; slug: string; token: string }) {
  try {
    await confirmAbuseReport(client, token)
    // The link itself says what came of it.
    return redirect(`${addresses.reportProfile(slug)}?token=${encodeURIComponent(token)}`, 303)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const problem = error.status === 404 ? t('report.brokenLink.problem') : friendlyError(error, t)
    return data({ errors: [problem], fields: fieldErrorTexts(error, t), reason: '', text: '' }, error.status)
  }
}

const FORM = { reason: 1, text: 1, token: 1 }

export async function action({ params, request, context }: Route.ActionArgs) {
  if (!params.handle.startsWith('@')) throw data(null, 404)
  const slug = params.handle.slice(1)
  const formData = await parseRequestForm(request, FORM)
  const t = textsFor(context.get(languageContext))
  const token = formData.get('token')
  if (typeof token === 'string') return confirm(context.get(clientContext), { t, slug, token })
  const [reason, text] = [String(formData.get('reason') ?? ''), String(formData.get('text') ?? '')]
  try {
    const { status } = await reportProfile(context.get(clientContext), slug, { reason, text })
    return redirect(`${addresses.reportProfile(slug)}?sent=${status === 'received' ? '1' : 'waiting'}`, 303)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    if (error.status === 404) throw data(null, 404)
    const fields = fieldErrorTexts(error, t)
    const errors = Object.keys(fields).length > 0 ? [] : [friendlyError(error, t)]
    return data({ errors, fields, reason, text }, error.status)
  }
}

function Back({ slug }: { slug: string }) {
  const t = useTexts()
  return (
    <div>
      <ButtonLink href={addresses.profile(slug)} variant="quiet">
        {t('report.back')}
      </ButtonLink>
    </div>
  )
}

/** R227: the account's email is not confirmed, so the report needs confirmation by mail. */
function CheckYourMail({ slug, email, demo }: { slug: string; email: string | undefined; demo: boolean }) {
  const t = useTexts()
  return (
    <FormPage title={t('report.waiting.title')} lead={t('report.waiting.lead', { days: UNCONFIRMED_MESSAGE_DAYS })}>
      {email && (
        <p>
          {t.rich('report.waiting.sentTo', {
            email,
            address: (text) => (
              <b translate="no" className="wrap-anywhere">
                {text}
              </b>
            ),
            change: (text) => <a href={`${addresses.account}#email`}>{text}</a>,
          })}
        </p>
      )}
      <p className="text-compact">
        {t.rich('report.waiting.late', { again: (text) => <a href={addresses.reportProfile(slug)}>{text}</a> })}
      </p>
      {demo && <p>{t.rich('ui.mail.demo', { mailbox: (text) => <a href={addresses.devMailbox}>{text}</a> })}</p>}
      <Back slug={slug} />
    </FormPage>
  )
}

function ConfirmReport({ name, token, errors }: { name: string; token: string; errors: string[] | undefined }) {
  const t = useTexts()
  return (
    <FormPage title={t('report.confirm.title', { name })} lead={t('report.confirm.lead')}>
      <FormErrors errors={errors} fields={[]} />
      <form method="post">
        <input type="hidden" name="token" value={token} />
        <Button>{t('report.confirm.button')}</Button>
      </form>
      <p className="text-small text-ink-soft">{t('report.confirm.notYou')}</p>
    </FormPage>
  )
}

export default function ReportPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts()
  const { slug, name, own, sent, mailed, email, demo } = loaderData
  if (mailed?.state === 'unknown') {
    return (
      <FormPage title={t('report.brokenLink.title')} lead={t('report.brokenLink.lead')}>
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
      <FormPage title={t('report.done.title')} lead={t('report.done.lead')}>
        <Back slug={slug} />
      </FormPage>
    )
  }
  if (own) {
    return (
      <FormPage title={t('report.own.title')} lead={t('report.own.lead')}>
        <Back slug={slug} />
      </FormPage>
    )
  }
  const reasonErrors = actionData?.fields['reason']
  const fields = [
    [t('report.reason.legend'), { id: 'reason-spam', errors: reasonErrors }],
    [t('report.text.label'), { id: 'text', errors: actionData?.fields['text'] }],
  ] as const
  return (
    <FormPage title={t('report.title', { name })} lead={t('report.lead')}>
      <FormErrors errors={actionData?.errors} fields={fields} />
      <form method="post" className="grid gap-6">
        <fieldset aria-describedby={reasonErrors ? 'reason-error' : undefined}>
          <legend className="mb-2 font-semibold">{t('report.reason.legend')}</legend>
          <div className="grid">
            {ABUSE_REPORT_REASONS.map((value) => (
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
                {t(`report.reason.${value}`)}
              </label>
            ))}
          </div>
          <FieldError id="reason" error={reasonErrors?.[0]} />
        </fieldset>
        <TextArea
          id="text"
          name="text"
          label={t('report.text.label')}
          hint={t('report.text.hint')}
          rows={5}
          maxLength={MAX_LENGTH.reason}
          defaultValue={actionData?.text}
          error={actionData?.fields['text']?.[0]}
        />
        <div>
          <Button>{t('report.button')}</Button>
        </div>
      </form>
    </FormPage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const t = textsForMeta(matches)
  return secretPageMeta(loaderData ? t('report.title', { name: loaderData.name }) : t('report.pageTitle'), matches)
}
