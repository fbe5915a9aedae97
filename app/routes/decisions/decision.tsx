import { data, redirect } from 'react-router'

import { clientContext, languageContext, siteContext } from '#app/load-context.ts'
import { secretPageMeta, textsForMeta } from '#app/private-meta.ts'
import { parseRequestForm } from '#app/read-form.ts'
import { requireAccount } from '#app/routes/sign-in/require-account.ts'
import { textsFor, useTexts } from '#app/shell/use-texts.ts'
import { FormErrors } from '#app/ui/forms/form-errors.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { ApiFailure } from '#client/api-failure.ts'
import { friendlyError } from '#client/friendly-errors.ts'
import { fieldErrorTexts } from '#client/issue-texts.ts'
import { fetchStatement, objectToDecision, replyToObjection } from '#client/moderation/decisions.ts'
import * as addresses from '#domain/addresses.ts'

import type { Route } from './+types/decision.ts'
import { ObjectionForm } from './objection-form.tsx'
import { ObjectionPart } from './objection-part.tsx'
import { StatementTable } from './statement-table.tsx'

const DONE = ['objected', 'replied'] as const

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? undefined

/** A statement of reasons, for whom the decision affects: signed in, or by the mailed link. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  const token = tokenOf(request)
  if (token === undefined) await requireAccount(client, request)
  const statement = await fetchStatement(client, { id: params.id, token })
  if (!statement) throw data(null, 404)
  const done = DONE.find((one) => one === new URL(request.url).searchParams.get('done'))
  return { statement, done, site: context.get(siteContext) }
}

const FORM = { text: 1, act: 1 }

export async function action({ params, request, context }: Route.ActionArgs) {
  const client = context.get(clientContext)
  const form = await parseRequestForm(request, FORM)
  const text = String(form.get('text') ?? '')
  const token = tokenOf(request)
  const isReply = form.get('act') === 'reply'
  try {
    await (isReply ? replyToObjection : objectToDecision)(client, params.id, { text, ...(token && { token }) })
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    if (error.status === 401) await requireAccount(client, request)
    if (error.status === 404) throw data(null, 404)
    const t = textsFor(context.get(languageContext))
    const problem = fieldErrorTexts(error, t)['text']?.[0]
    return data({ problem, errors: problem ? [] : [friendlyError(error, t)], text }, error.status)
  }
  const query = new URLSearchParams({ ...(token && { token }), done: isReply ? 'replied' : 'objected' })
  return redirect(`${addresses.decision(params.id)}?${query}`, 303)
}

export default function DecisionPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts()
  const { statement, done, site } = loaderData
  const isOpen = statement.objections.some(({ closedOn }) => closedOn === null)
  const form = <ObjectionForm statement={statement} typed={actionData?.text} problem={actionData?.problem} />
  return (
    <article className="wrap grid grid-cols-[minmax(0,1fr)] gap-10 py-[clamp(2.5rem,6vw,4rem)]">
      <header className="max-w-prose">
        <p className="text-compact text-ink-soft">{t('decisions.title')}</p>
        <h1 className="mt-1 text-title wrap-anywhere">
          {statement.act === 'lock-account'
            ? t('decisions.heading.lock-account')
            : t.rich(`decisions.heading.${statement.act}`, {
                subject: statement.subject,
                // A handle has hyphens, at which it is not broken where it fits a line.
                handle: (text) => <bdi className="inline-block max-w-full">{text}</bdi>,
              })}
        </h1>
      </header>
      <div className="grid max-w-prose grid-cols-[minmax(0,1fr)] gap-10">
        <FormErrors errors={actionData?.errors} fields={[]} />
        {done && !actionData && <Notice tone="good">{t(`decisions.done.${done}`)}</Notice>}
        <StatementTable statement={statement} site={site.name} />
        {statement.objections.map((objection) => (
          <ObjectionPart key={objection.id} objection={objection}>
            {objection.closedOn === null && form}
          </ObjectionPart>
        ))}
        {!isOpen && statement.liftedOn === null && form}
        <section aria-labelledby="redress" className="grid gap-3">
          <h2 id="redress" className="text-heading">
            {t('decisions.redress.title')}
          </h2>
          <p>{t('decisions.redress.text')}</p>
          <p>
            {t.rich('decisions.contact', {
              site: site.name,
              contact: (text) => <a href={addresses.imprint}>{text}</a>,
            })}
          </p>
        </section>
      </div>
    </article>
  )
}

export const meta: Route.MetaFunction = ({ matches }) =>
  secretPageMeta(textsForMeta(matches)('decisions.title'), matches)
