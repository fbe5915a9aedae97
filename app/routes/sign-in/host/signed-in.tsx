import { clientContext } from '#app/load-context.ts'
import { textsForMeta, privateMeta } from '#app/private-meta.ts'
import { requireAccount } from '#app/routes/sign-in/require-account.ts'
import { useTexts } from '#app/shell/use-texts.ts'
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
  const t = useTexts()
  return (
    <FormPage title={t('hostSignIn.done.title')} lead={t('hostSignIn.done.lead', { name: loaderData.name })}>
      <div>
        <ButtonLink href={addresses.home} variant="quiet">
          {t('hostSignIn.done.home')}
        </ButtonLink>
      </div>
    </FormPage>
  )
}

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(textsForMeta(matches)('hostSignIn.done.title'), matches)
