import { Button } from '#app/ui/forms/button.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { MAX_LENGTH } from '#domain/limits.ts'

import { ReasonInput } from './reason-input.tsx'

type Props = {
  id: string
  label: string
  /** Entries of the catalogue that the term may mean, the likeliest first. */
  suggestions: { slug: string; displayName: string }[]
  typed: Record<string, string> | undefined
}

/** What an admin decides about a term: which entry it means, if any, and why. */
export function DecisionFields({ id, label, suggestions, typed }: Props) {
  const [first] = suggestions
  return (
    <>
      <TextInput
        id={`${id}-target`}
        name="target"
        label={label}
        list={`${id}-entries`}
        maxLength={MAX_LENGTH.place}
        autoComplete="off"
        defaultValue={typed?.['target']}
        // Never prefilled: Enter would submit a guess as a decision.
        placeholder={first ? `Perhaps ${first.slug}` : undefined}
      />
      <datalist id={`${id}-entries`}>
        {suggestions.map(({ slug, displayName }) => (
          <option key={slug} value={slug}>
            {displayName}
          </option>
        ))}
      </datalist>
      <ReasonInput id={id} typed={typed} />
      <div className="col-span-full flex flex-wrap gap-3">
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
    </>
  )
}
