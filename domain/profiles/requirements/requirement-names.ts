/** R11. */
export const PUBLIC_REQUIREMENTS = ['accountAge', 'verified', 'publishedSite'] as const

/** R15. */
export const HIRABLE_REQUIREMENTS = [
  'paidPlan',
  'showcasedSite',
  'portfolioHighlight',
  'avatar',
  'skills',
  'location',
] as const
