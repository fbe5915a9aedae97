import { useId } from 'react'

import { formatDayInUtc } from '#app/ui/format.ts'
import { SelectInput } from '#app/ui/forms/select.tsx'
import { Panel } from '#app/ui/panel.tsx'
import type { SearchedTerm } from '#domain/admin/terms.ts'
import { countWithNoun } from '#domain/text/plural.ts'

import { DecisionFields } from './decision-fields.tsx'

const KINDS = [
  { value: 'skill', label: 'A skill' },
  { value: 'city', label: 'A city' },
  { value: 'country', label: 'A country' },
]

/** R354: a word that visitors searched for: the admin says of which kind it is, and decides as on any term. */
export function SearchedCard({ term, typed }: { term: SearchedTerm; typed: Record<string, string> | undefined }) {
  const id = useId()
  const { skill, city, country } = term.suggestions
  return (
    <Panel className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-lede wrap-anywhere">{term.word}</h2>
        <p className="text-small text-ink-soft">
          In {countWithNoun(term.searches, 'search', 'searches')} that found few or nobody, last on{' '}
          <time dateTime={term.lastDay}>{formatDayInUtc(term.lastDay)}</time>
        </p>
      </header>
      <form method="post" className="grid gap-4 border-t border-line pt-5 sm:grid-cols-3">
        <input type="hidden" name="term" value={term.word} />
        <SelectInput id={`${id}-kind`} name="kind" label="What it is" defaultValue={typed?.['kind']} options={KINDS} />
        <DecisionFields
          id={id}
          label="The entry that it means"
          suggestions={[...skill, ...city, ...country]}
          typed={typed}
        />
      </form>
    </Panel>
  )
}
