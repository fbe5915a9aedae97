import { change, wholeNumber } from '#app/ui/words.ts'
import type { Statistics } from '#domain/statistics.ts'

const longDay = new Intl.DateTimeFormat('en', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

const CELL = 'border-t border-line py-1.5 pr-4 text-right tabular-nums last:pr-0'

/** The same figures to read, newest first. */
export function DayTable({ days }: { days: Statistics['days'] }) {
  return (
    <details className="rounded-card border border-line bg-surface px-5 py-3 text-compact">
      <summary className="cursor-pointer font-medium">These figures as a table</summary>
      <div className="mt-3">
        <table className="w-full border-collapse">
          <caption className="sr-only">Views, likes and followers by day (UTC)</caption>
          <thead className="text-small text-ink-soft">
            <tr>
              <th scope="col" className="pb-2 text-left font-medium">
                Day
              </th>
              {['Views', 'Likes', 'Followers'].map((name) => (
                <th key={name} scope="col" className="pr-4 pb-2 text-right font-medium last:pr-0">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, views, likes, followers }) => (
              <tr key={day}>
                <th scope="row" className="border-t border-line py-1.5 text-left font-normal">
                  <time dateTime={day}>{longDay.format(new Date(day))}</time>
                </th>
                <td className={CELL}>{wholeNumber(views)}</td>
                <td className={CELL}>{change(likes)}</td>
                <td className={CELL}>{change(followers)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
