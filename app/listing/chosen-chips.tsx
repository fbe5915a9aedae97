import { useTexts } from '#app/shell/use-texts.ts'
import { ChipLink } from '#app/ui/chip.tsx'

import type { FilterProps } from './filter-props.ts'
import { isCatalogueName, isNarrowingChoice, listAddress } from './list-address.ts'

/** The active filters, each with a link that removes it. */
export function ChosenChips({
  path,
  otherParams,
  chosen,
  total,
  clear,
}: Omit<FilterProps, 'facets'> & { clear: string }) {
  const t = useTexts()
  const narrowing = chosen.filter(isNarrowingChoice)
  if (narrowing.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-compact font-semibold">{t('filters.found', { count: total })}</p>
      <ul aria-label={t('filters.chosen')} className="flex flex-wrap items-center gap-2">
        {narrowing.map((choice) => {
          const { name, value, label } = choice
          const others = chosen.filter((one) => one !== choice)
          return (
            <li key={`${name} ${value}`}>
              <ChipLink
                href={listAddress(path, { otherParams, chosen: others })}
                aria-label={t('filters.remove', { label })}
              >
                <span translate={isCatalogueName(name) ? 'no' : undefined}>{label}</span>{' '}
                <span aria-hidden="true" className="after:content-['×'] print:hidden" />
              </ChipLink>
            </li>
          )
        })}
        <li className="print:hidden">
          <a href={clear} className="touch-target text-small">
            {t('filters.clear')}
          </a>
        </li>
      </ul>
    </div>
  )
}
