import type { PageTexts } from '#app/shell/use-texts.ts'
import { TIMINGS } from '#domain/messages/inquiry-hints.ts'

/** Messages and briefs store these in English, as the API takes them. */
const CODES = {
  'As soon as possible': 'soon',
  'Within a month': 'month',
  'Within three months': 'quarter',
  'Later, or flexible': 'later',
} as const satisfies Record<(typeof TIMINGS)[number], string>

/** When a client would like to begin. A value that the form does not offer is shown as it is stored. */
export function timingText(t: PageTexts, timing: string): string {
  const known = TIMINGS.find((one) => one === timing)
  return known ? t(`sending.timing.${CODES[known]}`) : timing
}

export const timingOptions = (t: PageTexts) => [
  { value: '', label: t('sending.timing.unsure') },
  ...TIMINGS.map((timing) => ({ value: timing, label: timingText(t, timing) })),
]
