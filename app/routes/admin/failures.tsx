import { clientContext } from '#app/load-context.ts'
import { wholeNumber } from '#app/ui/format.ts'
import { fetchFailures, retryFailure } from '#client/admin/failures.ts'
import { ownValue } from '#domain/own-value.ts'
import { countWithNoun } from '#domain/text/plural.ts'

import type { Route } from './+types/failures.ts'
import { actAsAdmin, refusalForForm, formText } from './admin-act.ts'
import { AdminPage, adminMeta } from './admin-page.tsx'
import { FailureCard } from './cards/failure-card.tsx'
import { ListTotal } from './lists/list-total.tsx'
import { receiveAdminForm, requireAdmin } from './require-admin.ts'

const DONE: Record<string, string> = { retried: 'It is tried again now. If it fails once more, it is back here soon.' }

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  await requireAdmin(client, request)
  const { items, total } = await fetchFailures(client)
  return { items, total, done: ownValue(DONE, new URL(request.url).searchParams.get('done')) }
}

const FORM = { kind: 1, id: 1 }

export async function action({ request, context }: Route.ActionArgs) {
  const client = context.get(clientContext)
  const form = await receiveAdminForm(client, request, FORM)
  const act = async () => {
    await retryFailure(client, { kind: formText(form, 'kind'), id: formText(form, 'id') })
    return 'retried'
  }
  return actAsAdmin(request, { form, act })
}

export default function FailuresPage({ loaderData, actionData }: Route.ComponentProps) {
  const { items, total, done } = loaderData
  const isInCard = items.some(({ kind, id }) => refusalForForm(actionData, { kind, id }))
  return (
    <AdminPage
      title="Failures"
      lead="Background jobs and mails that failed, and why. What is given up waits for you; the rest is tried again by itself."
      place="Failures"
      done={actionData ? undefined : done}
      problems={isInCard ? undefined : actionData?.problems}
    >
      {total > 0 && (
        <ListTotal
          text={
            items.length < total
              ? `${countWithNoun(total, 'failure')}; these are the ${wholeNumber(items.length)} newest.`
              : countWithNoun(total, 'failure')
          }
        />
      )}
      {items.length > 0 ? (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {items.map((failure) => (
            <li key={`${failure.kind} ${failure.id}`}>
              <FailureCard
                failure={failure}
                refusal={refusalForForm(actionData, { kind: failure.kind, id: failure.id })}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p>Nothing fails.</p>
      )}
    </AdminPage>
  )
}

export const meta: Route.MetaFunction = () => adminMeta('Failures')
