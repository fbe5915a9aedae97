import type { ExpertStatus, Visibility } from '#domain/profiles/profile.ts'

export const VISIBILITY_LABELS: Record<Visibility, string> = { PUBLIC: 'Public', PRIVATE: 'Private' }

export const EXPERT_STATUS_LABELS: Record<ExpertStatus, string> = {
  NOT_ACTIVATED: 'Not activated',
  ACTIVE: 'Active',
  PAUSED: 'Paused',
  SUSPENDED: 'Suspended',
}
