import { useId } from 'react'

import { OUTCOME_LABELS, REASON_LABELS } from '#app/routes/admin/admin-labels.ts'
import { momentInUtc } from '#app/ui/format.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { SelectInput } from '#app/ui/forms/select.tsx'
import { Panel } from '#app/ui/panel.tsx'
import * as addresses from '#domain/addresses.ts'
import type { ReportReason } from '#domain/admin/profile-report.ts'
import type { AdminReport } from '#domain/admin/reports.ts'

import { ReasonInput } from './reason-input.tsx'

type Props = { report: AdminReport; typed: Record<string, string> | undefined }

const OUTCOMES = Object.entries(OUTCOME_LABELS).map(([value, label]) => ({ value, label }))

function CloseForm({ report, typed }: Props) {
  const id = useId()
  return (
    <form method="post" className="grid items-end gap-4 border-t border-line pt-5 sm:grid-cols-[1fr_2fr_auto]">
      <input type="hidden" name="kind" value={report.kind} />
      <input type="hidden" name="id" value={report.id} />
      <SelectInput
        id={`${id}-outcome`}
        name="outcome"
        label="Outcome"
        className="h-12"
        options={OUTCOMES}
        defaultValue={typed?.['outcome']}
      />
      <ReasonInput id={id} typed={typed} />
      <Button variant="quiet">Close</Button>
    </form>
  )
}

/** One report: its target, reason, reporter and outcome. */
export function ReportCard({ report, typed }: Props) {
  const { kind, profileSlug, profileName, reason, text, closedOn } = report
  return (
    <Panel className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <header className="grid gap-1">
        <h2 className="text-lede wrap-anywhere">{kind === 'profile' ? profileName : `A message to ${profileName}`}</h2>
        <p className="text-small text-ink-soft">
          Reported by {report.reportedBy ?? 'a guest'},{' '}
          <time dateTime={report.reportedOn}>{momentInUtc(report.reportedOn)}</time>
        </p>
      </header>
      {reason && <p className="font-semibold">{REASON_LABELS[reason as ReportReason] ?? reason}</p>}
      {text && <p className="max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>}
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-compact">
        {kind === 'message' && (
          <a href={addresses.adminReportedMessage(report.id)}>Read the message (it is written down)</a>
        )}
        <a href={addresses.profile(profileSlug)}>View @{profileSlug}</a>
        <a href={addresses.editProfile(profileSlug, 'admin')}>Change its standing</a>
        <a href={addresses.adminHistory(profileSlug)}>History</a>
      </p>
      {closedOn && report.outcome ? (
        <p className="border-t border-line pt-4 text-compact">
          <b className="font-semibold">{OUTCOME_LABELS[report.outcome]}</b> by{' '}
          {report.closedBy ?? 'somebody who is gone'}, <time dateTime={closedOn}>{momentInUtc(closedOn)}</time>
        </p>
      ) : (
        <CloseForm report={report} typed={typed} />
      )}
    </Panel>
  )
}
