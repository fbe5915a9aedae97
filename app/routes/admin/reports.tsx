import { clientContext } from '#app/load-context.ts'
import { redirectToLastPage } from '#app/missing-page.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import { closeAbuseReport, fetchAbuseReports } from '#client/admin/admin.ts'
import * as addresses from '#domain/addresses.ts'
import type { AdminAbuseReport } from '#domain/admin/abuse-report-schemas.ts'
import { ownValue } from '#domain/own-value.ts'
import { countWithNoun } from '#domain/text/plural.ts'

import type { Route } from './+types/reports.ts'
import {
  actAsAdmin,
  notFoundIfInvalid,
  listPageAddress,
  pickQueryParameters,
  refusalForForm,
  type Refusal,
  formText,
} from './admin-act.ts'
import { AdminPage, adminMeta } from './admin-page.tsx'
import { ReportCard } from './cards/report-card.tsx'
import { ListTotal } from './lists/list-total.tsx'
import { StateLinks } from './lists/state-links.tsx'
import { receiveAdminForm, requireAdmin } from './require-admin.ts'

const DONE: Record<string, string> = { closed: 'Closed, with your reason.' }

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  await requireAdmin(client, request)
  const query = pickQueryParameters(request, ['state', 'page'])
  const state = query.get('state') ?? 'open'
  const reports = await notFoundIfInvalid(
    redirectToLastPage(fetchAbuseReports(client, query), { request, address: addressOf(state) }),
  )
  return { reports, state, done: ownValue(DONE, new URL(request.url).searchParams.get('done')) }
}

const addressOf = (state: string) => listPageAddress(addresses.adminReports, state === 'open' ? {} : { state })

const FORM = { kind: 1, id: 1, outcome: 1, reason: 1 }

export async function action({ request, context }: Route.ActionArgs) {
  const client = context.get(clientContext)
  const formData = await receiveAdminForm(client, request, FORM)
  const closing = {
    kind: formText(formData, 'kind'),
    id: formText(formData, 'id'),
    outcome: formText(formData, 'outcome'),
    reason: formText(formData, 'reason'),
  }
  const act = async () => {
    await closeAbuseReport(client, closing)
    return 'closed'
  }
  return actAsAdmin(request, { form: formData, act })
}

const refusalFor = (refusal: Refusal | undefined, { kind, id }: AdminAbuseReport) =>
  refusalForForm(refusal, { kind, id })

export default function ReportsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { reports, state, done } = loaderData
  const states = [
    { name: 'Open', href: addresses.adminReports, current: state === 'open' },
    { name: 'Closed', href: `${addresses.adminReports}?state=closed`, current: state === 'closed' },
  ]
  const isInCard = reports.items.some((report) => refusalFor(actionData, report))
  return (
    <AdminPage
      title="Reports"
      place="Reports"
      done={actionData ? undefined : done}
      problems={isInCard ? undefined : actionData?.problems}
    >
      <StateLinks label="Which reports" links={states} />
      {reports.total > 0 && <ListTotal text={countWithNoun(reports.total, `${state} report`)} />}
      {reports.items.length > 0 ? (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {reports.items.map((report) => (
            <li key={`${report.kind} ${report.id}`}>
              <ReportCard report={report} refusal={refusalFor(actionData, report)} />
            </li>
          ))}
        </ul>
      ) : (
        <p>{state === 'open' ? 'Nothing is waiting for you.' : 'No report was closed yet.'}</p>
      )}
      <Pagination page={reports.page} pages={reports.pages} address={addressOf(state)} />
    </AdminPage>
  )
}

export const meta: Route.MetaFunction = () => adminMeta('Reports')
