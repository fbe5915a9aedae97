import { currencyOptions } from '#app/ui/currency/currency-options.ts'
import { dayInUtc } from '#app/ui/format.ts'
import { CURRENCIES } from '#domain/profiles/currency.ts'
import { ratesDate } from '#domain/profiles/money/usd-rates.ts'

import { type Choice, shownCurrency } from './list-address.ts'

const OTHERS = CURRENCIES.filter((currency) => currency !== 'USD')

const INPUT = 'h-11 w-full min-w-0 rounded-field border border-line-strong bg-surface px-3 text-base'

function BudgetInput({ name, label, chosen }: { name: string; label: string; chosen: Choice[] }) {
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
        placeholder="Any"
        defaultValue={chosen.find((one) => one.name === name)?.value ?? ''}
        className={INPUT}
      />
    </label>
  )
}

/** R312: the project minimum, from and to; R742: in the currency of the page. */
export function BudgetRange({ chosen }: { chosen: Choice[] }) {
  const currency = shownCurrency(chosen)
  const [dollars, ...others] = currencyOptions('US Dollar', OTHERS)
  return (
    <div className="grid gap-2 p-2">
      <div className="grid grid-cols-2 gap-3">
        <BudgetInput name="budgetFrom" label="From" chosen={chosen} />
        <BudgetInput name="budget" label="To" chosen={chosen} />
      </div>
      <label className="grid gap-1 text-small font-semibold">
        Currency
        <select name="currency" defaultValue={currency ?? ''} className={`${INPUT} cursor-pointer`}>
          <option value={currency === 'USD' ? currency : ''}>{dollars?.label}</option>
          {others.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <p className="text-small text-ink-soft">
        Where projects start. Other currencies are compared at rates of {dayInUtc(ratesDate())}.
      </p>
    </div>
  )
}
