import { PlainTable } from '#app/ui/figures/plain-table.tsx'
import { formatMomentInUtc, wholeNumber } from '#app/ui/format.ts'
import { Panel } from '#app/ui/panel.tsx'
import type { AdminOverview } from '#domain/admin/admin-profiles.ts'

function describeMail({ unsent, failing, oldestUnsentOn, sentToday }: AdminOverview['mail']): string {
  const sent = `${wholeNumber(sentToday)} sent today.`
  if (unsent === 0) return `No mail waits. ${sent}`
  const since = oldestUnsentOn ? ` The oldest waits since ${formatMomentInUtc(oldestUnsentOn)}.` : ''
  return `${wholeNumber(unsent)} waiting, ${wholeNumber(failing)} of them refused at least once.${since} ${sent}`
}

/** The state of background jobs and mail, across all nodes. */
export function HealthTables({ queue, mail }: Pick<AdminOverview, 'queue' | 'mail'>) {
  return (
    <Panel className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p>
        <b className="font-semibold">Mail.</b> {describeMail(mail)}
      </p>
      <PlainTable
        caption="Background jobs"
        columns={[
          { name: 'Job' },
          { name: 'Waiting', kind: 'number' },
          { name: 'At work', kind: 'number' },
          { name: 'Given up', kind: 'number' },
        ]}
        rows={queue.map(({ name, waiting, active, failed }) => ({
          key: name,
          cells: [name, wholeNumber(waiting), wholeNumber(active), wholeNumber(failed)],
        }))}
      />
    </Panel>
  )
}
