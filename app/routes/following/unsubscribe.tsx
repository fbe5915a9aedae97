import { data, redirect } from 'react-router'

import { clientContext } from '#app/load-context.ts'
import { textsForMeta, secretPageMeta } from '#app/private-meta.ts'
import { parseRequestForm } from '#app/read-form.ts'
import { useTexts } from '#app/shell/use-texts.ts'
import { Button, ButtonLink } from '#app/ui/forms/button.tsx'
import { FormPage } from '#app/ui/forms/form-page.tsx'
import { ApiFailure } from '#client/api-failure.ts'
import { fetchUnsubscribeLink, unsubscribe } from '#client/following/following.ts'
import * as addresses from '#domain/addresses.ts'

import type { Route } from './+types/unsubscribe.ts'

function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? ''
}

/** A GET changes nothing: mail scanners open every link. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const found = await fetchUnsubscribeLink(context.get(clientContext), tokenOf(request))
  if (!found) return data({ state: 'unknown' as const }, 404)
  return data({ state: found.weekly ? ('weekly' as const) : ('ended' as const) })
}

/** The page's form has no fields; a mail client's one-click request sends this one. */
const FORM = { 'List-Unsubscribe': 1 }

/** R134: the page's button, or a mail client's one-click request, which needs a plain 200 without a redirect. */
export async function action({ request, context }: Route.ActionArgs) {
  const token = tokenOf(request)
  const oneClick = (await parseRequestForm(request, FORM)).has('List-Unsubscribe')
  try {
    await unsubscribe(context.get(clientContext), token)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    // The page explains an invalid link.
    return data(null, error.status)
  }
  // The link itself says what came of it: no other address does.
  return oneClick ? data(null) : redirect(`${addresses.unsubscribe}?token=${encodeURIComponent(token)}`, 303)
}

export default function Unsubscribe({ loaderData: { state } }: Route.ComponentProps) {
  const t = useTexts()
  if (state === 'unknown') {
    return (
      <FormPage title={t('following.unsubscribe.incomplete')} lead={t('following.unsubscribe.incompleteHelp')}>
        <div>
          <ButtonLink href={addresses.following}>{t('following.unsubscribe.goToFollowing')}</ButtonLink>
        </div>
      </FormPage>
    )
  }
  if (state === 'ended') {
    return (
      <FormPage title={t('following.unsubscribe.ended')} lead={t('following.unsubscribe.endedHelp')}>
        <div>
          <ButtonLink href={addresses.following} variant="quiet">
            {t('following.unsubscribe.goToFollowing')}
          </ButtonLink>
        </div>
      </FormPage>
    )
  }
  return (
    <FormPage title={t('following.unsubscribe.question')} lead={t('following.unsubscribe.lead')}>
      <form method="post">
        <Button>{t('following.unsubscribe.button')}</Button>
      </form>
    </FormPage>
  )
}

export const meta: Route.MetaFunction = ({ matches }) =>
  secretPageMeta(textsForMeta(matches)('following.unsubscribe.pageTitle'), matches)
