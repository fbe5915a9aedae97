import { EXPERT_STATUS_LABELS, VISIBILITY_LABELS } from '#app/ui/experts/profile-state-labels.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { SelectInput } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { MAX_LENGTH } from '#domain/limits.ts'

const SORTS = { newest: 'Newest first', edited: 'Last edited first', name: 'By name' }

const options = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }))

/** A GET form, so that the filtered list can be bookmarked. */
export function ProfileFilters({ filters }: { filters: Record<string, string> }) {
  return (
    <search>
      <form className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr_auto]">
        <TextInput
          id="q"
          name="q"
          type="search"
          label="Name, handle or email"
          defaultValue={filters['q']}
          maxLength={MAX_LENGTH.query}
        />
        <SelectInput
          id="status"
          name="status"
          label="Expert status"
          defaultValue={filters['status']}
          options={[{ value: '', label: 'All' }, ...options(EXPERT_STATUS_LABELS)]}
        />
        <SelectInput
          id="visible"
          name="visibility"
          label="Visibility"
          defaultValue={filters['visibility']}
          options={[{ value: '', label: 'All' }, ...options(VISIBILITY_LABELS)]}
        />
        <SelectInput id="sort" name="sort" label="Order" defaultValue={filters['sort']} options={options(SORTS)} />
        <Button variant="quiet">Search</Button>
      </form>
    </search>
  )
}
