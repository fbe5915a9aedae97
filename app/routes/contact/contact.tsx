import { parseWithZod } from '@conform-to/zod/v4'
import { data, redirect } from 'react-router'
import { z } from 'zod'

import { clientContext, languageContext, siteContext } from '#app/load-context.ts'
import { textsForMeta, secretPageMeta } from '#app/private-meta.ts'
import { signInFirstResponse, receiveForm } from '#app/routes/sign-in/receive-form.ts'
import { type PageTexts, textsFor, useTexts } from '#app/shell/use-texts.ts'
import { ButtonLink } from '#app/ui/forms/button.tsx'
import { FormPage } from '#app/ui/forms/form-page.tsx'
import { fetchMe } from '#client/accounts/me.ts'
import { ApiFailure } from '#client/api-failure.ts'
import type { Client } from '#client/client.ts'
import { friendlyError } from '#client/friendly-errors.ts'
import { fieldErrorTexts } from '#client/issue-texts.ts'
import { openContactForm, sendMessage } from '#client/messages/messages.ts'
import { fetchWaitingRequest } from '#client/messages/waiting-request.ts'
import { fetchProfile } from '#client/profiles/profiles.ts'
import * as addresses from '#domain/addresses.ts'
import { isId } from '#domain/id.ts'
import { parseDraftedInquiry } from '#domain/messages/drafted-inquiry.ts'
import type { SentMessage } from '#domain/messages/message.ts'
import { ownValue } from '#domain/own-value.ts'
import type { Profile } from '#domain/profiles/profile.ts'

import type { Route } from './+types/contact.ts'
import { ContactForm } from './contact-form.tsx'
import { appendInquiryHints } from './contact-hints.ts'
import { MessageSent } from './message-sent.tsx'
import { loadWaitingPage, resendConfirmation, waitingPageAddress } from './waiting-page.ts'

const SENT: Record<string, SentMessage['status']> = { yes: 'sent', waiting: 'awaiting-confirmation', held: 'filtered' }
const SENT_WORDS: Record<SentMessage['status'], string> = {
  sent: 'yes',
  'awaiting-confirmation': 'waiting',
  filtered: 'held',
}

/** What the form begins with: a message of the guest whose address was mistyped (R667), or what a link fills in (R334). */
async function loadDraft(client: Client, query: URLSearchParams, profile: Profile) {
  const token = query.get('token')
  const waiting = token ? await fetchWaitingRequest(client, token) : undefined
  if (!waiting) return parseDraftedInquiry(query, profile.expertsMetadata.servicesOffered)
  const { subject, body, topic = '', name, email } = waiting
  return { subject, body, topic, name, email }
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { handle } = params
  if (!handle.startsWith('@')) throw data(null, 404)
  const client = context.get(clientContext)
  const profile = await fetchProfile(client, handle.slice(1))
  if (!profile) throw data(null, 404)
  const { search, searchParams: query } = new URL(request.url)
  if (handle.slice(1) !== profile.slug) throw redirect(addresses.contact(profile.slug) + search, 301)
  const { demo } = context.get(siteContext)
  const sent = ownValue(SENT, query.get('sent'))
  if (sent) {
    const given = query.get('message')
    const messageId = given !== null && isId(given) ? given : null
    const waiting =
      sent === 'awaiting-confirmation'
        ? await loadWaitingPage(client, query, addresses.contact(profile.slug))
        : undefined
    return { kind: 'sent' as const, profile, sent, messageId, waiting, demo }
  }
  try {
    const { formToken } = await openContactForm(client, profile.slug)
    const { user } = await fetchMe(client)
    const guest = user === null
    const unconfirmed = user && !user.emailVerified ? user.email : undefined
    const draft = await loadDraft(client, query, profile)
    const idempotencyKey = crypto.randomUUID()
    return { kind: 'form' as const, profile, guest, unconfirmed, draft, formToken, idempotencyKey }
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 403) throw error
    return data(
      { kind: 'refused' as const, profile, why: friendlyError(error, textsFor(context.get(languageContext))) },
      403,
    )
  }
}

