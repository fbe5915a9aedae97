import { type ReactNode, useId } from 'react'

/** Sections of a page are separated by space, those of an editor tab by a line. */
const VARIANTS = {
  page: { Heading: 'h2', heading: 'text-heading', head: 'mb-1', body: 'gap-4' },
  tab: {
    Heading: 'h3',
    heading: 'text-large',
    head: '',
    body: 'gap-5 border-t border-line pt-6 first-of-type:border-t-0 first-of-type:pt-0',
  },
} as const

/** A titled section, optionally with an element beside the title. */
export function Section({
  id,
  title,
  of = 'page',
  beside,
  children,
}: {
  id?: string
  title: string
  of?: keyof typeof VARIANTS
  beside?: ReactNode
  children: ReactNode
}) {
  const headingId = useId()
  const { Heading, heading, head, body } = VARIANTS[of]
  return (
    <section id={id} aria-labelledby={headingId} className={`grid grid-cols-[minmax(0,1fr)] ${body}`}>
      <div className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-3 ${head}`}>
        <Heading id={headingId} className={heading}>
          {title}
        </Heading>
        {beside}
      </div>
      {children}
    </section>
  )
}
