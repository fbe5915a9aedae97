import { CachedFragment } from '#app/fragments/cached-fragment.tsx'
import { Button } from '#app/ui/forms/button.tsx'
import { PillSelect } from '#app/ui/forms/select.tsx'
import type { SearchAnswer } from '#domain/lists/expert-card.ts'

import { ChosenChips } from './chosen-chips.tsx'
import type { FilterProps } from './filter-props.ts'
import { listAddress } from './list-address.ts'

const FILTERS = [
  { name: 'service', label: 'Service', any: 'Any service' },
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

/** A selected value that matches nobody stays in the list, so that the visitor can deselect it. */
function optionsOf({ any, choices, value }: { any: string; choices: SearchAnswer['facets'][string]; value: string }) {
  const known = choices.map((choice) => ({ value: choice.value, label: `${choice.label} (${choice.count})` }))
  const lost = value !== '' && !choices.some((choice) => choice.value === value)
  return [{ value: '', label: any }, ...known, ...(lost ? [{ value, label: `${value} (0)` }] : [])]
}

/** One select per filter; further values travel as hidden inputs and are removed by their chips. */
function FilterFields({ facets, chosen }: FilterProps) {
  return FILTERS.map(({ name, label, any }) => {
    const [value = '', ...more] = chosen.filter((one) => one.name === name).map((one) => one.value)
    return (
      <div key={name} className="contents">
        <PillSelect
          name={name}
          aria-label={label}
          defaultValue={value}
          options={optionsOf({ any, choices: facets[name] ?? [], value })}
        />
        {more.map((one) => (
          <input key={one} type="hidden" name={name} value={one} />
        ))}
      </div>
    )
  })
}

/** A GET form: a row on wide screens, elsewhere a sheet that a button opens. */
function FilterForm(props: FilterProps) {
  const { path, otherParams, chosen } = props
  const sort = chosen.find(({ name }) => name === 'sort')?.value ?? ''
  return (
    <section aria-label="Filters" className="grid gap-4 border-y border-line py-4">
      <Button type="button" variant="quiet" popoverTarget={SHEET} className="justify-self-start md:hidden print:hidden">
        Filter and sort{chosen.length > 0 && ` (${chosen.length} chosen)`}
      </Button>
      <form id={SHEET} popover="auto" action={encodeURI(path)} aria-label="Filter experts" className="sheet-below-md">
        {Object.entries(otherParams).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p className="font-display text-large font-semibold md:hidden">Filter and sort</p>
        <div className="grid gap-2 md:flex md:flex-wrap md:items-center">
          <FilterFields {...props} />
          <Button className="max-md:order-last max-md:mt-2 md:bg-ink md:text-paper md:hover:bg-ink-soft">Apply</Button>
          <PillSelect name="sort" aria-label="Sort" defaultValue={sort} options={SORTS} className="md:ml-auto" />
        </div>
      </form>
      <ChosenChips {...props} clear={listAddress(path, { otherParams })} />
    </section>
  )
}

export function ExpertFilters(props: FilterProps) {
  return <CachedFragment name="filters" as={FilterForm} props={props} />
}
