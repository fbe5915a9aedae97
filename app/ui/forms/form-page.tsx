import type { ReactNode } from 'react'

/** A page around one form. */
export function FormPage({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <div className="wrap py-[clamp(2.5rem,8vw,5rem)]">
      <div className="mx-auto grid max-w-form grid-cols-[minmax(0,1fr)] gap-6">
        <div>
          <h1 className="text-title">{title}</h1>
          {lead && <p className="mt-3 text-ink-soft">{lead}</p>}
        </div>
        {children}
      </div>
    </div>
  )
}
