import type { AbuseReportOutcome, AbuseReportReason } from '#domain/admin/abuse-report.ts'
import type { AuditedAction } from '#domain/admin/moderation-action.ts'

export const ABUSE_REASON_LABELS: Record<AbuseReportReason, string> = {
  spam: 'Spam or advertising',
  impersonation: 'Pretends to be somebody else',
  'stolen-work': 'Shows other people’s work as their own',
  offensive: 'Offensive or hateful',
  'wrong-facts': 'Wrong facts, badges or place',
  other: 'Something else',
}

export const ABUSE_OUTCOME_LABELS: Record<AbuseReportOutcome, string> = { acted: 'Acted upon', dismissed: 'Dismissed' }

export const AUDIT_ACTION_LABELS: Record<AuditedAction, string> = {
  visibility: 'Visibility',
  'expert-status': 'Expert status',
  badges: 'Badges',
  'close-report': 'Report closed',
  'read reported message': 'Reported message read',
  'unmatched-term': 'Unknown term decided',
  'rebuild-catalogue': 'Catalogue rebuilt',
  'roll-back-catalogue': 'Catalogue rolled back',
  'lock-account': 'Account locked',
  'unlock-account': 'Account unlocked',
  'end-sessions': 'Account signed out everywhere',
  'pause-webhooks': 'Webhooks paused',
  'resume-webhooks': 'Webhooks resumed',
  'replay-webhooks': 'Webhooks replayed',
  'read-only-on': 'Read-only mode turned on',
  'read-only-off': 'Read-only mode turned off',
  'retry-failure': 'Failed job or mail retried',
  'run-job': 'Job started',
  block: 'Mail domain or network blocked',
  unblock: 'Block removed',
  'complete-decision': 'Reasons of a decision completed',
  'decide-objection': 'Objection decided',
  'grant-admin': 'Made an admin',
  'revoke-admin': 'No longer an admin',
  'remove-second-factor': 'Second factor removed',
  'send-password-reset': 'Link for a new password sent',
  'export-account': 'Account exported',
  'delete-account': 'Account deleted',
  'operator-read-only-on': 'Read-only mode turned on',
  'operator-read-only-off': 'Read-only mode turned off',
  'purge-caches': 'Caches purged',
  'operator-block': 'Mail domain or network blocked at the command line',
  'operator-unblock': 'Block removed at the command line',
  'restore-profile': 'Profile restored from a backup',
}

export const auditActionLabel = (action: string) => AUDIT_ACTION_LABELS[action as AuditedAction] ?? action
