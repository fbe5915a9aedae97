/** Why a visitor reports a profile. */
export const ABUSE_REPORT_REASONS = [
  'spam',
  'impersonation',
  'stolen-work',
  'offensive',
  'wrong-facts',
  'other',
] as const
export type AbuseReportReason = (typeof ABUSE_REPORT_REASONS)[number]

/** The outcome of a report: acted upon, or dismissed. */
export const ABUSE_REPORT_OUTCOMES = ['acted', 'dismissed'] as const
export type AbuseReportOutcome = (typeof ABUSE_REPORT_OUTCOMES)[number]

export const ABUSE_REPORT_KINDS = ['profile', 'message'] as const
export type AbuseReportKind = (typeof ABUSE_REPORT_KINDS)[number]
