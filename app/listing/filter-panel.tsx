import type { ReactNode } from 'react'

import type { Choice } from './list-address.ts'

const SUMMARY =
  'flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 rounded-pill border px-4 py-1.5 text-compact font-medium md:min-h-9 md:w-max md:px-3.5 [&::-webkit-details-marker]:hidden'

/** What the pill says: the filter, its only value, or how many values it has. */
function summaryText(label: string, chosen: Choice[]): string {
  const [only, ...more] = chosen
  if (!only) return label
  return more.length === 0 ? only.label : `${label} (${chosen.length})`
}

/**
 * A filter that opens under its pill. Only one is open at a time. After a change the page comes back with the panel's id
 * as fragment, which opens it again. Without JavaScript an open panel takes a row of its own: over the page it would
 * cover the button that applies it.
 */
export function FilterPanel({
  id,
  label,
  chosen,
  children,
}: {
  id: string
  label: string
  chosen: Choice[]
  children: ReactNode
}) {
  const state = chosen.length > 0 ? 'border-accent bg-accent-soft text-accent' : 'border-line-strong bg-surface'
  return (
    <details name="filters" className="group md:relative md:noscript:open:basis-full">
      <summary
        aria-label={label + (chosen.length > 0 ? `, ${chosen.length} chosen` : '')}
        className={`${SUMMARY} ${state}`}
      >
        <span className="truncate md:max-w-40">{summaryText(label, chosen)}</span>
        <svg
          viewBox="0 0 12 12"
          aria-hidden="true"
          className="size-3 shrink-0 fill-none stroke-current stroke-[1.75] group-open:rotate-180"
        >
          <path d="m2.5 4.5 3.5 3 3.5-3" />
        </svg>
      </summary>
      <fieldset
        id={id}
        tabIndex={-1}
        aria-label={label}
        className="scroll-mt-[50svh] p-1.5 outline-none md:absolute md:z-10 md:mt-2 md:max-h-[min(24rem,60svh)] md:w-72 md:overflow-y-auto md:overscroll-contain md:rounded-card md:border md:border-line-strong md:bg-surface md:shadow-panel md:noscript:static"
      >
        {children}
      </fieldset>
    </details>
  )
}
