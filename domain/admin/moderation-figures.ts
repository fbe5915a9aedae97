/** R781: the figures of a quarter, in this order. */
export const MODERATION_FIGURES = [
  'notices',
  'decisions',
  'automated',
  'objections',
  'reversed',
  'medianHours',
] as const
export type ModerationFigure = (typeof MODERATION_FIGURES)[number]
