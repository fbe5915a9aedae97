import { Moment } from '#app/ui/moment.tsx'
import * as addresses from '#domain/addresses.ts'
import type { AuditEntry } from '#domain/admin/audit-log.ts'
import type { ModerationEntry } from '#domain/admin/moderation-entry.ts'
import { badgeText } from '#domain/profiles/badge-text.ts'
import type { Badge } from '#domain/profiles/badge.ts'

import { auditActionLabel } from './admin-labels.ts'

const isBadge = (value: unknown): value is Badge =>
  typeof value === 'object' && value !== null && 'badgeName' in value && typeof value.badgeName === 'string'

/** R470: badges by the platform's names. */
function formatValue(value: unknown): string {
  if (value === null || value === undefined) return 'none'
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (!Array.isArray(value) || !value.every(isBadge)) return JSON.stringify(value)
  return value.length === 0 ? 'none' : value.map(badgeText).join('; ')
}

/** Long values, such as badges, are folded. */
function Details({ details }: { details: ModerationEntry['details'] }) {
  const entries = Object.entries(details)
  if (entries.length === 0) return null
  const { from, to } = details
  if (entries.length === 2 && typeof from === 'string' && typeof to === 'string') {
    return (
      <p className="text-compact">
        {from} → <b className="font-semibold">{to}</b>
      </p>
    )
  }
  return (
    <details className="text-small">
      <summary className="touch-line cursor-pointer">What exactly</summary>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {entries.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="wrap-anywhere">{formatValue(value)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

type Entry = ModerationEntry & Partial<Pick<AuditEntry, 'account' | 'profile'>>

/** Where entries of several accounts and profiles are listed together. */
function Subject({ account, profile }: Pick<Entry, 'account' | 'profile'>) {
  if (profile) return <a href={addresses.adminHistory(profile)}>@{profile}</a>
  if (!account) return null
  return (
    <a href={`${addresses.adminAccounts}?q=${encodeURIComponent(account)}`} className="wrap-anywhere">
      {account}
    </a>
  )
}

/** Who did what, when and why; the newest first. */
export function EntryList({ entries }: { entries: Entry[] }) {
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)]">
      {entries.map(({ id, action, by, byOperator, on, reason, details, account, profile }) => (
        <li key={id} className="grid gap-1.5 border-t border-line py-4 md:grid-cols-[16rem_minmax(0,1fr)] md:gap-8">
          <div>
            <p className="font-semibold">{auditActionLabel(action)}</p>
            <p className="text-small text-ink-soft">
              {by ?? (byOperator ? 'Operator, at the command line' : 'An account that is gone')}, <Moment at={on} />
            </p>
          </div>
          <div className="grid content-start gap-1.5">
            <Subject account={account} profile={profile} />
            {reason && (
              <p dir="auto" className="whitespace-pre-line wrap-anywhere">
                {reason}
              </p>
            )}
            <Details details={details} />
          </div>
        </li>
      ))}
    </ol>
  )
}
