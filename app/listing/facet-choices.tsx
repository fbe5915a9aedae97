import type { SearchAnswer } from '#domain/lists/expert-card.ts'

import type { Choice } from './list-address.ts'

type Facet = { name: string; choices: SearchAnswer['facets'][string]; chosen: Choice[] }

/** A selected value that matches nobody stays in the list, so that the visitor can deselect it. */
function optionsOf({ choices, chosen }: Facet) {
  const lost = chosen.filter(({ value }) => !choices.some((choice) => choice.value === value))
  return [...choices, ...lost.map(({ value, label }) => ({ value, label, count: 0 }))]
}

const ROW =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-field px-2.5 py-1.5 text-compact hover:bg-sunken md:min-h-9'

function Row({ label, count, ...input }: React.ComponentProps<'input'> & { label: string; count?: number }) {
  return (
    <label className={ROW}>
      <input className="size-4.5 shrink-0 cursor-pointer" {...input} />
      <span className="min-w-0 flex-1">{label}</span>
      {count !== undefined && <span className="text-small text-ink-soft">{count}</span>}
    </label>
  )
}

/** Any number of a facet's values. */
export function FacetChoices(facet: Facet) {
  return optionsOf(facet).map(({ value, label, count }) => (
    <Row
      key={value}
      type="checkbox"
      name={facet.name}
      value={value}
      label={label}
      count={count}
      defaultChecked={facet.chosen.some((one) => one.value === value)}
    />
  ))
}

/** One of a facet's values, or none. */
export function FacetChoice(facet: Facet & { any: string }) {
  const [chosen] = facet.chosen
  return (
    <>
      <Row type="radio" name={facet.name} value="" label={facet.any} defaultChecked={!chosen} />
      {optionsOf(facet).map(({ value, label, count }) => (
        <Row
          key={value}
          type="radio"
          name={facet.name}
          value={value}
          label={label}
          count={count}
          defaultChecked={chosen?.value === value}
        />
      ))}
    </>
  )
}
