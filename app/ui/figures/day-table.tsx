import { useTexts } from '#app/shell/use-texts.ts'

const longDay = new Intl.DateTimeFormat('en', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

const CELL = 'border-t border-line py-1.5 pr-4 text-right tabular-nums last:pr-0'

type Column<Day> = { name: string; value: (day: Day) => string }

/** The chart's values as a table, newest first. */
export function DayTable<Day extends { day: string }>({
  caption,
  days,
  columns,
}: {
  caption: string
  days: Day[]
  columns: Column<Day>[]
}) {
  const t = useTexts()
  return (
    <details className="rounded-card border border-line bg-surface px-5 py-3 text-compact">
      <summary className="touch-line cursor-pointer font-medium">{t('figures.table.summary')}</summary>
      <div className="mt-3">
        <table className="w-full border-collapse">
          <caption className="sr-only">{caption}</caption>
          <thead className="text-small text-ink-soft">
            <tr>
              <th scope="col" className="pb-2 text-left font-medium">
                {t('figures.table.day')}
              </th>
              {columns.map(({ name }) => (
                <th key={name} scope="col" className="pr-4 pb-2 text-right font-medium last:pr-0">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((one) => (
              <tr key={one.day}>
                <th scope="row" className="border-t border-line py-1.5 text-left font-normal">
                  <time dateTime={one.day}>{longDay.format(new Date(one.day))}</time>
                </th>
                {columns.map(({ name, value }) => (
                  <td key={name} className={CELL}>
                    {value(one)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
