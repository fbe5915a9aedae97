import type { ReactNode } from 'react'

// Columns of numbers are as wide as each other where there is room.
const ALIGNED = { text: 'text-left', number: 'md:w-[14%] text-right tabular-nums md:not-last:pr-8' } as const

type Column = { name: string; kind?: keyof typeof ALIGNED }
type Row = { key: string; cells: ReactNode[] }

/** More columns than these do not fit a phone. */
const FIT = 4

const LINE =
  '@max-2xl:flex @max-2xl:w-auto @max-2xl:items-baseline @max-2xl:justify-between @max-2xl:gap-6 @max-2xl:border-t-0 @max-2xl:p-0 @max-2xl:py-1 @max-2xl:text-right @max-2xl:before:shrink-0 @max-2xl:before:text-ink-soft @max-2xl:before:content-[attr(data-column)_/_""]'

/**
 * Where there is no room for so many columns, a row is a block: its header, then a line for each cell. The column's name
 * before a cell is for the eye; assistive technology has it from the table.
 */
const STACKED = {
  block: '@max-2xl:block',
  head: '@max-2xl:sr-only',
  row: '@max-2xl:block @max-2xl:border-t @max-2xl:border-line @max-2xl:py-2.5',
  header: '@max-2xl:block @max-2xl:border-t-0 @max-2xl:py-1',
  cell: LINE,
}
/** Two numbers fit a line. */
const STACKED_NUMBERS: typeof STACKED = {
  ...STACKED,
  row: '@max-2xl:grid @max-2xl:grid-cols-2 @max-2xl:gap-x-10 @max-2xl:border-t @max-2xl:border-line @max-2xl:py-2.5',
  header: '@max-2xl:col-span-2 @max-2xl:border-t-0 @max-2xl:py-1',
}
const NOT_STACKED: typeof STACKED = { block: '', head: '', row: '', header: '', cell: '' }

function layoutOf(columns: Column[]): typeof STACKED {
  if (columns.length <= FIT) return NOT_STACKED
  return columns.slice(1).every(({ kind }) => kind === 'number') ? STACKED_NUMBERS : STACKED
}

/** A table whose first column is the row header. What is still too wide scrolls in its own region. */
export function PlainTable({ caption, columns, rows }: { caption: string; columns: Column[]; rows: Row[] }) {
  const kindOf = (index: number) => ALIGNED[columns[index]?.kind ?? 'text']
  const stacked = layoutOf(columns)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <section className="@container relative overflow-x-auto" tabIndex={0} aria-label={caption}>
      <table className={`w-full border-collapse text-compact ${stacked.block}`}>
        <caption className="sr-only">{caption}</caption>
        <thead className={`text-small text-ink-soft ${stacked.head}`}>
          <tr>
            {columns.map(({ name }, index) => (
              <th key={name} scope="col" className={`pr-4 pb-2 align-bottom font-medium last:pr-0 ${kindOf(index)}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={stacked.block}>
          {rows.map(({ key, cells }) => (
            <tr key={key} className={stacked.row}>
              {cells.map((cell, index) => {
                const style = `border-t border-line py-2.5 pr-4 align-top last:pr-0 ${kindOf(index)}`
                const name = columns[index]?.name
                return index === 0 ? (
                  <th key={name} scope="row" className={`${style} font-semibold ${stacked.header}`}>
                    {cell}
                  </th>
                ) : (
                  <td key={name} data-column={name} className={`${style} ${stacked.cell}`}>
                    {stacked === NOT_STACKED ? cell : <div className="min-w-0">{cell}</div>}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
