import { AUDIT_ACTION_LABELS } from '#app/routes/admin/admin-labels.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { SelectInput } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { MAX_LENGTH } from '#domain/limits.ts'

const ACTIONS = [
  { value: '', label: 'All' },
  ...Object.entries(AUDIT_ACTION_LABELS).map(([value, label]) => ({ value, label })),
]

/** A GET form, so that the filtered list can be bookmarked. */
export function AuditFilters({ filters }: { filters: Record<string, string> }) {
  return (
    <search>
      <form className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_2fr_1fr_1fr_auto]">
        <TextInput
          id="person"
          name="person"
          type="search"
          label="Name, email or handle"
          defaultValue={filters['person']}
          maxLength={MAX_LENGTH.query}
        />
        <SelectInput id="act" name="action" label="Action" defaultValue={filters['action']} options={ACTIONS} />
        <TextInput id="from" name="from" type="date" label="From" defaultValue={filters['from']} />
        <TextInput id="to" name="to" type="date" label="To" defaultValue={filters['to']} />
        <Button variant="quiet">Search</Button>
      </form>
    </search>
  )
}
