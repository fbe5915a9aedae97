import { data } from 'react-router'

import { clientContext, siteContext } from '#app/load-context.ts'
import { privateMeta } from '#app/private-meta.ts'
import { readForm } from '#app/read-form.ts'
import { readNext } from '#app/routes/sign-in/landing.ts'
import { Button, ButtonLink } from '#app/ui/forms/button.tsx'
import { FormPage } from '#app/ui/forms/form-page.tsx'
import { fetchJoinLink, joinByLink } from '#client/accounts/host-sign-in.ts'
import { ApiFailure } from '#client/api-failure.ts'
import * as addresses from '#domain/addresses.ts'

import type { Route } from './+types/join-link.ts'
import { HostButton } from './host-button.tsx'

const tokenIn = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''

/** R206: opening the link changes nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { signIn } = context.get(siteContext)
  if (!signIn) throw data(null, 404)
  const link = await fetchJoinLink(context.get(clientContext), tokenIn(request))
  return { link: link ?? null, hostName: signIn.hostName }
}

/** The form has no fields. */
const FORM = {}

export async function action({ request, context }: Route.ActionArgs) {
  await readForm(request, FORM)
  try {
    const { next } = await joinByLink(context.get(clientContext), tokenIn(request))
    return { joined: true as const, next: readNext(next) }
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return data({ joined: false as const, next: '' }, error.status)
  }
}

export default function JoinLink({ loaderData, actionData }: Route.ComponentProps) {
  const { link, hostName } = loaderData
  if (actionData?.joined) {
    return (
      <FormPage title="They are joined" lead={`From now on you sign in with ${hostName}.`}>
        <HostButton label={`Continue with ${hostName}`} next={actionData.next} />
      </FormPage>
    )
  }
  if (!link || actionData) {
    return (
      <FormPage title="This link is used up" lead="It has expired, was used before, or a newer one was sent.">
        <div>
          <ButtonLink href={addresses.signIn}>Sign in</ButtonLink>
        </div>
      </FormPage>
    )
  }
  return (
    <FormPage
      title={`Sign in with ${hostName} from now on?`}
      lead={`Somebody who signed in at ${hostName} with the address ${link.email} wants to open your account here with it. If that was you, confirm it: your name, email, plans and sites come from there then. If not, close this page: nothing changes.`}
    >
      <form method="post">
        <Button>Yes, that was me: join them</Button>
      </form>
    </FormPage>
  )
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta('Join two accounts', matches)
