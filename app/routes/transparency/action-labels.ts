import type { PageTexts } from '#app/shell/use-texts.ts'

const KNOWN = [
  'visibility-PRIVATE',
  'visibility-PUBLIC',
  'expert-status-SUSPENDED',
  'expert-status-ACTIVE',
  'expert-status-PAUSED',
  'expert-status-NOT_ACTIVATED',
  'badges',
  'close-report-acted',
  'close-report-dismissed',
  'read-reported-message',
  'unmatched-term',
  'rebuild-catalogue',
  'roll-back-catalogue',
  'lock-account',
  'unlock-account',
  'block',
  'unblock',
  'end-sessions',
  'complete-decision',
  'decide-objection-upheld',
  'decide-objection-reversed',
] as const

const known = (code: string) => KNOWN.find((one) => one === code)

/** The label of a moderation action, for readers who do not know the admin pages. */
export function moderationActionLabel(t: PageTexts, action: string, result: string | null): string {
  const code = action.replaceAll(' ', '-')
  const label = (result === null ? undefined : known(`${code}-${result}`)) ?? known(code) ?? 'other'
  return t(`moderation.action.${label}`)
}
