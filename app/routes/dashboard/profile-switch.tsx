import { percent } from '#app/ui/format.ts'
import * as addresses from '#domain/addresses.ts'

import type { OwnProfile } from './load-dashboard.ts'

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
  links: { name: string; href: string; current: boolean }[]
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

export function dashboardAddress(slug: string | undefined, days?: number): string {
  const query = new URLSearchParams({ ...(slug && { profile: slug }), ...(days && { days: String(days) }) })
  return `${addresses.dashboard}${query.size > 0 ? `?${query}` : ''}`
}

/** Renders nothing when there is only one profile. */
export function ProfileSwitch({ profiles, current, days }: { profiles: OwnProfile[]; current: string; days: number }) {
  if (profiles.length < 2) return null
  const links = profiles.map(({ profile, completeness }) => ({
    name: `${profile.name} · ${percent(completeness.share)}`,
    href: dashboardAddress(profile.slug, days),
    current: profile.slug === current,
  }))
  return <PillLinks label="My profiles" links={links} />
}
