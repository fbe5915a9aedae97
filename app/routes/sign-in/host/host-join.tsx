import { data, redirect } from 'react-router'

import { clientContext, languageContext, siteContext } from '#app/load-context.ts'
import { textsForMeta, privateMeta } from '#app/private-meta.ts'
import { parseRequestForm } from '#app/read-form.ts'
import { type PageTexts, textsFor, useTexts } from '#app/shell/use-texts.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { FormPage } from '#app/ui/forms/form-page.tsx'
import { RESEND_FIELD, LookIntoMail } from '#app/ui/forms/look-into-mail.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { fetchPendingHostJoin, joinHostAccountByPassword, mailHostJoinLink } from '#client/accounts/host-sign-in.ts'
import { ApiFailure } from '#client/api-failure.ts'
import { friendlyError } from '#client/friendly-errors.ts'
import { fieldErrorTexts } from '#client/issue-texts.ts'
import * as addresses from '#domain/addresses.ts'
import { HOST_SIGN_IN_LIMITS } from '#domain/limits.ts'

import type { Route } from './+types/host-join.ts'
import { addressAfterHostStep } from './host-callback.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { signIn, demo } = context.get(siteContext)
  if (!signIn) throw data(null, 404)
  const join = await fetchPendingHostJoin(context.get(clientContext))
  // Nothing is to be joined here, or no longer.
  if (!join) throw redirect(addresses.signIn, 303)
  return { ...join, hostName: signIn.hostName, demo }
}

const FORM = { [RESEND_FIELD]: 1, intent: 1, password: 1 }

/** R415: the owner of the account here confirms by its password, or by a link to its address. */
export async function action({ request, context }: Route.ActionArgs) {
  const client = context.get(clientContext)
  const form = await parseRequestForm(request, FORM)
  try {
    if (form.get('intent') === 'mail') {
      await mailHostJoinLink(client)
      return { sent: true as const, again: form.has(RESEND_FIELD) }
    }
    const step = await joinHostAccountByPassword(client, String(form.get('password') ?? ''))
    throw redirect(addressAfterHostStep(step) ?? addresses.signIn, 303)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    if (error.status === 404) throw redirect(addresses.signIn, 303)
    return data(
      { sent: false as const, problem: problemOf(textsFor(context.get(languageContext)), error) },
      error.status,
    )
  }
}

function problemOf(t: PageTexts, error: ApiFailure): string {
  if (error.code === 'wrong_password') return t('hostSignIn.join.wrongPassword')
  return fieldErrorTexts(error, t)['password']?.[0] ?? friendlyError(error, t)
}

function PasswordForm({ problem }: { problem: string | undefined }) {
  const t = useTexts()
  return (
    <form method="post" className="grid gap-5">
      <TextInput
        label={t('hostSignIn.join.password')}
        id="join-password"
        name="password"
        type="password"
        autoComplete="current-password"
        error={problem}
        required
      />
      <div>
        <Button name="intent" value="password">
          {t('hostSignIn.join.button')}
        </Button>
      </div>
    </form>
  )
}

export default function HostJoin({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts()
  const { email, password, hostName, demo } = loaderData
  const sent = actionData?.sent ? actionData : undefined
  const problem = actionData && !actionData.sent ? actionData.problem : undefined
  return (
    <FormPage title={t('hostSignIn.join.title')} lead={t('hostSignIn.join.lead', { email, host: hostName })}>
      {sent && (
        <>
          {!sent.again && (
            <Notice tone="good">
              {t('hostSignIn.join.mailed', { host: hostName, minutes: HOST_SIGN_IN_LIMITS.joinMinutes })}
            </Notice>
          )}
          <LookIntoMail
            email={email}
            again={{ intent: 'mail', [RESEND_FIELD]: '1' }}
            correction={{ href: addresses.signIn, label: t('hostSignIn.join.correction') }}
            mailed={sent.again}
            problem={undefined}
            demo={demo}
          />
        </>
      )}
      {problem && !password && (
        <Notice tone="bad">
          <p>{problem}</p>
        </Notice>
      )}
      {password && <PasswordForm problem={problem} />}
      {!sent && (
        <form method="post">
          <Button variant={password ? 'quiet' : 'primary'} name="intent" value="mail">
            {password ? t('hostSignIn.join.mailInstead') : t('hostSignIn.join.mail')}
          </Button>
        </form>
      )}
      <p>
        <a href={addresses.home}>{t('hostSignIn.join.notNow')}</a>
      </p>
    </FormPage>
  )
}

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(textsForMeta(matches)('hostSignIn.join.title'), matches)
