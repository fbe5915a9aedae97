import type { Refusal } from '#app/routes/admin/admin-act.ts'
import { formatMomentInUtc } from '#app/ui/format.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import type { AdminFailure } from '#domain/admin/failures.ts'
import { countWithNoun } from '#domain/text/plural.ts'

import { Problems } from './problems.tsx'

function describe({ failedOn, nextTryOn, tries }: AdminFailure): string {
  const tried = tries > 0 ? ` after ${countWithNoun(tries, 'more try', 'more tries')}` : ''
  if (nextTryOn) return `Tried again by itself at ${formatMomentInUtc(nextTryOn)}`
  return failedOn ? `Given up on ${formatMomentInUtc(failedOn)}${tried}` : `Given up${tried}`
}

/** A job or a mail that failed, with the reason as the queue or the mail server gave it. */
export function FailureCard({ failure, refusal }: { failure: AdminFailure; refusal: Refusal | undefined }) {
  const { kind, id, name, recipient, why } = failure
  return (
    <Panel className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-lede wrap-anywhere">{recipient ? `Mail to ${recipient}` : name}</h2>
        <p className="text-small text-ink-soft">{describe(failure)}</p>
      </header>
      <p className="wrap-anywhere">{why || 'It gave no reason.'}</p>
      <form method="post" className="grid gap-4 border-t border-line pt-5">
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="id" value={id} />
        {refusal && <Problems problems={refusal.problems} className="" />}
        <Button variant="quiet" className="justify-self-start">
          Try again
        </Button>
      </form>
    </Panel>
  )
}
