import { PlainTable } from '#app/ui/figures/plain-table.tsx'
import { formatMomentInUtc, wholeNumber } from '#app/ui/format.ts'
import { Panel } from '#app/ui/panel.tsx'
import type { AdminOverview } from '#domain/admin/admin-profiles.ts'

type Kind = AdminOverview['host'][number]

const NAMES: Record<Kind['kind'], string> = { users: 'Accounts', workspaces: 'Workspaces', assets: 'Work' }

function describeLag({ lagSeconds }: Kind): string {
  if (lagSeconds === null) return 'not known'
  return lagSeconds < 10 ? `${lagSeconds.toFixed(1)} s` : `${wholeNumber(Math.round(lagSeconds))} s`
}

/** R408: what the site builder reports, and what was refused. */
export function HostTable({ host }: Pick<AdminOverview, 'host'>) {
  const refusals = host.filter(({ lastRefusal }) => lastRefusal !== null)
  return (
    <Panel className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PlainTable
        caption="Reports of the site builder"
        columns={[
          { name: 'Of' },
          { name: 'Last report' },
          { name: 'Lag', kind: 'number' },
          { name: 'Reports', kind: 'number' },
          { name: 'Out of date', kind: 'number' },
          { name: 'Refused', kind: 'number' },
          { name: 'Waiting', kind: 'number' },
        ]}
        rows={host.map((one) => ({
          key: one.kind,
          cells: [
            NAMES[one.kind],
            <span key="last" className="whitespace-nowrap">
              {one.lastReportOn ? formatMomentInUtc(one.lastReportOn) : 'none'}
            </span>,
            <span key="lag" className="whitespace-nowrap">
              {describeLag(one)}
            </span>,
            wholeNumber(one.reports),
            wholeNumber(one.stale),
            wholeNumber(one.refused),
            wholeNumber(one.pending),
          ],
        }))}
      />
      {refusals.map(({ kind, lastRefusal, lastRefusedOn }) => (
        <p key={kind} className="wrap-anywhere">
          <b className="font-semibold">{NAMES[kind]}, last refused.</b>{' '}
          {lastRefusedOn && formatMomentInUtc(lastRefusedOn)}: {lastRefusal}
        </p>
      ))}
    </Panel>
  )
}
