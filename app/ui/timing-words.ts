import type { PageTexts } from '#app/shell/use-texts.ts'
import { PROJECT_START_CHOICES } from '#domain/messages/inquiry-hints.ts'

/** Messages and briefs store these in English, as the API takes them. */
const CODES = {
  'As soon as possible': 'soon',
  'Within a month': 'month',
  'Within three months': 'quarter',
  'Later, or flexible': 'later',
} as const satisfies Record<(typeof PROJECT_START_CHOICES)[number], string>

/** When a client would like to begin. A value that the form does not offer is shown as it is stored. */
export function timingText(t: PageTexts, timing: string): string {
  const known = PROJECT_START_CHOICES.find((one) => one === timing)
  return known ? t(`sending.timing.${CODES[known]}`) : timing
}

export const timingOptions = (t: PageTexts) => [
  { value: '', label: t('sending.timing.unsure') },
  ...PROJECT_START_CHOICES.map((timing) => ({ value: timing, label: timingText(t, timing) })),
]
