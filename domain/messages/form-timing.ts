import { FORM_FILL_SECONDS } from '#domain/limits.ts'

export type FormTiming = 'ok' | 'too-fast' | 'stale'

/** R92: how long a form was open before it was sent. */
export function checkFormTiming(shownAt: Date, now: Date): FormTiming {
  const seconds = (now.getTime() - shownAt.getTime()) / 1000
  if (seconds < FORM_FILL_SECONDS.min) return 'too-fast'
  return seconds > FORM_FILL_SECONDS.max ? 'stale' : 'ok'
}
