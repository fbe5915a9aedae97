import { clientContext } from '#app/load-context.ts'
import { actAsAdmin, refusalForForm, formText } from '#app/routes/admin/admin-act.ts'
import { AdminPage, adminMeta } from '#app/routes/admin/admin-page.tsx'
import { receiveAdminForm, requireAdmin } from '#app/routes/admin/require-admin.ts'
import { fetchJobs, runJob } from '#client/admin/jobs.ts'
import { ownValue } from '#domain/own-value.ts'

import type { Route } from './+types/jobs.ts'
import { JobRow } from './job-row.tsx'

const DONE: Record<string, string> = { sent: 'It runs within seconds. Load the page again to see how it went.' }

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  await requireAdmin(client, request)
  const { items } = await fetchJobs(client)
  return { items, done: ownValue(DONE, new URL(request.url).searchParams.get('done')) }
}

const FORM = { name: 1 }

export async function action({ request, context }: Route.ActionArgs) {
  const client = context.get(clientContext)
  const form = await receiveAdminForm(client, request, FORM)
  const act = async () => {
    await runJob(client, formText(form, 'name'))
    return 'sent'
  }
  return actAsAdmin(request, { form, act })
}

export default function JobsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { items, done } = loaderData
  const isInRow = items.some(({ name }) => refusalForForm(actionData, { name }))
  return (
    <AdminPage
      title="Jobs"
      lead="Background jobs of all nodes. Those with a schedule can be run at any time: each does only what there is to do."
      place="Jobs"
      done={actionData ? undefined : done}
      problems={isInRow ? undefined : actionData?.problems}
    >
      <ul className="grid grid-cols-[minmax(0,1fr)]">
        {items.map((job) => (
          <JobRow key={job.name} job={job} refusal={refusalForForm(actionData, { name: job.name })} />
        ))}
      </ul>
    </AdminPage>
  )
}

export const meta: Route.MetaFunction = () => adminMeta('Jobs')
