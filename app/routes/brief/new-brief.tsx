import { parseWithZod } from '@conform-to/zod/v4'
import { data, redirect } from 'react-router'

import { clientContext, languageContext, siteContext } from '#app/load-context.ts'
import { textsForMeta, secretPageMeta } from '#app/private-meta.ts'
import { loadWaitingPage, resendConfirmation, waitingPageAddress } from '#app/routes/contact/waiting-page.ts'
import { readShortlistCookies } from '#app/routes/shortlist/shortlist-cookie.ts'
import { signInFirstResponse, receiveForm } from '#app/routes/sign-in/receive-form.ts'
import { textsFor } from '#app/shell/use-texts.ts'
import { fetchMe } from '#client/accounts/me.ts'
import { ApiFailure } from '#client/api-failure.ts'
import type { Client } from '#client/client.ts'
import { fetchComparison } from '#client/lists/shortlist.ts'
import { fetchBrief, fetchLinkedBrief, openBriefForm, sendBrief } from '#client/messages/briefs.ts'
import { fetchWaitingRequest } from '#client/messages/waiting-request.ts'
import * as addresses from '#domain/addresses.ts'
import { isId } from '#domain/id.ts'
import { BRIEF_LIMITS, MAX_SHORTLIST } from '#domain/limits.ts'

import type { Route } from './+types/new-brief.ts'
import { BriefForm } from './brief-form.tsx'
import {
  type BriefValues,
  briefExpertChoices,
  briefFieldErrors,
  FORM,
  briefFormErrors,
  briefFormValuesSchema,
  nonEmptyLines,
} from './brief-values.ts'
import { BriefWaiting, NobodyToAsk } from './brief-waiting.tsx'

/** An earlier brief of the visitor's, for the same words to others: by its id, or by a guest's link. */
async function loadDraft(client: Client, query: URLSearchParams, signedIn: boolean): Promise<Partial<BriefValues>> {
  const [like, token] = [query.get('like'), query.get('token')]
  // R667: the same brief, for its guest to correct the address.
  const waiting = token ? await fetchWaitingRequest(client, token) : undefined
  if (waiting) return { ...waiting, to: [], examples: waiting.examples?.join('\n') ?? '' }
  if (!like) return {}
  const byId = isId(like) && signedIn
  const brief = byId ? await fetchBrief(client, like) : await fetchLinkedBrief(client, like)
  if (!brief || 'expired' in brief) return {}
  const { subject, body, audience, budget, timing, examples } = brief
  return { subject, body, audience, budget, timing, examples: examples.join('\n') }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  const query = new URL(request.url).searchParams
  if (query.get('sent') === 'waiting') {
    const { demo } = context.get(siteContext)
    return { kind: 'waiting' as const, waiting: await loadWaitingPage(client, query, addresses.newBrief), demo }
  }
  const { named, choices } = briefExpertChoices(query, readShortlistCookies(request).list)
  const [{ formToken, experts }, { user }] = await Promise.all([openBriefForm(client, choices), fetchMe(client)])
  if (experts.length === 0) return { kind: 'nobody' as const }
  const [compared, draft] = await Promise.all([
    fetchComparison(
      client,
      experts.slice(0, MAX_SHORTLIST).map(({ slug }) => slug),
    ),
    loadDraft(client, query, user !== null),
  ])
  const cards = new Map(compared.experts.map((card) => [card.slug, card]))
  const open = experts.filter(({ refusal }) => refusal === null).map(({ slug }) => slug)
  // R346: experts without time are not preselected; they can be chosen by name.
  const free = open.filter((slug) => !experts.some((expert) => expert.slug === slug && expert.booked))
  const wanted = named.length > 0 ? open.filter((slug) => named.includes(slug)) : free
  return {
    kind: 'form' as const,
    experts: experts.map((expert) => ({ ...expert, card: cards.get(expert.slug) ?? null })),
    chosen: named.length > 0 || wanted.length <= BRIEF_LIMITS.experts ? wanted.slice(0, BRIEF_LIMITS.experts) : [],
    draft,
    guest: user === null,
    unconfirmed: user && !user.emailVerified ? user.email : undefined,
    formToken,
    idempotencyKey: crypto.randomUUID(),
  }
}

/** Guests who choose to sign in, and accounts whose session has expired, sign in first (R170). */
async function receiveBrief(client: Client, request: Request): Promise<FormData> {
  const { form, me } = await receiveForm(client, request, FORM)
  const wantsToSignIn = form.get('as') === 'account'
  if (!me.user && wantsToSignIn) throw signInFirstResponse(request, { form })
  form.delete('as')
  if (me.user) for (const name of ['name', 'email']) form.delete(name)
  return form
}

export async function action({ request, context }: Route.ActionArgs) {
  const client = context.get(clientContext)
  const form = await receiveBrief(client, request)
  const t = textsFor(context.get(languageContext))
  if (form.has('again'))
    return resendConfirmation(client, { t, token: String(form.get('again')), form: addresses.newBrief })
  const submission = parseWithZod(form, { schema: briefFormValuesSchema })
  if (submission.status !== 'success') throw data(null, 400)
  const { idempotencyKey, examples, ...fields } = submission.value
  try {
    const {
      id,
      status,
      waitingToken = '',
    } = await sendBrief(client, {
      brief: { ...fields, examples: nonEmptyLines(examples) },
      idempotencyKey,
    })
    const waiting = status === 'awaiting-confirmation' && waitingPageAddress(addresses.newBrief, waitingToken)
    return redirect(waiting || `${addresses.brief(id)}?done=${status}`, 303)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const errors = { formErrors: briefFormErrors(t, error), fieldErrors: briefFieldErrors(t, error) }
    const result = submission.reply({ ...errors, hideFields: ['website'] })
    // A stale form token or a used key is left out, so that the form gets a new one.
    const unchanged = { formToken: fields.formToken, idempotencyKey }
    const renewed = error.fields['formToken'] ? { idempotencyKey } : error.status === 409 ? {} : unchanged
    return data({ result, to: fields.to, ...renewed }, error.status)
  }
}

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

export default function NewBrief({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === 'waiting')
    return (
      <BriefWaiting {...loaderData} problem={actionData && 'problem' in actionData ? actionData.problem : undefined} />
    )
  if (loaderData.kind === 'nobody') return <NobodyToAsk />
  return <BriefForm {...loaderData} answer={actionData?.result && actionData} />
}

export const meta: Route.MetaFunction = ({ matches }) =>
  secretPageMeta(textsForMeta(matches)('brief.form.pageTitle'), matches)
