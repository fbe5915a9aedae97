import { clientContext } from '#app/load-context.ts'
import { momentInUtc } from '#app/ui/format.ts'
import { MessageText } from '#app/ui/message-text.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { readReportedMessage } from '#client/admin/admin.ts'
import * as addresses from '#domain/addresses.ts'

import type { Route } from './+types/reported-message.ts'
import { orNotFound } from './admin-act.ts'
import { AdminPage, adminMeta } from './admin-page.tsx'
import { requireAdmin } from './require-admin.ts'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  await requireAdmin(client, request)
  return { message: await orNotFound(readReportedMessage(client, params.id)) }
}

export default function ReportedMessagePage({ loaderData }: Route.ComponentProps) {
  const { message } = loaderData
  return (
    <AdminPage title={message.subject} place="Reports">
      <Notice>That you read this is written down in the profile’s history.</Notice>
      <Panel className="grid max-w-prose gap-4">
        <p className="text-small text-ink-soft wrap-anywhere">
          {message.from.name} to <a href={addresses.profile(message.profileSlug)}>{message.profileName}</a>,{' '}
          <time dateTime={message.createdOn}>{momentInUtc(message.createdOn)}</time>
        </p>
        <MessageText text={message.body} />
      </Panel>
      <p>
        <a href={addresses.adminReports}>Back to the reports</a>
      </p>
    </AdminPage>
  )
}

export const meta: Route.MetaFunction = () => adminMeta('Reported message')
