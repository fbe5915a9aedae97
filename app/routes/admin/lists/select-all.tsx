import selectAllIsland from '#app/islands/select-all.ts?worker&url'

type Props = {
  /** Of the checkboxes in the same form. */
  name: string
  /** Where all of them are chosen already, or none. */
  href: string
  isAll: boolean
}

/** R758: chooses every entry of the page: a checkbox; without JavaScript a link that reloads the page with all chosen. */
export function SelectAll({ name, href, isAll }: Props) {
  return (
    <div
      data-select-all=""
      data-name={name}
      data-island={selectAllIsland}
      data-now=""
      className="flex flex-wrap items-center gap-x-5 gap-y-1 text-compact"
    >
      <label hidden className="touch-line flex cursor-pointer items-center gap-3 font-semibold [&[hidden]]:hidden">
        <input type="checkbox" className="size-4.5 shrink-0 cursor-pointer" />
        Select all on this page
      </label>
      <a href={href} className="touch-target [&[hidden]]:hidden">
        {isAll ? 'Select none' : 'Select all on this page'}
      </a>
      <output className="text-ink-soft tabular-nums" />
    </div>
  )
}
