import type { FunnelStep } from '#domain/statistics/funnel-steps.ts'

export const FUNNEL_STEP_LABELS: Record<FunnelStep, string> = {
  shown: 'Shown',
  opened: 'Opened',
  contacted: 'Contacted',
  answered: 'Answered',
  hired: 'Hired',
}
