import type { ReactNode } from 'react'
import { isRouteErrorResponse } from 'react-router'

import * as addresses from '#domain/addresses.ts'

import type { Alternatives } from './missing-page.ts'
import { withSiteName } from './private-meta.ts'
import type { RefusedForm } from './read-form.ts'
import { isSignInFirst, type SignInFirst } from './routes/sign-in/receive-form.ts'
import { SignInStep } from './routes/sign-in/sign-in-step.tsx'
import { useSite } from './shell/site-context.ts'
import { type PageTexts, useTexts } from './shell/use-texts.ts'
import { ChipLink } from './ui/chip.tsx'
import { ButtonLink } from './ui/forms/button.tsx'
import { FormPage } from './ui/forms/form-page.tsx'

const FORM_FAULTS = {
  malformed: 'errors.form.malformed',
  'unknown field': 'errors.form.unknown-field',
  'too many fields': 'errors.form.too-many-fields',
  'too large': 'errors.form.too-large',
} as const satisfies Record<RefusedForm['formFault'], string>

/** The message for a form that was refused; undefined for any other error. */
function formFault(error: unknown, t: PageTexts): string | undefined {
  const sent: unknown = isRouteErrorResponse(error) ? error.data : undefined
  if (typeof sent !== 'object' || sent === null || !('formFault' in sent)) return undefined
  return t(FORM_FAULTS[sent.formFault as RefusedForm['formFault']])
}

/** R361: the parts that a 503 can be about. R620: `changes` in read-only mode. */
const AWAY = ['database', 'pictures', 'clock', 'load', 'changes'] as const

function awayPart(error: unknown): (typeof AWAY)[number] {
  const sent: unknown = isRouteErrorResponse(error) ? error.data : undefined
  const part = typeof sent === 'object' && sent !== null && 'part' in sent ? sent.part : undefined
  return AWAY.find((one) => one === part) ?? 'load'
}

type Shown = { title: string; code: string; lead: ReactNode; actions: ReactNode }

function shownFor(error: unknown, t: PageTexts): Shown {
  const status = isRouteErrorResponse(error) ? error.status : 500
  const code = String(status)
  const goHome = <ButtonLink href={addresses.home}>{t('errors.home')}</ButtonLink>
  if (status === 404) {
    return {
      title: t('errors.missing.title'),
      code,
      lead: t('errors.missing.lead'),
      actions: (
        <>
          <ButtonLink href={addresses.experts}>{t('errors.missing.find')}</ButtonLink>
          <ButtonLink href={addresses.home} variant="quiet">
            {t('errors.home')}
          </ButtonLink>
        </>
      ),
    }
  }
  if (status === 503) {
    const lead = t(`errors.unavailable.${awayPart(error)}`)
    return { title: t('errors.unavailable.title'), code, lead, actions: goHome }
  }
  if (status === 429) {
    return { title: t('errors.tooMany.title'), code, lead: t('errors.tooMany.lead'), actions: goHome }
  }
  if (status < 500) {
    return {
      title: status === 413 ? t('errors.refused.titleTooLarge') : t('errors.refused.title'),
      code,
      lead: formFault(error, t) ?? t('errors.refused.lead'),
      actions: goHome,
    }
  }
  return { title: t('errors.failed.title'), code, lead: t('errors.failed.lead'), actions: goHome }
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
  const t = useTexts()
  const title = t('errors.signIn.title')
  return (
    <FormPage title={title}>
      <ErrorHead title={title} />
      <SignInStep
        pending={pending}
        lead={t('errors.signIn.lead', { expired: pending.expired ? 'yes' : 'no' })}
        button={t('errors.signIn.button')}
        to={pending.to}
      />
    </FormPage>
  )
}

function alternativeName({ label }: Alternatives['links'][number], t: PageTexts): string {
  if ('page' in label) return t('errors.instead.lastPage', { page: label.page })
  const { skill, place } = label
  if (place === undefined) return skill
  return place === 'everywhere'
    ? t('errors.instead.everywhere', { skill })
    : t('errors.instead.inPlace', { skill, place: place.name })
}

function Instead({ alternatives: { reason, links } }: { alternatives: Alternatives }) {
  const t = useTexts()
  const title = t(`errors.instead.${reason}`)
  return (
    <section aria-label={title} className="mt-6">
      <h2 className="mb-4 text-heading">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {links.map((link) => (
          <li key={link.href}>
            <ChipLink href={link.href} translate={'skill' in link.label && !link.label.place ? 'no' : undefined}>
              {alternativeName(link, t)}
            </ChipLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The one place where an error becomes a page. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useTexts()
  if (isRouteErrorResponse(error) && isSignInFirst(error.data)) return <SignInPage pending={error.data} />
  const { title, code, lead, actions } = shownFor(error, t)
  const alternatives = alternativesOf(error)
  return (
    <div className="wrap grid min-h-[60vh] content-center gap-6 py-16">
      <ErrorHead title={title} />
      <p className="font-display text-large font-semibold text-accent">{code}</p>
      <h1 className="max-w-[14ch] text-hero">{title}</h1>
      <p className="max-w-prose text-lede text-ink-soft">{lead}</p>
      <div className="flex flex-wrap gap-3">{actions}</div>
      {alternatives && <Instead alternatives={alternatives} />}
    </div>
  )
}
