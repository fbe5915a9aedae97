import { useTexts } from '#app/shell/use-texts.ts'
import type { SearchAnswer } from '#domain/lists/expert-card.ts'

import { facetChoiceLabel } from './facet-choice-label.ts'
import { type Choice, isCatalogueName } from './list-address.ts'

type Facet = { name: string; choices: SearchAnswer['facets'][string]; chosen: Choice[] }

/** A selected value without matches stays in the list, so that the visitor can deselect it. */
function optionsOf({ choices, chosen }: Facet) {
  const lost = chosen.filter(({ value }) => !choices.some((choice) => choice.value === value))
  return [...choices, ...lost.map(({ value, label }) => ({ value, label, count: 0 }))]
}

/** Any number of a facet's values. */
export function FacetChoices(facet: Facet) {
  const t = useTexts()
  return optionsOf(facet).map(({ value, label, count }) => (
    <label key={value} className="facet">
      <input
        type="checkbox"
        name={facet.name}
        value={value}
        defaultChecked={facet.chosen.some((one) => one.value === value)}
      />
      <span translate={isCatalogueName(facet.name) ? 'no' : undefined}>
        {facetChoiceLabel(t, facet.name, { value, label })}
      </span>
      <span>{count}</span>
    </label>
  ))
}

/** One of a facet's values, or none. */
export function FacetChoice(facet: Facet & { any: string }) {
  const t = useTexts()
  const [chosen] = facet.chosen
  return (
    <>
      <label className="facet">
        <input type="radio" name={facet.name} value="" defaultChecked={!chosen} />
        {facet.any}
      </label>
      {optionsOf(facet).map(({ value, label, count }) => (
        <label key={value} className="facet">
          <input type="radio" name={facet.name} value={value} defaultChecked={chosen?.value === value} />
          <span translate={isCatalogueName(facet.name) ? 'no' : undefined}>
            {facetChoiceLabel(t, facet.name, { value, label })}
          </span>
          <span>{count}</span>
        </label>
      ))}
    </>
  )
}
