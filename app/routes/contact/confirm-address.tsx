import { data, Form } from 'react-router'

import { clientContext } from '#app/load-context.ts'
import { readForm } from '#app/read-form.ts'
import { Button, ButtonLink } from '#app/ui/forms/button.tsx'
import { FormPage } from '#app/ui/forms/form-page.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { ApiFailure } from '#client/api-failure.ts'
import { friendlyError } from '#client/friendly-errors.ts'
import { confirmInquiryAddress } from '#client/messages/messages.ts'
import * as addresses from '#domain/addresses.ts'

import type { Route } from './+types/confirm-address.ts'

export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get('token') ?? '' }
}

const FORM = { token: 1 }

export async function action({ request, context }: Route.ActionArgs) {
  const token = (await readForm(request, FORM)).get('token')
  try {
    const { profileSlug } = await confirmInquiryAddress(
      context.get(clientContext),
      typeof token === 'string' ? token : '',
    )
    return { profileSlug, problem: undefined }
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const problem =
      error.status === 429
        ? friendlyError(error)
        : 'This link has expired, or the profile has another address by now. A new link can be had in the inbox.'
    return data({ profileSlug: undefined, problem }, error.status)
  }
}

export default function ConfirmAddress({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.profileSlug) {
    return (
      <FormPage title="This address is confirmed" lead="Messages from clients arrive here from now on.">
        <div>
          <ButtonLink href={addresses.profile(actionData.profileSlug)}>See the profile</ButtonLink>
        </div>
      </FormPage>
    )
  }
  return (
    <FormPage
      title="Shall messages arrive here?"
      lead="Confirm that messages from clients may be sent to the address where you got this link."
    >
      {actionData?.problem && <Notice tone="bad">{actionData.problem}</Notice>}
      <Form method="post">
        <input type="hidden" name="token" value={loaderData.token} />
        <Button>Confirm this address</Button>
      </Form>
    </FormPage>
  )
}

export const meta: Route.MetaFunction = () => [
  { title: 'Confirm an address' },
  { name: 'robots', content: 'noindex' },
  // The address contains a secret, which must not leak in the Referer header.
  { name: 'referrer', content: 'same-origin' },
]
