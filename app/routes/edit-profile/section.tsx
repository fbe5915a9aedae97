import { type ReactNode, useId } from 'react'

/** A part of a tab under its own heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-5 border-t border-line pt-6 first-of-type:border-t-0 first-of-type:pt-0"
    >
      <h3 id={id} className="text-large">
        {title}
      </h3>
      {children}
    </section>
  )
}
