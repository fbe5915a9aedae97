import type { ReactNode } from 'react'

/** A titled part of the dashboard, with something beside its title. */
export function Section({
  id,
  title,
  beside,
  children,
}: {
  id: string
  title: string
  beside?: ReactNode
  children: ReactNode
}) {
  return (
    <section id={id} aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="text-heading">{title}</h2>
        {beside}
      </div>
      {children}
    </section>
  )
}
