export const FUNNEL_STEPS = ['shown', 'opened', 'contacted', 'answered', 'hired'] as const
export type FunnelStep = (typeof FUNNEL_STEPS)[number]
export type FunnelCounts = Record<FunnelStep, number>

export const NO_FUNNEL_COUNTS: FunnelCounts = { shown: 0, opened: 0, contacted: 0, answered: 0, hired: 0 }
