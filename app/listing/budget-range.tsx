import { useTexts } from '#app/shell/use-texts.ts'
import { currencyOptions } from '#app/ui/currency/currency-options.ts'
import { formatDayInUtc } from '#app/ui/format.ts'
import { CURRENCIES } from '#domain/profiles/currency.ts'
import { ratesDate } from '#domain/profiles/money/usd-rates.ts'

import { type Choice, shownCurrency } from './list-address.ts'

const OTHERS = CURRENCIES.filter((currency) => currency !== 'USD')

const INPUT = 'h-11 w-full min-w-0 rounded-field border border-line-strong bg-surface px-3 text-base'

function BudgetInput({ name, label, chosen }: { name: string; label: string; chosen: Choice[] }) {
  const t = useTexts()
  return (
    <label className="grid gap-1 text-small font-semibold">
      {label}
      <input
        type="number"
        name={name}
        min={0}
        max={100_000_000}
        step={1}
        inputMode="numeric"
        placeholder={t('filters.budget.any')}
        defaultValue={chosen.find((one) => one.name === name)?.value ?? ''}
        className={INPUT}
      />
    </label>
  )
}

/** R312: the project minimum, from and to; R742: in the currency of the page. */
export function BudgetRange({ chosen }: { chosen: Choice[] }) {
  const t = useTexts()
  const currency = shownCurrency(chosen)
  const [, ...others] = currencyOptions('', OTHERS)
  return (
    <div className="grid gap-2 p-2">
      <div className="grid grid-cols-2 gap-3">
        <BudgetInput name="budgetFrom" label={t('filters.budget.from')} chosen={chosen} />
        <BudgetInput name="budget" label={t('filters.budget.to')} chosen={chosen} />
      </div>
      <label className="grid gap-1 text-small font-semibold">
        {t('filters.budget.currency')}
        <select name="currency" defaultValue={currency ?? ''} className={`${INPUT} cursor-pointer`}>
          <option value={currency === 'USD' ? currency : ''}>{t('filters.budget.dollars')}</option>
          {others.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <p className="text-small text-ink-soft">{t('filters.budget.hint', { day: formatDayInUtc(ratesDate()) })}</p>
    </div>
  )
}