/** Accepts anything; the API validates. */
const formSchema = z.object({
  subject: z.string().default(''),
  topic: z.string().default(''),
  body: z.string().default(''),
  service: z.string().default(''),
  budget: z.string().default(''),
  timing: z.string().default(''),
  name: z.string().default(''),
  email: z.string().default(''),
  website: z.string().default(''),
  formToken: z.string().default(''),
  idempotencyKey: z.string().default(''),
})

const FORM = {
  subject: 1,
  topic: 1,
  body: 1,
  service: 1,
  budget: 1,
  timing: 1,
  name: 1,
  email: 1,
  website: 1,
  formToken: 1,
  idempotencyKey: 1,
  as: 1,
  /** R667: asks for the link to confirm it again, and nothing else. */
  again: 1,
}

/** Guests who choose to sign in, and accounts whose session has expired, sign in first (R170). */
async function receiveContactForm(client: Client, request: Request): Promise<FormData> {
  const { form, me } = await receiveForm(client, request, FORM)
  const wantsToSignIn = form.get('as') === 'account'
  if (!me.user && wantsToSignIn) throw signInFirstResponse(request, { form })
  form.delete('as')
  if (me.user) for (const name of ['name', 'email']) form.delete(name)
  return form
}

const SHOWN_FIELDS = new Set(['subject', 'topic', 'body', 'name', 'email'])

export async function action({ params, request, context }: Route.ActionArgs) {
  if (!params.handle.startsWith('@')) throw data(null, 404)
  const slug = params.handle.slice(1)
  const form = await receiveContactForm(context.get(clientContext), request)
  const t = textsFor(context.get(languageContext))
  if (form.has('again')) {
    const token = String(form.get('again'))
    return resendConfirmation(context.get(clientContext), { t, token, form: addresses.contact(slug) })
  }
  const submission = parseWithZod(form, { schema: formSchema })
  if (submission.status !== 'success') throw data(null, 400)
  const { service, budget, timing, idempotencyKey, body, topic, ...fields } = submission.value
  const hinted = appendInquiryHints(t, body, { service, budget, timing })
  const message = { ...fields, body: hinted, ...(topic && { topic }) }
  try {
    const { id, status, waitingToken } = await sendMessage(context.get(clientContext), slug, {
      message,
      idempotencyKey,
    })
    if (waitingToken) return redirect(waitingPageAddress(addresses.contact(slug), waitingToken), 303)
    return redirect(`${addresses.contact(slug)}?sent=${SENT_WORDS[status]}&message=${id}`, 303)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    if (error.status === 404) throw data(null, 404)
    const fieldErrors = Object.fromEntries(
      Object.entries(fieldErrorTexts(error, t)).filter(([name]) => SHOWN_FIELDS.has(name)),
    )
    const result = submission.reply({ formErrors: formErrors(t, error), fieldErrors, hideFields: ['website'] })
    // A stale form token or a used key is left out, so that the form gets a new one.
    const unchanged = { formToken: fields.formToken, idempotencyKey }
    const renewed = error.fields['formToken'] ? { idempotencyKey } : error.status === 409 ? {} : unchanged
    return data({ result, ...renewed }, error.status)
  }
}

function formErrors(t: PageTexts, error: ApiFailure): string[] {
  if (error.code === 'validation_failed') {
    return Object.entries(fieldErrorTexts(error, t)).flatMap(([name, texts]) => (SHOWN_FIELDS.has(name) ? [] : texts))
  }
  if (error.code === 'already_used') return [t('contact.sentBefore')]
  // The API's message says which limit was hit and when to retry (R91).
  return [friendlyError(error, t)]
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts()
  const { profile } = loaderData
  if (loaderData.kind === 'sent') {
    const problem = actionData && 'problem' in actionData ? actionData.problem : undefined
    return <MessageSent {...loaderData} problem={problem} />
  }
  if (loaderData.kind === 'refused') {
    return (
      <FormPage title={t('contact.refused.title', { name: profile.name })} lead={loaderData.why}>
        <div>
          <ButtonLink href={addresses.profile(profile.slug)} variant="quiet">
            {t('contact.backToProfile')}
          </ButtonLink>
        </div>
      </FormPage>
    )
  }
  return <ContactForm {...loaderData} answer={actionData?.result && actionData} />
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const t = textsForMeta(matches)
  const title = loaderData ? t('contact.title', { name: loaderData.profile.name }) : t('contact.pageTitle')
  return secretPageMeta(title, matches)
}
