import { data, redirectDocument } from 'react-router'

import { clientContext, siteContext } from '#app/load-context.ts'
import { textsForMeta, privateMeta } from '#app/private-meta.ts'
import { parseRequestForm } from '#app/read-form.ts'
import { parseNextAddress } from '#app/routes/sign-in/landing.ts'
import { signInAddress } from '#app/routes/sign-in/next-address.ts'
import { useTexts } from '#app/shell/use-texts.ts'
import { FormPage } from '#app/ui/forms/form-page.tsx'
import { startHostSignIn } from '#client/accounts/host-sign-in.ts'
import * as addresses from '#domain/addresses.ts'

import type { Route } from './+types/host-sign-in.ts'
import { HostButton } from './host-button.tsx'
import { HostProblem } from './host-problems.tsx'

/** Nothing begins by opening an address. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { signIn } = context.get(siteContext)
  if (!signIn) throw data(null, 404)
  return { hostName: signIn.hostName, next: parseNextAddress(new URL(request.url).searchParams.get('next')) }
}

const FORM = { next: 1, fresh: 1 }

/** R411: sends the browser to the site builder. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseRequestForm(request, FORM)
  const { signIn } = context.get(siteContext)
  if (!signIn) throw data(null, 404)
  const next = parseNextAddress(form.get('next'))
  const fresh = form.has('fresh')
  const start = await startHostSignIn(context.get(clientContext), { next, fresh })
  if (start.step === 'go') throw redirectDocument(start.url, 303)
  return data({ next, fresh, hostName: signIn.hostName, reason: start.reason }, 502)
}

export default function HostSignIn({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts()
  if (actionData) return <HostProblem {...actionData} />
  const { hostName, next } = loaderData
  return (
    <FormPage title={t('hostSignIn.title')} lead={t('hostSignIn.lead', { host: hostName })}>
      <HostButton label={t('hostSignIn.button', { host: hostName })} next={next} />
      <p>
        <a href={next ? signInAddress(next) : addresses.signIn}>{t('hostSignIn.otherWays')}</a>
      </p>
    </FormPage>
  )
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(textsForMeta(matches)('hostSignIn.title'), matches)
