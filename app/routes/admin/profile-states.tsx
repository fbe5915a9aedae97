import { EXPERT_STATUS_LABELS, VISIBILITY_LABELS } from '#app/ui/experts/profile-state-labels.ts'
import { ShareBar } from '#app/ui/experts/share-bar.tsx'
import { wholeNumber } from '#app/ui/format.ts'
import { Panel } from '#app/ui/panel.tsx'
import * as addresses from '#domain/addresses.ts'
import type { AdminOverview } from '#domain/admin/admin-profiles.ts'
import { countWithNoun } from '#domain/text/plural.ts'

/** Every state with its share of all profiles and a link to them. */
export function ProfileStates({ profiles }: { profiles: AdminOverview['profiles'] }) {
  const total = profiles.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return <p className="text-ink-soft">There are no profiles yet.</p>
  return (
    <Panel>
      <p className="text-compact text-ink-soft">{countWithNoun(total, 'profile')} in all.</p>
      <ul className="mt-4 grid gap-x-10 gap-y-4 md:grid-cols-2">
        {profiles.map(({ expertStatus, visibility, count }) => (
          <li key={`${expertStatus} ${visibility}`} className="grid gap-1.5">
            <div className="flex items-baseline justify-between gap-4">
              <a
                className="touch-target"
                href={`${addresses.adminProfiles}?status=${expertStatus}&visibility=${visibility}`}
              >
                {EXPERT_STATUS_LABELS[expertStatus]}, {VISIBILITY_LABELS[visibility].toLowerCase()}
              </a>
              <span className="text-compact tabular-nums">{wholeNumber(count)}</span>
            </div>
            <ShareBar share={count / total} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
