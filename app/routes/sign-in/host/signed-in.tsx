import { clientContext } from '#app/load-context.ts'
import { privateMeta } from '#app/private-meta.ts'
import { requireAccount } from '#app/routes/sign-in/require-account.ts'
import { ButtonLink } from '#app/ui/forms/button.tsx'
import { FormPage } from '#app/ui/forms/form-page.tsx'
import * as addresses from '#domain/addresses.ts'

import type { Route } from './+types/signed-in.ts'

/** R170: the window in which somebody signed in while another holds what they typed. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = await requireAccount(context.get(clientContext), request)
  return { name: user.name }
}

export default function SignedIn({ loaderData }: Route.ComponentProps) {
  return (
    <FormPage
      title="You are signed in"
      lead={`As ${loaderData.name}. Close this window, go back to the other one, and send there what you typed.`}
    >
      <div>
        <ButtonLink href={addresses.home} variant="quiet">
          Go to the start page instead
        </ButtonLink>
      </div>
    </FormPage>
  )
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta('You are signed in', matches)
