import { useId } from 'react'

import { dayInUtc } from '#app/ui/format.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { SelectInput } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { Panel } from '#app/ui/panel.tsx'
import type { SearchedTerm } from '#domain/admin/terms.ts'
import { MAX_LENGTH } from '#domain/limits.ts'
import { plural } from '#domain/plural.ts'

import { ReasonInput } from './reason-input.tsx'

const KINDS = [
  { value: 'skill', label: 'A skill' },
  { value: 'city', label: 'A city' },
  { value: 'country', label: 'A country' },
]

/** R354: a word that visitors searched for: the admin says of which kind it is, and decides as on any term. */
export function SearchedCard({ term, typed }: { term: SearchedTerm; typed: Record<string, string> | undefined }) {
  const id = useId()
  const { skill, city, country } = term.suggestions
  const [first] = [...skill, ...city, ...country]
  return (
    <Panel className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-lede wrap-anywhere">{term.word}</h2>
        <p className="text-small text-ink-soft">
          In {plural(term.searches, 'search', 'searches')} that found few or nobody, last on{' '}
          <time dateTime={term.lastDay}>{dayInUtc(term.lastDay)}</time>
        </p>
      </header>
      <form method="post" className="grid gap-4 border-t border-line pt-5 sm:grid-cols-3">
        <input type="hidden" name="term" value={term.word} />
        <SelectInput id={`${id}-kind`} name="kind" label="What it is" defaultValue={typed?.['kind']} options={KINDS} />
        <TextInput
          id={`${id}-target`}
          name="target"
          label="The entry that it means"
          list={`${id}-entries`}
          maxLength={MAX_LENGTH.place}
          autoComplete="off"
          defaultValue={typed?.['target']}
          placeholder={first ? `Perhaps ${first.slug}` : undefined}
        />
        <datalist id={`${id}-entries`}>
          {[...skill, ...city, ...country].map(({ slug, displayName }) => (
            <option key={slug} value={slug}>
              {displayName}
            </option>
          ))}
        </datalist>
        <ReasonInput id={id} typed={typed} />
        <div className="flex flex-wrap gap-3 sm:col-span-3">
          <Button name="status" value="mapped">
            Map
          </Button>
          <Button name="status" value="proposed" variant="quiet">
            Propose as new
          </Button>
          <Button name="status" value="ignored" variant="quiet">
            Ignore
          </Button>
        </div>
      </form>
    </Panel>
  )
}
