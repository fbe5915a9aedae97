import { clientContext } from '#app/load-context.ts'
import { redirectToLastPage } from '#app/missing-page.ts'
import {
  actAsAdmin,
  formText,
  listPageAddress,
  notFoundIfInvalid,
  pickQueryParameters,
  type Refusal,
  refusalForForm,
} from '#app/routes/admin/admin-act.ts'
import { adminMeta, AdminPage } from '#app/routes/admin/admin-page.tsx'
import { StateLinks } from '#app/routes/admin/lists/state-links.tsx'
import { receiveAdminForm, requireAdmin } from '#app/routes/admin/require-admin.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import { answerObjection, completeDecision, decideObjection, fetchDecisions } from '#client/moderation/decisions.ts'
import * as addresses from '#domain/addresses.ts'
import { ownValue } from '#domain/own-value.ts'

import type { Route } from './+types/decisions.ts'
import { DecisionCard } from './decision-card.tsx'

const DONE: Record<string, string> = {
  completed: 'The reasons are complete. The affected person was told.',
  decided: 'The objection is decided. The affected person was told.',
  answered: 'Your message was sent.',
}

const EMPTY: Record<string, string> = {
  objections: 'No objection is waiting for you.',
  incomplete: 'No decision lacks its reasons.',
  all: 'Nothing was restricted yet.',
}

const addressOf = (queue: string) => listPageAddress(addresses.adminDecisions, queue === 'objections' ? {} : { queue })

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  await requireAdmin(client, request)
  const query = pickQueryParameters(request, ['queue', 'page'])
  const queue = query.get('queue') ?? 'objections'
  const decisions = await notFoundIfInvalid(
    redirectToLastPage(fetchDecisions(client, query), { request, address: addressOf(queue) }),
  )
  return { decisions, queue, done: ownValue(DONE, new URL(request.url).searchParams.get('done')) }
}

const FORM = { act: 1, id: 1, rule: 1, facts: 1, outcome: 1, reason: 1, text: 1 }

export async function action({ request, context }: Route.ActionArgs) {
  const client = context.get(clientContext)
  const form = await receiveAdminForm(client, request, FORM)
  const id = formText(form, 'id')
  const act = async () => {
    const name = formText(form, 'act')
    if (name === 'complete') {
      await completeDecision(client, id, { rule: formText(form, 'rule'), facts: formText(form, 'facts') })
      return 'completed'
    }
    if (name === 'answer') {
      await answerObjection(client, id, formText(form, 'text'))
      return 'answered'
    }
    await decideObjection(client, id, { outcome: formText(form, 'outcome'), reason: formText(form, 'reason') })
    return 'decided'
  }
  return actAsAdmin(request, { form, act })
}

const refusalFor = (refusal: Refusal | undefined, id: string) => refusalForForm(refusal, { id })

export default function DecisionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { decisions, queue, done } = loaderData
  const { waiting } = decisions
  const link = (name: string, value: string) => ({
    name,
    href: value === 'objections' ? addresses.adminDecisions : `${addresses.adminDecisions}?queue=${value}`,
    current: queue === value,
  })
  const links = [
    link(`Objections (${waiting.objections})`, 'objections'),
    link(`Reasons to complete (${waiting.incomplete})`, 'incomplete'),
    link('All', 'all'),
  ]
  const isInCard = decisions.items.some(({ id }) => refusalFor(actionData, id))
  return (
    <AdminPage
      title="Decisions"
      lead="What admins restricted, why, and what the people who are affected say to it."
      place="Decisions"
      done={actionData ? undefined : done}
      problems={isInCard ? undefined : actionData?.problems}
    >
      <StateLinks label="Which decisions" links={links} />
      {decisions.items.length > 0 ? (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {decisions.items.map((decision) => (
            <li key={decision.id}>
              <DecisionCard decision={decision} refusal={refusalFor(actionData, decision.id)} />
            </li>
          ))}
        </ul>
      ) : (
        <p>{EMPTY[queue]}</p>
      )}
      <Pagination page={decisions.page} pages={decisions.pages} address={addressOf(queue)} />
    </AdminPage>
  )
}

export const meta: Route.MetaFunction = () => adminMeta('Decisions')
