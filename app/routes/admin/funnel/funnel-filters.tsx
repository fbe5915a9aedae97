import { Button } from '#app/ui/forms/button.tsx'
import { SelectInput } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { ADMIN_FUNNEL_DAYS, MAX_LENGTH } from '#domain/limits.ts'

const BY = [
  { value: 'skill', label: 'By skill' },
  { value: 'country', label: 'By country' },
  { value: 'city', label: 'By city' },
]

type Props = {
  filters: Record<string, string>
  countries: { value: string; label: string }[]
  /** Whether the catalogue has no skill as typed. */
  isUnknown: boolean
}

/** A GET form, so that a view can be bookmarked. */
export function FunnelFilters({ filters, countries, isUnknown }: Props) {
  return (
    <search>
      <form className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_1fr_auto]">
        <SelectInput id="by" name="by" label="Rows" defaultValue={filters['by'] ?? 'skill'} options={BY} />
        <SelectInput
          id="days"
          name="days"
          label="Period"
          defaultValue={filters['days'] ?? '28'}
          options={ADMIN_FUNNEL_DAYS.map((days) => ({ value: days, label: `${days} days` }))}
        />
        <TextInput
          id="skill"
          name="skill"
          label="Skill"
          placeholder="Any skill"
          error={isUnknown ? 'The catalogue has no skill of this name.' : undefined}
          autoComplete="off"
          maxLength={MAX_LENGTH.place}
          defaultValue={filters['skill']}
        />
        <SelectInput
          id="country"
          name="country"
          label="Country"
          defaultValue={filters['country'] ?? ''}
          options={[{ value: '', label: 'Any country' }, ...countries]}
        />
        {/* As low as the fields, which an error may make higher. */}
        <Button variant="quiet" className="h-12 lg:mt-8">
          Show
        </Button>
      </form>
    </search>
  )
}
