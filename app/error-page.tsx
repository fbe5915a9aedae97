import type { ReactNode } from 'react'
import { isRouteErrorResponse } from 'react-router'

import type { Instead } from './missing-page.ts'
import { isSignInFirst, type SignInFirst } from './routes/account/receive-form.ts'
import { SignInStep } from './routes/account/sign-in-step.tsx'
import { ButtonLink } from './ui/button.tsx'
import { ChipLink } from './ui/chip.tsx'
import { FormPage } from './ui/form-page.tsx'

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
          <ButtonLink href="/experts">Find an expert</ButtonLink>
          <ButtonLink href="/" variant="quiet">
            Go to the start page
          </ButtonLink>
        </>
      ),
    }
  }
  if (status === 503) {
    return {
      title: 'Back in a moment',
      code: '503',
      lead: 'Our database is taking a break. Nothing is lost; load this page again in a few seconds.',
      actions: <ButtonLink href="/">Go to the start page</ButtonLink>,
    }
  }
  if (status === 429) {
    return {
      title: 'A little slower, please',
      code: '429',
      lead: 'Many requests came from your network within a short time. Wait a minute, then load this page again.',
      actions: <ButtonLink href="/">Go to the start page</ButtonLink>,
    }
  }
  if (status < 500) {
    return {
      title: 'That was not understood',
      code: String(status),
      lead: 'What arrived here is nothing that this page can take, and nothing was changed. Go back and send it again.',
      actions: <ButtonLink href="/">Go to the start page</ButtonLink>,
    }
  }
  return {
    title: 'Something broke on our side',
    code: String(status),
    lead: 'We have noted what happened. Try again, and if it stays broken, come back a little later.',
    actions: <ButtonLink href="/">Go to the start page</ButtonLink>,
  }
}

/** R170: the answer to a form whose sender has to sign in first. */
function SignInPage({ asked }: { asked: SignInFirst }) {
  const why = asked.expired ? 'Your session has ended. ' : ''
  return (
    <FormPage title="Sign in to go on">
      <title>Sign in to go on</title>
      <meta name="robots" content="noindex" />
      <SignInStep
        kept={asked}
        lead={`${why}Sign in, and it goes on from there: nothing that you typed is lost.`}
        button="Sign in and go on"
        to={asked.to}
      />
    </FormPage>
  )
}

/** The one place where pages turn an error into something to read. */
export function ErrorPage({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && isSignInFirst(error.data)) return <SignInPage asked={error.data} />
  const { title, code, lead, actions } = shownFor(error)
  const instead = isRouteErrorResponse(error) && error.status === 404 ? (error.data as Instead | null) : null
  return (
    <div className="wrap grid min-h-[60vh] content-center gap-6 py-16">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <p className="font-display text-large font-semibold text-accent">{code}</p>
      <h1 className="max-w-[14ch] text-hero">{title}</h1>
      <p className="max-w-prose text-lede text-ink-soft">{lead}</p>
      <div className="flex flex-wrap gap-3">{actions}</div>
      {instead && instead.links.length > 0 && (
        <section aria-label={instead.title} className="mt-6">
          <h2 className="mb-4 text-heading">{instead.title}</h2>
          <ul className="flex flex-wrap gap-2">
            {instead.links.map(({ name, href }) => (
              <li key={href}>
                <ChipLink href={encodeURI(href)}>{name}</ChipLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
