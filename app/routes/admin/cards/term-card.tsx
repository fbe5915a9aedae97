import { useId } from 'react'

import type { Refusal } from '#app/routes/admin/admin-act.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { Day } from '#app/ui/moment.tsx'
import { Panel } from '#app/ui/panel.tsx'
import type { AdminUnmatchedTerm } from '#domain/admin/terms.ts'
import { countWithNoun } from '#domain/text/plural.ts'

import { DecisionFields } from './decision-fields.tsx'
import { Problems } from './problems.tsx'
import { ReasonInput } from './reason-input.tsx'

type Props = { term: AdminUnmatchedTerm; refusal: Refusal | undefined }

const KINDS: Record<AdminUnmatchedTerm['kind'], string> = { skill: 'Skill', city: 'City', country: 'Country' }

function Decision({ term, refusal }: Props) {
  const id = useId()
  return (
    <form method="post" className="grid gap-4 border-t border-line pt-5 sm:grid-cols-2">
      <input type="hidden" name="kind" value={term.kind} />
      <input type="hidden" name="term" value={term.term} />
      {refusal && <Problems problems={refusal.problems} className="sm:col-span-2" />}
      <DecisionFields
        id={id}
        label={`The ${term.kind} that it means`}
        suggestions={term.suggestions}
        typed={refusal?.typed}
      />
    </form>
  )
}

/** Reverts a decision. */
function Undo({ term, refusal }: Props) {
  const id = useId()
  return (
    <form method="post" className="grid items-end gap-4 border-t border-line pt-5 sm:grid-cols-[1fr_auto]">
      <input type="hidden" name="kind" value={term.kind} />
      <input type="hidden" name="term" value={term.term} />
      {refusal && <Problems problems={refusal.problems} className="sm:col-span-2" />}
      <ReasonInput id={id} typed={refusal?.typed} />
      <Button name="status" value="new" variant="quiet">
        Decide again
      </Button>
    </form>
  )
}

export function TermCard({ term, refusal }: Props) {
  return (
    <Panel className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-lede wrap-anywhere">{term.term}</h2>
        <p className="text-small text-ink-soft">
          {KINDS[term.kind]}, typed {term.times === 1 ? 'once' : countWithNoun(term.times, 'time')}, last on{' '}
          <Day at={term.lastSeenOn} />
        </p>
      </header>
      {term.target && (
        <p>
          Means <b className="font-semibold">{term.target.displayName}</b>{' '}
          <span className="text-ink-soft">({term.target.slug})</span>
        </p>
      )}
      {term.status === 'new' ? <Decision term={term} refusal={refusal} /> : <Undo term={term} refusal={refusal} />}
    </Panel>
  )
}
