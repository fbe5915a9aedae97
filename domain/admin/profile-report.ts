/** Why a visitor reports a profile. */
export const REPORT_REASONS = ['spam', 'impersonation', 'stolen-work', 'offensive', 'wrong-facts', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** The outcome of a report: acted upon, or dismissed. */
export const REPORT_OUTCOMES = ['acted', 'dismissed'] as const
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number]

export const REPORT_KINDS = ['profile', 'message'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]
