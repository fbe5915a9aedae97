import { CachedFragment } from '#app/fragments/cached-fragment.tsx'
// oxlint-disable-next-line import/default -- Vite's URL of the built file
import filtersIsland from '#app/islands/filters/filters.ts?worker&url'
import { useTexts } from '#app/shell/use-texts.ts'
import { percent } from '#app/ui/format.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { PillSelect } from '#app/ui/forms/select.tsx'
import { ANSWER_RATE_THRESHOLDS } from '#domain/limits.ts'
import type { FilterName } from '#domain/lists/filters.ts'

import { BudgetRange } from './budget-range.tsx'
import { ChosenChips } from './chosen-chips.tsx'
import { FacetChoice, FacetChoices } from './facet-choices.tsx'
import { FilterPanel } from './filter-panel.tsx'
import type { FilterProps } from './filter-props.ts'
import { hasActiveFilters, listAddress, withoutFilters } from './list-address.ts'

const SHEET = 'expert-filters'

const panelId = (name: string) => `filter-${name}`

function FilterFields({ facets, chosen }: FilterProps) {
  const t = useTexts()
  const chosenOf = (...names: string[]) => chosen.filter((one) => names.includes(one.name))
  const facet = (name: string) => ({ name, choices: facets[name] ?? [], chosen: chosenOf(name) })
  // The pill keeps its name, so that the pills stay in one row; the chip says what was chosen.
  const pillOf = (name: FilterName) =>
    name === 'answers' ? chosenOf(name).map((one) => ({ ...one, label: t('filters.answers') })) : chosenOf(name)
  const filters = Object.keys(facets).filter((name) => name !== 'budget' && name !== 'region') as FilterName[]
  // R337: if no expert answers most messages, there is nothing to choose.
  const isShown = (name: FilterName) => name !== 'answers' || (facets[name]?.length ?? 0) + chosenOf(name).length > 0
  return (
    <>
      <FilterPanel id={panelId('budget')} label={t('filters.price')} chosen={chosenOf('budget', 'budgetFrom')}>
        <BudgetRange chosen={chosen} />
      </FilterPanel>
      {filters.filter(isShown).map((name) => (
        <FilterPanel key={name} id={panelId(name)} label={t(`filters.${name}`)} chosen={pillOf(name)}>
          {name === 'type' ? (
            <FacetChoice {...facet(name)} any={t('filters.anyType')} />
          ) : (
            <FacetChoices {...facet(name)} />
          )}
          {name === 'answers' && (
            <p className="px-2.5 pb-1 text-small text-ink-soft">
              {t('filters.answersHint', {
                rate: percent(ANSWER_RATE_THRESHOLDS.most),
                days: ANSWER_RATE_THRESHOLDS.days,
              })}
            </p>
          )}
        </FilterPanel>
      ))}
      {/* Only pages of a country have regions to choose from. */}
      {(facets['region']?.length ?? 0) > 0 ? (
        <FilterPanel id={panelId('region')} label={t('filters.region')} chosen={chosenOf('region')}>
          <FacetChoice {...facet('region')} any={t('filters.anyRegion')} />
        </FilterPanel>
      ) : (
        chosenOf('region').map(({ value }) => <input key={value} type="hidden" name="region" value={value} />)
      )}
    </>
  )
}

/**
 * A GET form: a row on wide screens, elsewhere a sheet that a button opens. The island applies changes at once. Browsers
 * do not restore its fields on Back, so that they say what the list shows.
 */
function FilterForm(props: FilterProps) {
  const t = useTexts()
  const { path, otherParams, chosen } = props
  const sorts = [
    { value: '', label: t('filters.sort.recommended') },
    { value: 'newest', label: t('filters.sort.newest') },
    { value: 'lowest-minimum', label: t('filters.sort.lowestMinimum') },
  ]
  const sort = chosen.find(({ name }) => name === 'sort')?.value ?? ''
  return (
    <section
      aria-label={t('filters.label')}
      className={`grid gap-4 border-y border-line py-4 print:border-0 print:py-0 ${hasActiveFilters(chosen) ? '' : 'print:hidden'}`}
    >
      <Button type="button" variant="quiet" popoverTarget={SHEET} className="justify-self-start md:hidden print:hidden">
        {chosen.length > 0 ? t('filters.sheetChosen', { count: chosen.length }) : t('filters.sheet')}
      </Button>
      <form
        id={SHEET}
        popover="auto"
        action={encodeURI(path)}
        autoComplete="off"
        aria-label={t('filters.form')}
        data-island={filtersIsland}
        className="sheet-below-md"
      >
        {Object.entries(otherParams).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {/* As high as the sheet's padding: otherwise filters would show over the button. */}
        <div className="sticky -top-5 z-1 -mt-5 flex items-center justify-between bg-surface pt-3 pb-1 md:hidden">
          <p className="font-display text-large font-semibold">{t('filters.sheet')}</p>
          <button
            type="button"
            popoverTarget={SHEET}
            popoverTargetAction="hide"
            className="-mr-3 min-h-11 cursor-pointer px-3 text-compact font-semibold text-accent hover:underline"
          >
            {t('filters.close')}
          </button>
        </div>
        <div className="grid gap-2 md:flex md:flex-wrap md:items-center">
          <FilterFields {...props} />
          {/* Together on the next line where the pills leave no room. */}
          <div className="contents md:ml-auto md:flex md:items-center md:gap-2">
            <PillSelect name="sort" aria-label={t('filters.sort.label')} defaultValue={sort} options={sorts} />
            {/* As deep as the sheet's padding: otherwise filters would show under the button. */}
            <div className="max-md:sticky max-md:-bottom-6 max-md:-mb-6 max-md:grid max-md:bg-surface max-md:pt-2 max-md:pb-6">
              <Button className="md:bg-ink md:text-paper md:hover:bg-ink-soft">{t('filters.apply')}</Button>
            </div>
          </div>
        </div>
      </form>
      <ChosenChips {...props} clear={listAddress(path, { otherParams, chosen: withoutFilters(chosen) })} />
    </section>
  )
}

export function ExpertFilters(props: FilterProps) {
  return <CachedFragment name="filters" as={FilterForm} props={props} />
}
