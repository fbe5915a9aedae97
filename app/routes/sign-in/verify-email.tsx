import { Form } from 'react-router'

import { clientContext, siteContext } from '#app/load-context.ts'
import { secretPageMeta } from '#app/private-meta.ts'
import { readForm } from '#app/read-form.ts'
import { Button, ButtonLink } from '#app/ui/forms/button.tsx'
import { FormPage } from '#app/ui/forms/form-page.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { confirmEmail, fetchEmailLink, sendVerificationMail } from '#client/accounts/accounts.ts'
import { fetchMe } from '#client/accounts/me.ts'
import { ApiFailure } from '#client/api-failure.ts'
import type { Client } from '#client/client.ts'
import { friendlyError } from '#client/friendly-errors.ts'
import { fetchPlatform } from '#client/host/platform.ts'
import type { EmailLink } from '#domain/accounts/account-link.ts'
import * as addresses from '#domain/addresses.ts'

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
  const isKept = user && !user.emailVerified && (await fetchPlatform(client)).keepsEmail
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

const GONE = 'This link has expired or was used before.'

async function confirm(client: Client, token: string): Promise<Answer> {
  try {
    const link = await fetchEmailLink(client, token)
    await confirmEmail(client, token)
    return { confirmed: link }
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status >= 500) throw error
    const texts: Record<string, string> = {
      validation_failed: GONE,
      not_found: GONE,
      already_used: 'Another account has this address by now, so yours stays as it is.',
    }
    return { confirmed: false, ok: false, text: texts[error.code] ?? friendlyError(error) }
  }
}

/** R706: the purpose is in the address, or in the cookie of the browser that signed up. */
function goal(request: Request): string {
  return readReturnCookie(request) || purposeIn(request)
}

async function resendMail(client: Client, request: Request): Promise<Answer> {
  const { user } = await fetchMe(client)
  if (!user) return { confirmed: false, ok: false, text: 'Your session has ended. Sign in to get a new mail.' }
  if (user.emailVerified) return { confirmed: false, ok: true, text: 'Your email is confirmed.' }
  try {
    const purpose = goal(request) === addresses.newProfile ? { purpose: 'create-profile' as const } : {}
    await sendVerificationMail(client, { email: user.email, ...purpose })
    return { confirmed: false, ok: true, text: `A new mail is on its way to ${user.email}.` }
  } catch (error) {
    return { confirmed: false, ok: false, text: friendlyError(error) }
  }
}

export async function action({ request, context }: Route.ActionArgs): Promise<Answer> {
  await readForm(request, FORM)
  const client = context.get(clientContext)
  const token = tokenIn(request)
  return token === undefined ? resendMail(client, request) : confirm(client, token)
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
  const isProfile = returnTo === addresses.newProfile
  if (!signedIn) {
    const href = returnTo ? signInAddress(returnTo) : addresses.signIn
    return <ButtonLink href={href}>{isProfile ? 'Sign in to create your profile' : 'Sign in'}</ButtonLink>
  }
  if (isProfile) return <ButtonLink href={returnTo}>Create your profile</ButtonLink>
  if (returnTo) return <ButtonLink href={returnTo}>Go on where you were</ButtonLink>
  return <ButtonLink href={addresses.account}>Go to your account</ButtonLink>
}

function Confirmed({ signedIn, returnTo, changed }: ConfirmedProps) {
  const [title, lead] = changed
    ? ['Your new email is confirmed', `From now on you sign in with ${changed}, and our mails arrive there.`]
    : ['Your email is confirmed', 'Thank you. Now we know that the address is yours.']
  return (
    <FormPage title={title} lead={lead}>
      <div>
        <GoOn signedIn={signedIn} returnTo={returnTo} />
      </div>
    </FormPage>
  )
}

/** The link's account is confirmed, whoever is signed in here; the page names the address. */
function ConfirmForm({ link, signedIn }: { link: EmailLink; signedIn: boolean }) {
  const isNew = link.purpose === 'change-email'
  return (
    <FormPage
      title={isNew ? 'Confirm your new email' : 'Confirm your email'}
      lead={
        <>
          <b className="wrap-anywhere">{link.email}</b>{' '}
          {isNew
            ? 'is to take the place of the email that your account has now. Confirm it if you asked for this.'
            : 'is to be the email of an account here. Confirm it if you asked for this.'}
        </>
      }
    >
      {signedIn && !link.yours && (
        <Notice>You are signed in with another account. That one stays as it is, and you stay signed in.</Notice>
      )}
      <form method="post">
        <Button>{isNew ? 'Confirm this new email' : 'Confirm this email'}</Button>
      </form>
      <p className="text-compact text-ink-soft">If it was not you, close this page: nothing changes.</p>
    </FormPage>
  )
}

export default function VerifyEmail({ loaderData, actionData }: Route.ComponentProps) {
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
      title="Confirm your email"
      lead={
        user && !user.verified
          ? `We sent a link to ${user.email}. It works for 24 hours.`
          : 'Open the link in the newest mail that we sent you.'
      }
    >
      {link === null && !answer && (
        <Notice tone="bad">This link has expired or was used before. {nextStepText(user)}</Notice>
      )}
      {answer && <Notice tone={answer.ok ? 'good' : 'bad'}>{answer.text}</Notice>}
      {demo && (
        <p>
          This is a demo: mails arrive in the <a href={addresses.devMailbox}>demo mailbox</a>.
        </p>
      )}
      <NextStep user={user} next={returnTo === addresses.newProfile ? returnTo : ''} />
    </FormPage>
  )
}

/** R512: as of the email itself, the site builder knows whether it is confirmed. */
function ConfirmThere({ email, platformName }: { email: string; platformName: string }) {
  return (
    <FormPage
      title="Confirm your email"
      lead={`${email} is your email on ${platformName}: confirm it there, and it is confirmed here, too.`}
    >
      <div>
        <ButtonLink href={addresses.account}>Go to your account</ButtonLink>
      </div>
    </FormPage>
  )
}

type Reader = { verified: boolean } | null

function nextStepText(user: Reader): string {
  if (user?.verified) return ''
  return user ? 'Ask for a new one below.' : 'Sign in to get a new one.'
}

/** `next`: R706, kept also where the mail was opened in another browser than the one that signed up. */
function NextStep({ user, next }: { user: Reader; next: string }) {
  if (user && !user.verified) {
    return (
      <div className="flex flex-wrap items-center gap-5">
        <Form method="post" action={next ? `${addresses.verifyEmail}?next=${next}` : addresses.verifyEmail}>
          <Button variant="quiet">Send the mail again</Button>
        </Form>
        <a href={`${addresses.account}#email`} className="touch-target">
          Change your email
        </a>
      </div>
    )
  }
  return (
    <div>
      {user ? (
        <ButtonLink href={addresses.account}>Go to your account</ButtonLink>
      ) : (
        <ButtonLink href={`${addresses.signIn}?next=${addresses.verifyEmail}`}>Sign in</ButtonLink>
      )}
    </div>
  )
}

export const meta: Route.MetaFunction = ({ matches }) => secretPageMeta('Confirm your email', matches)
