import { wholeNumber } from '#app/ui/format.ts'
import * as addresses from '#domain/addresses.ts'
import { pluralForm } from '#domain/plural.ts'

function Item({ count, what, href }: { count: number; what: string; href: string }) {
  return (
    <li className="rounded-card border border-line bg-surface">
      <a href={href} className="grid gap-1 p-5 no-underline hover:underline">
        <span
          className={`font-display text-heading leading-none font-semibold tabular-nums ${count > 0 ? 'text-ink' : 'text-ink-soft'}`}
        >
          {wholeNumber(count)}
        </span>
        <span className="text-compact text-ink-soft">{what}</span>
      </a>
    </li>
  )
}

/** Tasks that wait for an admin, each with a link. */
export function Waiting({ reports, terms, failing }: { reports: number; terms: number; failing: number }) {
  return (
    <ul aria-label="Waiting for you" className="grid gap-4 sm:grid-cols-3">
      <Item count={reports} what={pluralForm(reports, 'open report')} href={addresses.adminReports} />
      <Item count={terms} what={pluralForm(terms, 'unknown term')} href={addresses.adminTerms} />
      <Item
        count={failing}
        what={pluralForm(failing, 'mail that fails', 'mails that fail')}
        href={addresses.adminFailures}
      />
    </ul>
  )
}
