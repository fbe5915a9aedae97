import { useTexts } from '#app/shell/use-texts.ts'
import { percent } from '#app/ui/format.ts'
import { PillLinks } from '#app/ui/pill-links.tsx'
import * as addresses from '#domain/addresses.ts'

import type { OwnProfile } from './load-dashboard.ts'

export function dashboardAddress(slug: string | undefined, days?: number): string {
  const query = new URLSearchParams({ ...(slug && { profile: slug }), ...(days && { days: String(days) }) })
  return `${addresses.dashboard}${query.size > 0 ? `?${query}` : ''}`
}

/** Renders nothing when there is only one profile. */
export function ProfileSwitch({ profiles, current, days }: { profiles: OwnProfile[]; current: string; days: number }) {
  const t = useTexts()
  if (profiles.length < 2) return null
  const links = profiles.map(({ profile, completeness }) => ({
    name: (
      <>
        <bdi>{profile.name}</bdi> · {percent(completeness.share)}
      </>
    ),
    href: dashboardAddress(profile.slug, days),
    current: profile.slug === current,
  }))
  return <PillLinks label={t('dashboard.profiles')} links={links} />
}
