import { Form } from 'react-router'

import { clientContext, languageContext, siteContext } from '#app/load-context.ts'
import { textsForMeta, secretPageMeta } from '#app/private-meta.ts'
import { parseRequestForm } from '#app/read-form.ts'
import { type PageTexts, textsFor, useTexts } from '#app/shell/use-texts.ts'
import { Button, ButtonLink } from '#app/ui/forms/button.tsx'
import { FormPage } from '#app/ui/forms/form-page.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { confirmEmail, fetchEmailLink, sendVerificationMail } from '#client/accounts/accounts.ts'
import { fetchMe } from '#client/accounts/me.ts'
import { ApiFailure } from '#client/api-failure.ts'
import type { Client } from '#client/client.ts'
import { friendlyError } from '#client/friendly-errors.ts'
import { fetchPlatformAccount } from '#client/host/platform-account.ts'
import type { EmailLink } from '#domain/accounts/account-link.ts'
import * as addresses from '#domain/addresses.ts'
import { ACCOUNT_LINK_HOURS } from '#domain/limits.ts'

import type { Route } from './+types/verify-email.ts'
import { signInAddress } from './next-address.ts'
import { readReturnCookie } from './return-cookie.ts'

/** A link of ours names its token; whatever else is in the address was altered on its way (R290). */
function tokenIn(request: Request): string | undefined {
  const query = new URL(request.url).searchParams
  query.delete('_routes')
  if (!query.has('token') && purposeIn(request)) query.delete('next')
  return query.get('token') ?? (query.size > 0 ? '' : undefined)
}

/** R706: the page that the account was made for, also in another browser than the one that signed up. */
function purposeIn(request: Request): string {
  const { searchParams } = new URL(request.url)
  return searchParams.get('next') === addresses.newProfile ? addresses.newProfile : ''
}

/** R206: a GET shows what the link is for and changes nothing. */
async function findLink(client: Client, token: string): Promise<EmailLink | null> {
  try {
    return await fetchEmailLink(client, token)
  } catch (error) {
    if (error instanceof ApiFailure && error.status < 500) return null
    throw error
  }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  const token = tokenIn(request)
  const [link, { user }] = await Promise.all([
    token === undefined ? undefined : findLink(client, token),
    fetchMe(client),
  ])
  const { demo, platformName } = context.get(siteContext)
  const isKept = user && !user.emailVerified && (await fetchPlatformAccount(client)).keepsEmail
  return {
    link,
    user: user && { email: user.email, verified: user.emailVerified },
    /** R512: who confirms this email, where we do not. */
    keptBy: isKept ? platformName : undefined,
    returnTo: goal(request),
    demo,
  }
}

/** The form has no fields. */
const FORM = {}

type Answer = { confirmed: EmailLink } | { confirmed: false; ok: boolean; text: string }

async function confirm(t: PageTexts, client: Client, token: string): Promise<Answer> {
  try {
    const link = await fetchEmailLink(client, token)
    await confirmEmail(client, token)
    return { confirmed: link }
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status >= 500) throw error
    const texts: Record<string, string> = {
      validation_failed: t('verifyEmail.gone'),
      not_found: t('verifyEmail.gone'),
      already_used: t('verifyEmail.taken'),
    }
    return { confirmed: false, ok: false, text: texts[error.code] ?? friendlyError(error, t) }
  }
}

/** R706: the purpose is in the address, or in the cookie of the browser that signed up. */
function goal(request: Request): string {
  return readReturnCookie(request) || purposeIn(request)
}

async function resendMail(t: PageTexts, client: Client, request: Request): Promise<Answer> {
  const { user } = await fetchMe(client)
  if (!user) return { confirmed: false, ok: false, text: t('verifyEmail.sessionEnded') }
  if (user.emailVerified) return { confirmed: false, ok: true, text: t('verifyEmail.isConfirmed') }
  try {
    const purpose = goal(request) === addresses.newProfile ? { purpose: 'create-profile' as const } : {}
    await sendVerificationMail(client, { email: user.email, ...purpose })
    return { confirmed: false, ok: true, text: t('verifyEmail.sent', { email: user.email }) }
  } catch (error) {
    return { confirmed: false, ok: false, text: friendlyError(error, t) }
  }
}

export async function action({ request, context }: Route.ActionArgs): Promise<Answer> {
  await parseRequestForm(request, FORM)
  const client = context.get(clientContext)
  const token = tokenIn(request)
  const t = textsFor(context.get(languageContext))
  return token === undefined ? resendMail(t, client, request) : confirm(t, client, token)
}

type ConfirmedProps = {
  signedIn: boolean
  /** Where they were going when they signed up; empty for nowhere in particular. */
  returnTo: string
  /** The address that has taken the place of another. */
  changed?: string | undefined
}

/** R296: on to what the account was made for. */
function GoOn({ signedIn, returnTo }: Pick<ConfirmedProps, 'signedIn' | 'returnTo'>) {
  const t = useTexts()
  const isProfile = returnTo === addresses.newProfile
  if (!signedIn) {
    const href = returnTo ? signInAddress(returnTo) : addresses.signIn
    return (
      <ButtonLink href={href}>{isProfile ? t('verifyEmail.signInForProfile') : t('verifyEmail.signIn')}</ButtonLink>
    )
  }
  if (isProfile) return <ButtonLink href={returnTo}>{t('verifyEmail.createProfile')}</ButtonLink>
  if (returnTo) return <ButtonLink href={returnTo}>{t('verifyEmail.goOn')}</ButtonLink>
  return <ButtonLink href={addresses.account}>{t('verifyEmail.account')}</ButtonLink>
}

