import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/select.tsx'
import { LISTING_PARAMETERS } from '#client/listing-query.ts'
import type { SearchAnswer } from '#domain/expert-card.ts'

/** What is chosen in the address, one value each, as the form shows it. */
export function chosenFilters(query: URLSearchParams): Record<string, string> {
  const chosen = LISTING_PARAMETERS.filter((name) => name !== 'page').map(
    (name) => [name, query.get(name) ?? ''] as const,
  )
  return Object.fromEntries(chosen.filter(([, value]) => value !== ''))
}

/** Whether a choice narrows the list; a sort order does not. */
export function isNarrowed(chosen: Record<string, string>): boolean {
  return Object.keys(chosen).some((name) => name !== 'sort')
}

const FILTERS = [
  { name: 'service', label: 'Service', any: 'Any service' },
  { name: 'budget', label: 'Budget', any: 'Any budget' },
  { name: 'language', label: 'Language', any: 'Any language' },
  { name: 'type', label: 'Who', any: 'People and agencies' },
  { name: 'badge', label: 'Badge', any: 'Any badge' },
  { name: 'availability', label: 'Availability', any: 'Any availability' },
]

const SORTS = [
  { value: '', label: 'Recommended' },
  { value: 'newest', label: 'Newest' },
  { value: 'lowest-minimum', label: 'Lowest minimum' },
]

type FilterProps = {
  /** The path of the list, and what of its address is no filter and stays. */
  path: string
  kept: Record<string, string>
  facets: SearchAnswer['facets']
  chosen: Record<string, string>
}

function FilterFields({ path, kept, facets, chosen }: FilterProps) {
  const plain = new URLSearchParams(kept)
  return (
    <div className="grid gap-3 sm:grid-cols-2 md:flex md:flex-wrap md:items-center">
      {FILTERS.map(({ name, label, any }) => (
        <Select
          key={name}
          name={name}
          aria-label={label}
          defaultValue={chosen[name] ?? ''}
          options={[
            { value: '', label: any },
            ...(facets[name] ?? []).map((choice) => ({
              value: choice.value,
              label: `${choice.label} (${choice.count})`,
            })),
          ]}
        />
      ))}
      <Select name="sort" aria-label="Sort" defaultValue={chosen['sort'] ?? ''} options={SORTS} />
      <Button>Apply</Button>
      {Object.keys(chosen).length > 0 && (
        <a href={encodeURI(path) + (plain.size > 0 ? `?${plain}` : '')} className="text-compact">
          Clear
        </a>
      )}
    </div>
  )
}

/** A plain form that makes an address; folded away where the screen is small. */
export function ExpertFilters(props: FilterProps) {
  const active = Object.keys(props.chosen).length
  return (
    <form action={encodeURI(props.path)} aria-label="Filter experts" className="border-y border-line py-4">
      {Object.entries(props.kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <details className="unfolded-from-md">
        <summary className="cursor-pointer font-semibold">
          Filter and sort{active > 0 && <span className="text-accent"> ({active} chosen)</span>}
        </summary>
        <div className="pt-4">
          <FilterFields {...props} />
        </div>
      </details>
    </form>
  )
}
