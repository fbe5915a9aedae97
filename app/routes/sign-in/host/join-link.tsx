import { data } from 'react-router'

import { clientContext, siteContext } from '#app/load-context.ts'
import { textsForMeta, privateMeta } from '#app/private-meta.ts'
import { parseRequestForm } from '#app/read-form.ts'
import { parseNextAddress } from '#app/routes/sign-in/landing.ts'
import { useTexts } from '#app/shell/use-texts.ts'
import { Button, ButtonLink } from '#app/ui/forms/button.tsx'
import { FormPage } from '#app/ui/forms/form-page.tsx'
import { previewHostJoinLink, joinHostAccountByLink } from '#client/accounts/host-sign-in.ts'
import { ApiFailure } from '#client/api-failure.ts'
import * as addresses from '#domain/addresses.ts'

import type { Route } from './+types/join-link.ts'
import { HostButton } from './host-button.tsx'

const tokenIn = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''

/** R206: opening the link changes nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { signIn } = context.get(siteContext)
  if (!signIn) throw data(null, 404)
  const link = await previewHostJoinLink(context.get(clientContext), tokenIn(request))
  return { link: link ?? null, hostName: signIn.hostName }
}

/** The form has no fields. */
const FORM = {}

export async function action({ request, context }: Route.ActionArgs) {
  await parseRequestForm(request, FORM)
  try {
    const { next } = await joinHostAccountByLink(context.get(clientContext), tokenIn(request))
    return { joined: true as const, next: parseNextAddress(next) }
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return data({ joined: false as const, next: '' }, error.status)
  }
}

export default function JoinLink({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts()
  const { link, hostName } = loaderData
  if (actionData?.joined) {
    return (
      <FormPage title={t('hostSignIn.link.joined')} lead={t('hostSignIn.link.joinedLead', { host: hostName })}>
        <HostButton label={t('hostSignIn.button', { host: hostName })} next={actionData.next} />
      </FormPage>
    )
  }
  if (!link || actionData) {
    return (
      <FormPage title={t('hostSignIn.link.gone')} lead={t('hostSignIn.link.goneLead')}>
        <div>
          <ButtonLink href={addresses.signIn}>{t('hostSignIn.link.signIn')}</ButtonLink>
        </div>
      </FormPage>
    )
  }
  return (
    <FormPage
      title={t('hostSignIn.link.title', { host: hostName })}
      lead={t('hostSignIn.link.lead', { host: hostName, email: link.email })}
    >
      <form method="post">
        <Button>{t('hostSignIn.link.button')}</Button>
      </form>
    </FormPage>
  )
}

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(textsForMeta(matches)('hostSignIn.link.pageTitle'), matches)
