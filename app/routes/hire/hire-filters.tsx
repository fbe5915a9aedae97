import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/select.tsx'
import { HIRE_PARAMETERS } from '#client/hire.ts'
import type { HireAnswer } from '#domain/expert-card.ts'

/** What is chosen in the address, one value each, as the form shows it. */
export function chosenFilters(query: URLSearchParams): Record<string, string> {
  const chosen = HIRE_PARAMETERS.filter((name) => name !== 'page').map((name) => [name, query.get(name) ?? ''] as const)
  return Object.fromEntries(chosen.filter(([, value]) => value !== ''))
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

function FilterFields({ found, chosen }: { found: HireAnswer; chosen: Record<string, string> }) {
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
            ...(found.facets[name] ?? []).map((choice) => ({
              value: choice.value,
              label: `${choice.label} (${choice.count})`,
            })),
          ]}
        />
      ))}
      <Select name="sort" aria-label="Sort" defaultValue={chosen['sort'] ?? ''} options={SORTS} />
      <Button>Apply</Button>
      {Object.keys(chosen).length > 0 && (
        <a href={encodeURI(found.path)} className="text-compact">
          Clear
        </a>
      )}
    </div>
  )
}

/** A plain form that makes an address; folded away where the screen is small. */
export function HireFilters({ found, chosen }: { found: HireAnswer; chosen: Record<string, string> }) {
  const active = Object.keys(chosen).length
  return (
    <form action={encodeURI(found.path)} aria-label="Filter experts" className="border-y border-line py-4">
      <details className="unfolded-from-md">
        <summary className="cursor-pointer font-semibold">
          Filter and sort{active > 0 && <span className="text-accent"> ({active} chosen)</span>}
        </summary>
        <div className="pt-4">
          <FilterFields found={found} chosen={chosen} />
        </div>
      </details>
    </form>
  )
}
