import {
  createContext,
  data,
  isRouteErrorResponse,
  redirect,
  redirectDocument,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'

import { catalogueContext, clientContext, languageContext, siteContext, takeFileContext } from '#app/load-context.ts'
import { textsForMeta, privateMeta } from '#app/private-meta.ts'
import { parseRequestForm } from '#app/read-form.ts'
import { firstSites } from '#app/routes/profile/load-profile-work.ts'
import { ProfileView } from '#app/routes/profile/profile-view.tsx'
import { signInAddress } from '#app/routes/sign-in/next-address.ts'
import {
  CARRIED_FORM_FIELDS,
  hasSignInFields,
  toPendingForm,
  type SignInPrompt,
  signInAgain,
  restorePendingForm,
} from '#app/routes/sign-in/pending-form.ts'
import { textsFor, useTexts } from '#app/shell/use-texts.ts'
import { fetchMe } from '#client/accounts/me.ts'
import type { Client } from '#client/client.ts'
import { mayEdit } from '#client/profiles/profile-model.ts'
import { fetchProfileVersion } from '#client/profiles/profiles.ts'
import { trackProfileEditViewed } from '#client/statistics/analytics.ts'
import { hasSessionCookie } from '#domain/accounts/session-cookie.ts'
import * as addresses from '#domain/addresses.ts'
import type { Me, Profile } from '#domain/profiles/profile.ts'

import type { Route } from './+types/edit-profile.ts'
import { EditorDialog } from './editor-dialog.tsx'
import { Editor } from './editor.tsx'
import { EDIT_PROFILE_FORM } from './fields.ts'
import { loadEditor } from './load-editor.ts'
import type { Answer } from './saving/answer.ts'
import { runEditorAction } from './saving/run-editor-action.ts'
import { SignInToSave } from './saving/sign-in-to-save.tsx'
import { findEditorTab, type Tab } from './tabs.ts'

export const handle = {
  hydrate: true,
  texts: [
    'cards',
    'edit',
    'editFields',
    'forms',
    'issues',
    'lists',
    'moderationRules',
    'problems',
    'profile',
    'proofs',
  ],
}

/** Set by the action for the loader that follows it, which then must not redirect away from the typed values. */
const actionResultContext = createContext<Answer['kind'] | null>(null)

type User = NonNullable<Me['user']>
type Params = { handle: string; tab?: string | undefined }

/** The profile and tab of an address; a 404 for viewers who may not edit. */
async function findEditing(client: Client, { handle, tab: tabName }: Params, user: User) {
  if (!handle.startsWith('@')) throw data(null, 404)
  const found = await fetchProfileVersion(client, handle.slice(1))
  if (!found || !mayEdit(found.profile)) throw data(null, 404)
  const { slug } = found.profile
  const isAdmin = user.role === 'admin'
  const tab = findEditorTab(found.profile, tabName ?? 'general', { isAdmin })
  if (!tab) throw data(null, 404)
  return { ...found, tab, isAdmin, address: addresses.editProfile(slug, tab) }
}

/** Sent by the server, so that it is sent once and also without JavaScript. */
function trackViewed(client: Client, { profile, tab }: { profile: Profile; tab: Tab }): void {
  const { slug: profileSlug, profileId, name: profileName } = profile
  trackProfileEditViewed(client, { profileSlug, profileId, profileName, tabName: tab })
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  if (!params.handle.startsWith('@')) throw data(null, 404)
  const actionResult = context.get(actionResultContext)
  if (actionResult === 'signed-out') return { kind: 'signed-out' as const }
  const client = context.get(clientContext)
  const { user } = await fetchMe(client)
  if (!user) {
    const expired = hasSessionCookie(request.headers.get('cookie'))
    throw redirectDocument(signInAddress(addresses.editProfile(params.handle.slice(1), params.tab), { expired }), 303)
  }
  const { address, ...editing } = await findEditing(client, params, user)
  // Redirects a missing tab, an old handle or upper case to the canonical address.
  if (!actionResult && addresses.editProfile(params.handle.slice(1), params.tab) !== address) throw redirect(address)
  // R280: the page after a save is no new view.
  if (!actionResult && !searchParams.has('saved')) trackViewed(client, editing)
  const editor = await loadEditor(client, {
    ...editing,
    t: textsFor(context.get(languageContext)),
    catalogue: context.get(catalogueContext),
    platformName: context.get(siteContext).platformName,
  })
  const notice = searchParams.has('welcome') ? ('welcome' as const) : searchParams.has('saved') && ('saved' as const)
  return { kind: 'editor' as const, editor, notice }
}

/** R114: an editor whose session has expired signs in here; the form's values are carried along. */
function signedOut(form: FormData, prompt?: SignInPrompt): Answer {
  // Signing in only saves; the editor presses any other button again.
  form.delete('intent')
  return { kind: 'signed-out', ...toPendingForm(form, prompt) }
}

export async function action({ request, params, context }: Route.ActionArgs): Promise<Answer> {
  const client = context.get(clientContext)
  const { user: sender } = await fetchMe(client)
  // Only a sender who may edit this profile may upload a file.
  if (sender) await findEditing(client, params, sender)
  const takeFile = sender ? context.get(takeFileContext) : undefined
  const form = restorePendingForm(
    await parseRequestForm(request, { ...EDIT_PROFILE_FORM, ...CARRIED_FORM_FIELDS }, takeFile),
    EDIT_PROFILE_FORM,
  )
  const signsIn = hasSignInFields(form)
  const prompt = signsIn ? await signInAgain(client, form) : undefined
  const { user } = prompt ? { user: null } : signsIn ? await fetchMe(client) : { user: sender }
  if (!user) {
    context.set(actionResultContext, 'signed-out')
    return signedOut(form, prompt)
  }
  const answer = await runEditorAction({
    client,
    form,
    t: textsFor(context.get(languageContext)),
    ...(await findEditing(client, params, user)),
  })
  context.set(actionResultContext, answer.kind)
  return answer
}

/** A failed request keeps the form as it is; only client errors, such as a 404, leave the page. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<Answer> {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error
    return { kind: 'unsent', reason: isRouteErrorResponse(error) ? 'server' : 'unreachable' }
  }
}

/** The loader does not run again after an answer that saved nothing, so the form stays as it is. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionResult?.kind ? false : defaultShouldRevalidate
}

export default function EditProfile({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts()
  if (loaderData.kind === 'signed-out') {
    return (
      <EditorDialog title={t('edit.signIn.title')} closeTo={addresses.home}>
        {actionData?.kind === 'signed-out' && <SignInToSave answer={actionData} />}
      </EditorDialog>
    )
  }
  const { editor, notice } = loaderData
  return (
    <>
      <div inert aria-hidden="true" className="noscript:hidden">
        <ProfileView view={editor.view} work={firstSites(editor.view.profile)} shortlisted={false} />
      </div>
      <Editor key={editor.profile.profileId} data={editor} notice={notice} answer={actionData} />
    </>
  )
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const editor = loaderData?.kind === 'editor' ? loaderData.editor : undefined
  const t = textsForMeta(matches)
  const title = editor
    ? t('edit.title', { tab: t(`edit.tab.${editor.tab}`), name: editor.profile.name })
    : t('edit.signIn.title')
  return privateMeta(title, matches)
}
