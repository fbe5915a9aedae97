import { useForm } from '@conform-to/react'
import { useState } from 'react'
import { data, Form, redirect, redirectDocument, useNavigation } from 'react-router'

import { clientContext, languageContext, siteContext } from '#app/load-context.ts'
import { textsForMeta, privateMeta } from '#app/private-meta.ts'
import { refusalToFormErrors } from '#app/routes/edit-profile/saving/refusal-to-form-errors.ts'
import { pageAddressOfRequest, signInAddress } from '#app/routes/sign-in/next-address.ts'
import { receiveAccountForm } from '#app/routes/sign-in/receive-form.ts'
import { textsFor, useTexts } from '#app/shell/use-texts.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { FormErrors } from '#app/ui/forms/form-errors.tsx'
import { FormPage } from '#app/ui/forms/form-page.tsx'
import { HandleField } from '#app/ui/forms/handle-field.tsx'
import { fetchMe } from '#client/accounts/me.ts'
import { ApiFailure } from '#client/api-failure.ts'
import type { Client } from '#client/client.ts'
import { createUserProfile, createWorkspaceProfile, isHandleAvailable } from '#client/profiles/profile-calls.ts'
import * as addresses from '#domain/addresses.ts'
import { handleProblem, suggestHandle } from '#domain/profiles/handle.ts'

import type { Route } from './+types/new-profile.ts'
import { OwnerChoice } from './owner-choice.tsx'
import { findRequestedOwner, possibleProfileOwners } from './owners.ts'

export const handle = { hydrate: true, texts: ['forms', 'newProfile'] }

/** The first available of a few candidates; the plain one if none is, or the check fails. */
async function findAvailableHandle(client: Client, name: string): Promise<string> {
  const plain = suggestHandle(name)
  const tries = ['', '-2', '-3'].map((ending) => plain + ending).filter((one) => !handleProblem(one))
  try {
    for (const one of tries) if (await isHandleAvailable(client, one)) return one
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
  }
  return plain
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  const me = await fetchMe(client)
  const { searchParams } = new URL(request.url)
  if (!me.user) throw redirectDocument(signInAddress(pageAddressOfRequest(request)), 303)
  const owners = possibleProfileOwners(me)
  const ownerKey = searchParams.get('for')
  const owner = findRequestedOwner(owners, ownerKey)
  if (ownerKey && !owner) throw data(null, 404)
  if (owner?.profileSlug) throw redirectDocument(addresses.editProfile(owner.profileSlug, 'general'), 303)
  if (!owner) return { kind: 'choice' as const, owners }
  return {
    kind: 'form' as const,
    owner,
    suggestion: await findAvailableHandle(client, owner.name),
    siteUrl: context.get(siteContext).url,
  }
}

const FORM = { name: 1, slug: 1 }

export async function action({ request, context }: Route.ActionArgs) {
  const client = context.get(clientContext)
  const { me, form } = await receiveAccountForm(client, request, FORM)
  const { searchParams } = new URL(request.url)
  const owner = findRequestedOwner(possibleProfileOwners(me), searchParams.get('for'))
  if (!owner) throw data(null, 404)
  const typed = { name: String(form.get('name') ?? ''), slug: String(form.get('slug') ?? '') }
  try {
    const created = await (owner.workspaceId
      ? createWorkspaceProfile(client, owner.workspaceId, typed)
      : createUserProfile(client, typed))
    // The editor loads as a document, with its own messages.
    throw redirectDocument(`${addresses.editProfile(created.slug, 'general')}?welcome=1`, 303)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    // The profile was created in another window: the loader redirects to it.
    if (error.code === 'profile_exists') throw redirect(pageAddressOfRequest(request), 303)
    return {
      ...refusalToFormErrors(error, ['name', 'slug'], textsFor(context.get(languageContext))),
      initialValue: typed,
    }
  }
}

export default function NewProfile({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === 'choice') return <OwnerChoice owners={loaderData.owners} />
  return <NewProfileForm {...loaderData} result={actionData} />
}

type FormProps = Extract<Route.ComponentProps['loaderData'], { kind: 'form' }> & {
  result: Route.ComponentProps['actionData']
}

function NewProfileForm({ owner, suggestion, siteUrl, result }: FormProps) {
  const t = useTexts()
  const [form, fields] = useForm<{ name: string; slug: string }>({
    id: 'new-profile',
    lastResult: result ?? null,
    defaultValue: { name: owner.name, slug: suggestion },
  })
  const [follows, setFollows] = useState<string>()
  const busy = useNavigation().state !== 'idle'
  return (
    <FormPage
      title={owner.workspaceId ? t('newProfile.titleFor', { name: owner.name }) : t('newProfile.title')}
      lead={t('newProfile.lead')}
    >
      <FormErrors
        errors={form.errors}
        fields={[
          [t('newProfile.name'), fields.name],
          [t('forms.handle.label'), fields.slug],
        ]}
      />
      <Form method="post" id={form.id} noValidate className="grid gap-5">
        <Field
          label={t('newProfile.name')}
          hint={owner.workspaceId ? t('newProfile.nameHintFor') : t('newProfile.nameHint')}
          field={fields.name}
          required
          onInput={(event) => setFollows(suggestHandle(event.currentTarget.value))}
        />
        <HandleField
          id={fields.slug.id}
          name="slug"
          defaultValue={result?.initialValue.slug ?? suggestion}
          follows={follows}
          siteUrl={siteUrl}
          hint={t('newProfile.handleHint')}
          error={fields.slug.errors?.[0]}
        />
        <div>
          <Button busy={busy}>{busy ? t('newProfile.creating') : t('newProfile.create')}</Button>
        </div>
      </Form>
    </FormPage>
  )
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(textsForMeta(matches)('newProfile.title'), matches)
