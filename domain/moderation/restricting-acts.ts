import type { ExpertStatus, Visibility } from '#domain/profiles/profile.ts'

import type { DecisionAct } from './decision-act.ts'

/** What decides who sees and hires an expert. */
export type ProfileState = {
  visibility: Visibility
  expertStatus: ExpertStatus
  wantsHirable: boolean
  activatedAt: Date | null
}

const RANKS = { NOT_ACTIVATED: 0, PAUSED: 1, ACTIVE: 2 } as const

/** The expert status that a profile has, or gets back once it is no longer suspended. */
export function statusUnlessSuspended({
  expertStatus,
  wantsHirable,
  activatedAt,
}: Omit<ProfileState, 'visibility'>): keyof typeof RANKS {
  if (expertStatus !== 'SUSPENDED') return expertStatus
  if (activatedAt === null) return 'NOT_ACTIVATED'
  return wantsHirable ? 'ACTIVE' : 'PAUSED'
}

const rank = (state: ProfileState) => RANKS[statusUnlessSuspended(state)]

/** Whether a profile has this status again, or a better one. */
export const hasRegained = (state: ProfileState, status: ExpertStatus = 'NOT_ACTIVATED') =>
  status === 'SUSPENDED' || rank(state) >= RANKS[status]

/** R770: what a change of an admin takes from an owner; each act has a statement of its own. */
export function restrictingActs(before: ProfileState, after: ProfileState): DecisionAct[] {
  const suspended = after.expertStatus === 'SUSPENDED' && before.expertStatus !== 'SUSPENDED'
  const deactivated = rank(after) < rank(before)
  const hidden = after.visibility === 'PRIVATE' && before.visibility === 'PUBLIC'
  return [
    ...(suspended ? (['suspend-profile'] as const) : []),
    ...(deactivated ? (['deactivate-profile'] as const) : []),
    ...(hidden ? (['hide-profile'] as const) : []),
  ]
}

/** Which decisions no longer apply after a change, by an admin or by the owner. */
export function endedActs(before: ProfileState, after: ProfileState): DecisionAct[] {
  const restored = before.expertStatus === 'SUSPENDED' && after.expertStatus !== 'SUSPENDED'
  const shown = before.visibility === 'PRIVATE' && after.visibility === 'PUBLIC'
  return [
    ...(restored ? (['suspend-profile'] as const) : []),
    ...(rank(after) > rank(before) ? (['deactivate-profile'] as const) : []),
    ...(shown ? (['hide-profile'] as const) : []),
  ]
}
