import type { ReactNode } from 'react'

/** A titled section with a link to more. */
export function CardSection({
  title,
  more,
  children,
}: {
  title: string
  more?: { name: string; href: string } | undefined
  children: ReactNode
}) {
  return (
    <section aria-label={title}>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-heading">{title}</h2>
        {more && (
          <a href={encodeURI(more.href)} className="touch-target text-compact font-medium">
            {more.name}
          </a>
        )}
      </div>
      {children}
    </section>
  )
}
