import type { Refusal } from '#app/routes/admin/admin-act.ts'
import { Problems } from '#app/routes/admin/cards/problems.tsx'
import { wholeNumber } from '#app/ui/format.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { Moment } from '#app/ui/moment.tsx'
import * as addresses from '#domain/addresses.ts'
import { describeCron } from '#domain/admin/describe-cron.ts'
import type { AdminJob } from '#domain/admin/jobs.ts'

const RESULTS: Record<NonNullable<AdminJob['lastResult']>, string> = {
  running: 'running',
  done: 'done',
  failed: 'failed',
  again: 'failed, tried again by itself',
}

const seconds = (count: number) => (count < 10 ? `${count.toFixed(1)} s` : `${wholeNumber(Math.round(count))} s`)

function LastRun({ lastStartOn, lastSeconds, lastResult }: AdminJob) {
  if (!lastStartOn) return <p className="text-ink-soft">No known run in the last 7 days.</p>
  const how = [lastResult && RESULTS[lastResult], lastSeconds === null ? undefined : `in ${seconds(lastSeconds)}`]
  const isBad = lastResult === 'failed' || lastResult === 'again'
  return (
    <p>
      Last start <Moment at={lastStartOn} />:{' '}
      <span className={isBad ? 'font-semibold text-bad' : ''}>{how.filter(Boolean).join(' ')}</span>
    </p>
  )
}

function Counts({ waiting, active, failed }: AdminJob) {
  const counts = [waiting > 0 && `${wholeNumber(waiting)} waiting`, active > 0 && `${wholeNumber(active)} at work`]
  const shown = counts.filter(Boolean).join(', ')
  if (!shown && failed === 0) return null
  return (
    <p>
      {shown}
      {shown && failed > 0 && ', '}
      {failed > 0 && <a href={addresses.adminFailures}>{wholeNumber(failed)} given up</a>}
    </p>
  )
}

/** R627: a job with its schedule and its last run, and the button that runs it now. */
export function JobRow({ job, refusal }: { job: AdminJob; refusal: Refusal | undefined }) {
  const { name, cron } = job
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] items-center gap-3 border-t border-line py-4 md:grid-cols-[18rem_minmax(0,1fr)_auto] md:gap-8">
      <div>
        <h2 className="text-base font-semibold wrap-anywhere">{name}</h2>
        <p className="text-small text-ink-soft">{cron === null ? 'When it is needed' : describeCron(cron)}</p>
      </div>
      <div className="grid gap-1 text-compact">
        <LastRun {...job} />
        <Counts {...job} />
        {refusal && <Problems problems={refusal.problems} className="" />}
      </div>
      {cron !== null && (
        <form method="post">
          <input type="hidden" name="name" value={name} />
          <Button variant="quiet">
            Run now<span className="sr-only">: {name}</span>
          </Button>
        </form>
      )}
    </li>
  )
}
