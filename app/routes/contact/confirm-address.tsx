import type { ReactNode } from 'react'
import { data, Form } from 'react-router'

import { clientContext, languageContext } from '#app/load-context.ts'
import { textsForMeta, secretPageMeta } from '#app/private-meta.ts'
import { parseRequestForm } from '#app/read-form.ts'
import { textsFor, useTexts } from '#app/shell/use-texts.ts'
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
  const token = (await parseRequestForm(request, FORM)).get('token')
  try {
    await confirmInquiryAddress(context.get(clientContext), typeof token === 'string' ? token : '')
    return { problem: undefined }
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return data({ problem: friendlyError(error, textsFor(context.get(languageContext))) }, error.status)
  }
}

export default function ConfirmAddress({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts()
  const { token, link } = loaderData
  if (!link) {
    return (
      <FormPage title={t('contact.brokenLink.title')} lead={t('contact.address.broken')}>
        <div>
          <ButtonLink href={addresses.inbox} variant="quiet">
            {t('contact.address.inbox')}
          </ButtonLink>
        </div>
      </FormPage>
    )
  }
  const address = {
    email: link.address,
    address: (text: ReactNode) => (
      <b translate="no" className="wrap-anywhere">
        {text}
      </b>
    ),
  }
  if (link.verified) {
    return (
      <FormPage title={t('contact.address.done.title')} lead={t.rich('contact.address.done.lead', address)}>
        <div>
          <ButtonLink href={addresses.profile(link.profileSlug)}>{t('contact.address.done.see')}</ButtonLink>
        </div>
      </FormPage>
    )
  }
  return (
    <FormPage
      title={t('contact.address.title')}
      lead={t.rich('contact.address.lead', { handle: link.profileSlug, ...address })}
    >
      {actionData?.problem && <Notice tone="bad">{actionData.problem}</Notice>}
      <Form method="post">
        <input type="hidden" name="token" value={token} />
        <Button>{t('contact.address.button')}</Button>
      </Form>
      <p className="text-small text-ink-soft">
        {t.rich('contact.address.wrong', {
          edit: (text) => <a href={addresses.editProfile(link.profileSlug, 'general')}>{text}</a>,
        })}
      </p>
    </FormPage>
  )
}

export const meta: Route.MetaFunction = ({ matches }) =>
  secretPageMeta(textsForMeta(matches)('contact.address.pageTitle'), matches)
