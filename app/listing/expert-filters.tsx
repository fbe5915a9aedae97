import { CachedFragment } from '#app/fragments/cached-fragment.tsx'
import { Button } from '#app/ui/forms/button.tsx'
import { PillSelect } from '#app/ui/forms/select.tsx'
import type { SearchAnswer } from '#domain/lists/expert-card.ts'

import { ChosenChips } from './chosen-chips.tsx'
import type { FilterProps } from './filter-props.ts'
import { type Choice, listAddress } from './list-address.ts'

const FILTERS = [
  { name: 'service', label: 'Service', any: 'Any service' },
  { name: 'region', label: 'Region', any: 'Any region' },
  { name: 'budget', label: 'Budget', any: 'Any budget' },
  { name: 'language', label: 'Language', any: 'Any language' },
  { name: 'type', label: 'Who', any: 'Anyone' },
  { name: 'badge', label: 'Badge', any: 'Any badge' },
  { name: 'availability', label: 'Availability', any: 'Any availability' },
]

const SORTS = [
  { value: '', label: 'Recommended' },
  { value: 'newest', label: 'Newest' },
  { value: 'lowest-minimum', label: 'Lowest minimum' },
]

const SHEET = 'expert-filters'

/** A choice that nobody fits any more is still there to be taken back. */
function optionsOf({ any, choices, chosen }: { any: string; choices: Choices; chosen: Choice | undefined }) {
  const known = choices.map((choice) => ({ value: choice.value, label: `${choice.label} (${choice.count})` }))
  const lost = chosen && !choices.some((choice) => choice.value === chosen.value)
  return [{ value: '', label: any }, ...known, ...(lost ? [{ value: chosen.value, label: `${chosen.label} (0)` }] : [])]
}

type Choices = SearchAnswer['facets'][string]

/**
 * One select each; further values of a filter come along and are taken back by their chips. Only pages of a country
 * have regions to choose from.
 */
function FilterFields({ facets, chosen }: FilterProps) {
  return FILTERS.map(({ name, label, any }) => {
    const choices = facets[name] ?? []
    const values = chosen.filter((one) => one.name === name)
    const shown = name !== 'region' || choices.length > 0
    return (
      <div key={name} className="contents">
        {shown && (
          <PillSelect
            name={name}
            aria-label={label}
            defaultValue={values[0]?.value ?? ''}
            options={optionsOf({ any, choices, chosen: values[0] })}
          />
        )}
        {values.slice(shown ? 1 : 0).map(({ value }) => (
          <input key={value} type="hidden" name={name} value={value} />
        ))}
      </div>
    )
  })
}

/** A plain form that makes an address: a row where there is room, else a sheet that a button brings up. */
function FilterForm(props: FilterProps) {
  const { path, kept, chosen } = props
  const sort = chosen.find(({ name }) => name === 'sort')?.value ?? ''
  return (
    <section aria-label="Filters" className="grid gap-4 border-y border-line py-4">
      <Button type="button" variant="quiet" popoverTarget={SHEET} className="justify-self-start md:hidden print:hidden">
        Filter and sort{chosen.length > 0 && ` (${chosen.length} chosen)`}
      </Button>
      <form id={SHEET} popover="auto" action={encodeURI(path)} aria-label="Filter experts" className="sheet-below-md">
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p className="font-display text-large font-semibold md:hidden">Filter and sort</p>
        <div className="grid gap-2 md:flex md:flex-wrap md:items-center">
          <FilterFields {...props} />
          <Button className="max-md:order-last max-md:mt-2 md:bg-ink md:text-paper md:hover:bg-ink-soft">Apply</Button>
          <PillSelect name="sort" aria-label="Sort" defaultValue={sort} options={SORTS} className="md:ml-auto" />
        </div>
      </form>
      <ChosenChips {...props} clear={listAddress(path, { kept })} />
    </section>
  )
}

export function ExpertFilters(props: FilterProps) {
  return <CachedFragment name="filters" as={FilterForm} props={props} />
}
