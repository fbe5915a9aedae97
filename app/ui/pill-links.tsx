import type { ReactNode } from 'react'

const PILL =
  'touch-target inline-flex items-center gap-2 rounded-pill border px-3 py-1.5 sm:px-4 text-compact no-underline transition-colors'
const CHOSEN = 'border-ink bg-ink font-semibold text-paper'
const OTHER = 'border-line-strong hover:border-ink hover:bg-surface'

/** Pill-shaped links, one of which is current. */
export function PillLinks({
  label,
  links,
}: {
  label: string
  links: { name: ReactNode; href: string; current: boolean }[]
}) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-1.5 sm:gap-2">
        {links.map(({ name, href, current }) => (
          <li key={href} className="min-w-0">
            <a
              href={href}
              aria-current={current ? 'page' : undefined}
              className={`${PILL} ${current ? CHOSEN : OTHER}`}
            >
              <span className="min-w-0 wrap-anywhere">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
