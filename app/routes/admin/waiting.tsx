import { wholeNumber } from '#app/ui/format.ts'
import * as addresses from '#domain/addresses.ts'
import type { AdminOverview } from '#domain/admin/admin-profiles.ts'
import { pluralForm } from '#domain/text/plural.ts'

function Item({ count, more, what, href }: { count: number; more?: boolean; what: string; href: string }) {
  return (
    <li className="rounded-card border border-line bg-surface">
      <a href={href} className="grid gap-1 p-5 no-underline hover:underline">
        <span
          className={`font-display text-heading leading-none font-semibold tabular-nums ${count > 0 ? 'text-ink' : 'text-ink-soft'}`}
        >
          {wholeNumber(count)}
          {more && '+'}
        </span>
        <span className="text-compact text-ink-soft">{what}</span>
      </a>
    </li>
  )
}

type Props = {
  reports: number
  decisions: number
  terms: number
  failures: number
  accounts: AdminOverview['accounts']
}

/** R757: tasks that wait for an admin, and the accounts: each number as the list has it that it links to. */
export function Waiting({ reports, decisions, terms, failures, accounts }: Props) {
  return (
    <ul aria-label="At a glance" className="grid grid-cols-2 gap-4 lg:grid-cols-5">
      <Item count={reports} what={pluralForm(reports, 'open report')} href={addresses.adminReports} />
      <Item count={decisions} what={pluralForm(decisions, 'open objection')} href={addresses.adminDecisions} />
      <Item count={terms} what={pluralForm(terms, 'unknown term')} href={addresses.adminTerms} />
      <Item count={failures} what={pluralForm(failures, 'failure')} href={addresses.adminFailures} />
      <Item
        count={accounts.total}
        more={accounts.more}
        what={pluralForm(accounts.total, 'account')}
        href={addresses.adminAccounts}
      />
    </ul>
  )
}
