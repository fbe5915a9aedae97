import { useId } from 'react'

import type { Refusal } from '#app/routes/admin/admin-act.ts'
import { ABUSE_OUTCOME_LABELS, ABUSE_REASON_LABELS } from '#app/routes/admin/admin-labels.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { SelectInput } from '#app/ui/forms/select.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { Panel } from '#app/ui/panel.tsx'
import * as addresses from '#domain/addresses.ts'
import type { AdminAbuseReport } from '#domain/admin/abuse-report-schemas.ts'
import type { AbuseReportReason } from '#domain/admin/abuse-report.ts'

import { Problems } from './problems.tsx'
import { ReasonInput } from './reason-input.tsx'

type Props = { report: AdminAbuseReport; refusal: Refusal | undefined }

const OUTCOMES = Object.entries(ABUSE_OUTCOME_LABELS).map(([value, label]) => ({ value, label }))

function CloseForm({ report, refusal }: Props) {
  const id = useId()
  return (
    <form method="post" className="grid items-end gap-4 border-t border-line pt-5 sm:grid-cols-[1fr_2fr_auto]">
      <input type="hidden" name="kind" value={report.kind} />
      <input type="hidden" name="id" value={report.id} />
      {refusal && <Problems problems={refusal.problems} className="sm:col-span-3" />}
      <p className="text-small text-ink-soft sm:col-span-3">
        Closing changes nothing by itself: act first, by the links above. The reporter is told the outcome, but not your
        reason.
      </p>
      <SelectInput
        id={`${id}-outcome`}
        name="outcome"
        label="Outcome"
        options={OUTCOMES}
        defaultValue={refusal?.typed['outcome']}
      />
      <ReasonInput id={id} typed={refusal?.typed} />
      <Button variant="quiet">Close the report</Button>
    </form>
  )
}

/** Links to act on what was reported: a profile, or an account by its address. */
function ReportedLinks({ report }: { report: AdminAbuseReport }) {
  const { kind, reported, profileSlug } = report
  const slug = reported.profileSlug ?? (kind === 'profile' ? profileSlug : null)
  return (
    <>
      {reported.email && reported.hasAccount && (
        <a href={`${addresses.adminAccounts}?q=${encodeURIComponent(reported.email)}`} className="touch-target">
          <span>
            Account of <bdi>{reported.name}</bdi>
          </span>
        </a>
      )}
      {reported.email && !reported.hasAccount && (
        <span>
          <bdi>{reported.name}</bdi> wrote as a guest: {reported.email}
        </span>
      )}
      {slug && (
        <>
          <a href={addresses.profile(slug)} className="touch-target">
            <span>View @{slug}</span>
          </a>
          <a href={addresses.editProfile(slug, 'admin')} className="touch-target">
            Change its standing
          </a>
          <a href={addresses.adminHistory(slug)} className="touch-target">
            History
          </a>
        </>
      )}
    </>
  )
}

/** One report: about whom, why, by whom, and what came of it. */
export function ReportCard({ report, refusal }: Props) {
  const { kind, profileName, reason, text, closedOn } = report
  return (
    <Panel className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <header className="grid gap-1">
        <h2 className="text-lede wrap-anywhere">
          <bdi>{kind === 'profile' ? profileName : report.reported.name}</bdi>
          {kind === 'message' && ', in a conversation'}
        </h2>
        <p className="text-small wrap-anywhere text-ink-soft">
          Reported by <bdi>{report.reportedBy ?? 'a guest'}</bdi>
          {report.reporterEmail && ` (${report.reporterEmail})`}, <Moment at={report.reportedOn} />
          {kind === 'message' && `. A message to ${profileName}`}
        </p>
      </header>
      {reason && <p className="font-semibold">{ABUSE_REASON_LABELS[reason as AbuseReportReason] ?? reason}</p>}
      {text && (
        <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      )}
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-compact">
        {kind === 'message' && (
          <a href={addresses.adminReportedMessage(report.id)} className="touch-target">
            Read the conversation (it is written down)
          </a>
        )}
        <ReportedLinks report={report} />
      </p>
      {closedOn && report.outcome ? (
        <p className="border-t border-line pt-4 text-compact">
          <b className="font-semibold">{ABUSE_OUTCOME_LABELS[report.outcome]}</b> by{' '}
          {report.closedBy ?? 'somebody who is gone'}, <Moment at={closedOn} />
          {report.closingReason && (
            <span dir="auto" className="mt-1 block max-w-prose whitespace-pre-line wrap-anywhere">
              {report.closingReason}
            </span>
          )}
        </p>
      ) : (
        <CloseForm report={report} refusal={refusal} />
      )}
    </Panel>
  )
}
