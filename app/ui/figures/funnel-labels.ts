import type { FunnelStep } from '#domain/statistics/funnel.ts'

export const STEP_LABELS: Record<FunnelStep, string> = {
  shown: 'Shown',
  opened: 'Opened',
  contacted: 'Contacted',
  answered: 'Answered',
  hired: 'Hired',
}
