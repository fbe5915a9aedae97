import type { ReactNode } from 'react'

// Columns of numbers are as wide as each other where there is room.
const ALIGNED = { text: 'text-left', number: 'md:w-[14%] text-right tabular-nums' } as const

type Column = { name: string; kind?: keyof typeof ALIGNED }
type Row = { key: string; cells: ReactNode[] }

/** A table whose first column is the row header. It scrolls in its own region on small screens. */
export function PlainTable({ caption, columns, rows }: { caption: string; columns: Column[]; rows: Row[] }) {
  const kindOf = (index: number) => ALIGNED[columns[index]?.kind ?? 'text']
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <section className="overflow-x-auto" tabIndex={0} aria-label={caption}>
      <table className="w-full border-collapse text-compact">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-small text-ink-soft">
          <tr>
            {columns.map(({ name }, index) => (
              <th key={name} scope="col" className={`pr-4 pb-2 align-bottom font-medium last:pr-0 ${kindOf(index)}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, index) => {
                const style = `border-t border-line py-2.5 pr-4 align-top last:pr-0 ${kindOf(index)}`
                const name = columns[index]?.name
                return index === 0 ? (
                  <th key={name} scope="row" className={`${style} font-semibold`}>
                    {cell}
                  </th>
                ) : (
                  <td key={name} className={style}>
                    {cell}
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
