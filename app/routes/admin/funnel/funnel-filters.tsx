import { Button } from '#app/ui/forms/button.tsx'
import { SelectInput } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { ADMIN_FUNNEL_DAYS, MAX_LENGTH } from '#domain/limits.ts'

const BY = [
  { value: 'skill', label: 'By skill' },
  { value: 'country', label: 'By country' },
  { value: 'city', label: 'By city' },
]

/** A GET form, so that a view can be bookmarked. */
export function FunnelFilters({ filters }: { filters: Record<string, string> }) {
  return (
    <search>
      <form className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_1fr_auto]">
        <SelectInput
          id="by"
          name="by"
          label="Rows"
          className="h-12"
          defaultValue={filters['by'] ?? 'skill'}
          options={BY}
        />
        <SelectInput
          id="days"
          name="days"
          label="Period"
          className="h-12"
          defaultValue={filters['days'] ?? '28'}
          options={ADMIN_FUNNEL_DAYS.map((days) => ({ value: days, label: `${days} days` }))}
        />
        <TextInput
          id="skill"
          name="skill"
          label="Skill (slug)"
          className="h-12"
          autoComplete="off"
          maxLength={MAX_LENGTH.place}
          defaultValue={filters['skill']}
        />
        <TextInput
          id="country"
          name="country"
          label="Country (code)"
          className="h-12"
          autoComplete="off"
          maxLength={2}
          defaultValue={filters['country']}
        />
        <Button variant="quiet">Show</Button>
      </form>
    </search>
  )
}
