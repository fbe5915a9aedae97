import type { ReactNode } from 'react'

import { type PageTexts, useTexts } from '#app/shell/use-texts.ts'

import { type Choice, isCatalogueName } from './list-address.ts'

/** What the pill says: the filter, its only value, or how many values it has. */
function summaryText(t: PageTexts, label: string, chosen: Choice[]): string {
  const [only, ...more] = chosen
  if (!only) return label
  return more.length === 0 ? only.label : t('filters.summary', { label, count: chosen.length })
}

/** R670: the same with the filter's label, and what the number counts. */
function summaryName(t: PageTexts, label: string, chosen: Choice[]): string {
  const [only, ...more] = chosen
  if (!only) return label
  return more.length === 0
    ? t('filters.summaryOne', { label, value: only.label })
    : t('filters.summaryName', { label, count: chosen.length })
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
  const t = useTexts()
  return (
    <details name="filters" className={chosen.length > 0 ? 'filter is-chosen' : 'filter'}>
      <summary aria-label={summaryName(t, label, chosen)}>
        <span translate={chosen.length === 1 && isCatalogueName(chosen[0]?.name ?? '') ? 'no' : undefined}>
          {summaryText(t, label, chosen)}
        </span>
        <svg viewBox="0 0 12 12" aria-hidden="true">
          <path d="m2.5 4.5 3.5 3 3.5-3" />
        </svg>
      </summary>
      <fieldset id={id} tabIndex={-1} aria-label={label}>
        {children}
      </fieldset>
    </details>
  )
}
