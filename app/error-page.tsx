import type { ReactNode } from 'react'
import { isRouteErrorResponse } from 'react-router'

import * as addresses from '#domain/addresses.ts'

import type { Alternatives } from './missing-page.ts'
import { withSiteName } from './private-meta.ts'
import type { RefusedForm } from './read-form.ts'
import { isSignInFirst, type SignInFirst } from './routes/sign-in/receive-form.ts'
import { SignInStep } from './routes/sign-in/sign-in-step.tsx'
import { useSite } from './shell/site-context.ts'
import { ChipLink } from './ui/chip.tsx'
import { ButtonLink } from './ui/forms/button.tsx'
import { FormPage } from './ui/forms/form-page.tsx'

const FORM_FAULTS: Record<RefusedForm['formFault'], string> = {
  malformed: 'The form broke off on the way, or is none. Nothing was changed; go back and send it again.',
  'unknown field':
    'The form has a field that this page does not know. Nothing was changed; load the page anew and send its own form.',
  'too many fields':
    'The form has more fields than this page takes. Nothing was changed; load the page anew and send its own form.',
  'too large':
    'The form holds more than this page takes. Nothing was changed; go back, make it shorter and send it again.',
}

/** The message for a form that was refused; undefined for any other error. */
function formFault(error: unknown): string | undefined {
  const sent: unknown = isRouteErrorResponse(error) ? error.data : undefined
  if (typeof sent !== 'object' || sent === null || !('formFault' in sent)) return undefined
  return FORM_FAULTS[sent.formFault as RefusedForm['formFault']]
}

/** R361: what a 503 says, by the part that is away. R620: `changes` in read-only mode. */
const AWAY = {
  database: 'Our database is taking a break.',
  pictures: 'Pictures cannot be stored or shown for the moment.',
  clock: 'One of our servers is being set right.',
  load: 'We are very busy.',
  changes: 'Nothing was changed: the site is read-only for the moment.',
}

function awayPart(error: unknown): keyof typeof AWAY {
  const sent: unknown = isRouteErrorResponse(error) ? error.data : undefined
  const part = typeof sent === 'object' && sent !== null && 'part' in sent ? String(sent.part) : ''
  return Object.hasOwn(AWAY, part) ? (part as keyof typeof AWAY) : 'load'
}

type Shown = { title: string; code: string; lead: ReactNode; actions: ReactNode }

function shownFor(error: unknown): Shown {
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status === 404) {
    return {
      title: 'There is nothing here',
      code: '404',
      lead: 'The page may have moved, the profile may be private, or the address may have a typo in it.',
      actions: (
        <>
          <ButtonLink href={addresses.experts}>Find an expert</ButtonLink>
          <ButtonLink href={addresses.home} variant="quiet">
            Go to the start page
          </ButtonLink>
        </>
      ),
    }
  }
  if (status === 503) {
    const part = awayPart(error)
    return {
      title: 'Back in a moment',
      code: '503',
      lead:
        part === 'changes'
          ? `${AWAY[part]} Go back and send it again later.`
          : `${AWAY[part]} Nothing is lost; load this page again in a few seconds.`,
      actions: <ButtonLink href={addresses.home}>Go to the start page</ButtonLink>,
    }
  }
  if (status === 429) {
    return {
      title: 'A little slower, please',
      code: '429',
      lead: 'Many requests came from your network within a short time. Wait a minute, then load this page again.',
      actions: <ButtonLink href={addresses.home}>Go to the start page</ButtonLink>,
    }
  }
  if (status < 500) {
    return {
      title: status === 413 ? 'That is too much at once' : 'That was not understood',
      code: String(status),
      lead:
        formFault(error) ??
        'What arrived here is nothing that this page can take, and nothing was changed. Go back and send it again.',
      actions: <ButtonLink href={addresses.home}>Go to the start page</ButtonLink>,
    }
  }
  return {
    title: 'Something broke on our side',
    code: String(status),
    lead: 'We have noted what happened. Try again, and if it stays broken, come back a little later.',
    actions: <ButtonLink href={addresses.home}>Go to the start page</ButtonLink>,
  }
}

/** The links that a 404 offers. The data of the router's own errors is text, so its shape is checked. */
function alternativesOf(error: unknown): Alternatives | undefined {
  const errorData: unknown = isRouteErrorResponse(error) && error.status === 404 ? error.data : null
  const hasLinks = typeof errorData === 'object' && errorData !== null && 'links' in errorData
  return hasLinks && (errorData as Alternatives).links.length > 0 ? (errorData as Alternatives) : undefined
}

function ErrorHead({ title }: { title: string }) {
  return (
    <>
      <title>{withSiteName(title, useSite()?.name)}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}

/** R170: shown when the sender of a form has to sign in first. */
function SignInPage({ pending }: { pending: SignInFirst }) {
  const why = pending.expired ? 'Your session has ended. ' : ''
  return (
    <FormPage title="Sign in to go on">
      <ErrorHead title="Sign in to go on" />
      <SignInStep
        pending={pending}
        lead={`${why}Sign in, and it goes on from there: nothing that you typed is lost.`}
        button="Sign in and go on"
        to={pending.to}
      />
    </FormPage>
  )
}

/** The one place where an error becomes a page. */
export function ErrorPage({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && isSignInFirst(error.data)) return <SignInPage pending={error.data} />
  const { title, code, lead, actions } = shownFor(error)
  const alternatives = alternativesOf(error)
  return (
    <div className="wrap grid min-h-[60vh] content-center gap-6 py-16">
      <ErrorHead title={title} />
      <p className="font-display text-large font-semibold text-accent">{code}</p>
      <h1 className="max-w-[14ch] text-hero">{title}</h1>
      <p className="max-w-prose text-lede text-ink-soft">{lead}</p>
      <div className="flex flex-wrap gap-3">{actions}</div>
      {alternatives && (
        <section aria-label={alternatives.title} className="mt-6">
          <h2 className="mb-4 text-heading">{alternatives.title}</h2>
          <ul className="flex flex-wrap gap-2">
            {alternatives.links.map(({ name, href }) => (
              <li key={href}>
                <ChipLink href={href}>{name}</ChipLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
