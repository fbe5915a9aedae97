import { data, Form } from 'react-router'

import { clientContext } from '#app/load-context.ts'
import { secretPageMeta } from '#app/private-meta.ts'
import { readForm } from '#app/read-form.ts'
import { Button, ButtonLink } from '#app/ui/forms/button.tsx'
import { FormPage } from '#app/ui/forms/form-page.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { ApiFailure } from '#client/api-failure.ts'
import { friendlyError } from '#client/friendly-errors.ts'
import { confirmInquiryAddress, fetchInquiryLink } from '#client/messages/messages.ts'
import * as addresses from '#domain/addresses.ts'

import type { Route } from './+types/confirm-address.ts'

/** R290: the page shows what the link is about; opening it changes nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const link = await fetchInquiryLink(context.get(clientContext), token)
  return data({ token, link }, link ? 200 : 404)
}

const FORM = { token: 1 }

export async function action({ request, context }: Route.ActionArgs) {
  const token = (await readForm(request, FORM)).get('token')
  try {
    await confirmInquiryAddress(context.get(clientContext), typeof token === 'string' ? token : '')
    return { problem: undefined }
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return data({ problem: friendlyError(error) }, error.status)
  }
}

export default function ConfirmAddress({ loaderData, actionData }: Route.ComponentProps) {
  const { token, link } = loaderData
  if (!link) {
    return (
      <FormPage
        title="This link does not work"
        lead="It has expired, is incomplete, or the profile has another address by now. Nothing was changed. The owner of the profile can have a new link sent from the inbox."
      >
        <div>
          <ButtonLink href={addresses.inbox} variant="quiet">
            Go to the inbox
          </ButtonLink>
        </div>
      </FormPage>
    )
  }
  const address = <b className="wrap-anywhere">{link.address}</b>
  if (link.verified) {
    return (
      <FormPage title="This address is confirmed" lead={<>Messages from clients arrive at {address} from now on.</>}>
        <div>
          <ButtonLink href={addresses.profile(link.profileSlug)}>See the profile</ButtonLink>
        </div>
      </FormPage>
    )
  }
  return (
    <FormPage
      title="Shall messages arrive here?"
      lead={
        <>
          Confirm that messages from clients to @{link.profileSlug} may be sent to {address}.
        </>
      }
    >
      {actionData?.problem && <Notice tone="bad">{actionData.problem}</Notice>}
      <Form method="post">
        <input type="hidden" name="token" value={token} />
        <Button>Confirm this address</Button>
      </Form>
      <p className="text-small text-ink-soft">
        The wrong address? Close this page: nothing arrives here. The owner of the profile can{' '}
        <a href={addresses.editProfile(link.profileSlug, 'general')}>change it</a>.
      </p>
    </FormPage>
  )
}

export const meta: Route.MetaFunction = ({ matches }) => secretPageMeta('Confirm an address', matches)