function Confirmed({ signedIn, returnTo, changed }: ConfirmedProps) {
  const t = useTexts()
  const [title, lead] = changed
    ? [t('verifyEmail.confirmed.newTitle'), t('verifyEmail.confirmed.newLead', { email: changed })]
    : [t('verifyEmail.confirmed.title'), t('verifyEmail.confirmed.lead')]
  return (
    <FormPage title={title} lead={lead}>
      <div>
        <GoOn signedIn={signedIn} returnTo={returnTo} />
      </div>
    </FormPage>
  )
}

/** Confirms the link's account, also while another is signed in here; the page names the address. */
function ConfirmForm({ link, signedIn }: { link: EmailLink; signedIn: boolean }) {
  const t = useTexts()
  const isNew = link.purpose === 'change-email'
  return (
    <FormPage
      title={isNew ? t('verifyEmail.confirmNew.title') : t('verifyEmail.title')}
      lead={t.rich(isNew ? 'verifyEmail.confirmNew.lead' : 'verifyEmail.confirm.lead', {
        email: link.email,
        address: (text) => (
          <b translate="no" className="wrap-anywhere">
            {text}
          </b>
        ),
      })}
    >
      {signedIn && !link.yours && <Notice>{t('verifyEmail.confirm.otherAccount')}</Notice>}
      <form method="post">
        <Button>{isNew ? t('verifyEmail.confirmNew.button') : t('verifyEmail.confirm.button')}</Button>
      </form>
      <p className="text-compact text-ink-soft">{t('verifyEmail.confirm.notYou')}</p>
    </FormPage>
  )
}

export default function VerifyEmail({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts()
  const { link, user, keptBy, returnTo, demo } = loaderData
  if (actionData?.confirmed) {
    const { purpose, email } = actionData.confirmed
    const changed = purpose === 'change-email' ? email : undefined
    return <Confirmed signedIn={user !== null} returnTo={changed ? '' : returnTo} changed={changed} />
  }
  if (link) return <ConfirmForm link={link} signedIn={user !== null} />
  if (user?.verified && link === undefined) return <Confirmed signedIn returnTo={returnTo} />
  if (user && keptBy) return <ConfirmThere email={user.email} platformName={keptBy} />
  const answer = actionData
  return (
    <FormPage
      title={t('verifyEmail.title')}
      lead={
        user && !user.verified
          ? t('verifyEmail.leadSent', { email: user.email, hours: ACCOUNT_LINK_HOURS['verify-email'] })
          : t('verifyEmail.lead')
      }
    >
      {link === null && !answer && <Notice tone="bad">{goneText(t, user)}</Notice>}
      {answer && <Notice tone={answer.ok ? 'good' : 'bad'}>{answer.text}</Notice>}
      {demo && <p>{t.rich('ui.mail.demo', { mailbox: (text) => <a href={addresses.devMailbox}>{text}</a> })}</p>}
      <NextStep user={user} next={returnTo === addresses.newProfile ? returnTo : ''} />
    </FormPage>
  )
}

/** R512: as of the email itself, the site builder knows whether it is confirmed. */
function ConfirmThere({ email, platformName }: { email: string; platformName: string }) {
  const t = useTexts()
  return (
    <FormPage title={t('verifyEmail.title')} lead={t('verifyEmail.there', { email, platform: platformName })}>
      <div>
        <ButtonLink href={addresses.account}>{t('verifyEmail.account')}</ButtonLink>
      </div>
    </FormPage>
  )
}

type Reader = { verified: boolean } | null

function goneText(t: PageTexts, user: Reader): string {
  if (user?.verified) return t('verifyEmail.gone')
  return user ? t('verifyEmail.goneAskBelow') : t('verifyEmail.goneSignIn')
}

/** `next`: R706, kept also where the mail was opened in another browser than the one that signed up. */
function NextStep({ user, next }: { user: Reader; next: string }) {
  const t = useTexts()
  if (user && !user.verified) {
    return (
      <div className="flex flex-wrap items-center gap-5">
        <Form method="post" action={next ? `${addresses.verifyEmail}?next=${next}` : addresses.verifyEmail}>
          <Button variant="quiet">{t('verifyEmail.again')}</Button>
        </Form>
        <a href={`${addresses.account}#email`} className="touch-target">
          {t('verifyEmail.change')}
        </a>
      </div>
    )
  }
  return (
    <div>
      {user ? (
        <ButtonLink href={addresses.account}>{t('verifyEmail.account')}</ButtonLink>
      ) : (
        <ButtonLink href={`${addresses.signIn}?next=${addresses.verifyEmail}`}>{t('verifyEmail.signIn')}</ButtonLink>
      )}
    </div>
  )
}

export const meta: Route.MetaFunction = ({ matches }) =>
  secretPageMeta(textsForMeta(matches)('verifyEmail.title'), matches)
