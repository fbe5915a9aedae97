import { clientContext } from '#app/load-context.ts'
import { MessageText } from '#app/ui/message-text.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { fetchReportedMessage } from '#client/admin/admin.ts'
import * as addresses from '#domain/addresses.ts'
import type { ReportedConversation } from '#domain/admin/abuse-report-schemas.ts'

import type { Route } from './+types/reported-message.ts'
import { notFoundIfInvalid } from './admin-act.ts'
import { AdminPage, adminMeta } from './admin-page.tsx'
import { requireAdmin } from './require-admin.ts'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  await requireAdmin(client, request)
  return { message: await notFoundIfInvalid(fetchReportedMessage(client, params.id)) }
}

function Person({ name, email }: { name: string; email: string | null }) {
  return (
    <>
      <bdi className="font-semibold">{name}</bdi>
      {email && <> ({email})</>}
    </>
  )
}

/** Who reported whom, and the way to act on them. */
function ReportFacts({ message }: { message: ReportedConversation }) {
  const { report, sender, profileSlug, profileName } = message
  const byOwner = report.side === 'owner'
  return (
    <Panel className="grid max-w-prose gap-3">
      <p className="wrap-anywhere">
        <Person {...report.by} />, {byOwner ? 'whom it was written to' : 'who wrote first'}, reported{' '}
        {byOwner ? <Person {...sender} /> : <Person name={profileName} email={null} />} on{' '}
        <Moment at={report.reportedOn} />.
      </p>
      <MessageText text={report.reason} />
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-compact">
        {sender.email && sender.hasAccount && (
          <a href={`${addresses.adminAccounts}?q=${encodeURIComponent(sender.email)}`} className="touch-target">
            <span>
              Account of <bdi>{sender.name}</bdi>
            </span>
          </a>
        )}
        {!sender.hasAccount && (
          <span>
            <bdi>{sender.name}</bdi> wrote without an account.
          </span>
        )}
        {profileSlug === null ? (
          <span>
            <bdi>{profileName}</bdi> is no longer here.
          </span>
        ) : (
          <>
            <a href={`${addresses.adminAccounts}?q=${encodeURIComponent(profileSlug)}`} className="touch-target">
              <span>Account of @{profileSlug}</span>
            </a>
            <a href={addresses.editProfile(profileSlug, 'admin')} className="touch-target">
              <span>Change the standing of @{profileSlug}</span>
            </a>
          </>
        )}
      </p>
    </Panel>
  )
}

export default function ReportedMessagePage({ loaderData }: Route.ComponentProps) {
  const { message } = loaderData
  const letters = [
    { id: message.id, name: message.sender.name, body: message.body, createdOn: message.createdOn },
    ...message.thread,
  ]
  return (
    <AdminPage title={message.subject} place="Reports">
      <Notice>That you read this is written down in the profile’s history.</Notice>
      <ReportFacts message={message} />
      <ol aria-label="Conversation" className="grid max-w-prose gap-4">
        {letters.map(({ id, name, body, createdOn }) => (
          <li key={id}>
            <Panel className="grid gap-3">
              <p className="text-small wrap-anywhere text-ink-soft">
                <bdi className="font-semibold">{name}</bdi>, <Moment at={createdOn} />
              </p>
              <MessageText text={body} />
            </Panel>
          </li>
        ))}
      </ol>
      <p>
        <a
          href={message.report.closed ? `${addresses.adminReports}?state=closed` : addresses.adminReports}
          className="touch-target"
        >
          Back to the reports
        </a>
      </p>
    </AdminPage>
  )
}

export const meta: Route.MetaFunction = () => adminMeta('Reported message')
