import type { ReactNode } from 'react'

import { Panel } from '#app/ui/panel.tsx'

/** A key figure with its title, a summary and a chart. */
export function Figure({
  title,
  value,
  summary,
  children,
}: {
  title: string
  value: string
  summary: string
  children: ReactNode
}) {
  return (
    <Panel className="grid grid-rows-[auto_1fr] gap-5">
      <div>
        <h3 className="font-text text-compact font-semibold tracking-normal text-ink-soft">{title}</h3>
        <p className="mt-1 font-display text-heading leading-none font-semibold tabular-nums">{value}</p>
        <p className="mt-2 text-small text-ink-soft">{summary}</p>
      </div>
      <div className="self-end empty:hidden">{children}</div>
    </Panel>
  )
}
