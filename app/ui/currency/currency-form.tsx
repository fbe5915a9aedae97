import { useTexts } from '#app/shell/use-texts.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { PillSelect } from '#app/ui/forms/select.tsx'
import type { Currency } from '#domain/profiles/currency.ts'

import { currencyOptions } from './currency-options.ts'

type Props = {
  /** The page's path, and what else is in its query. */
  path: string
  others: [name: string, value: string][]
  shownIn: Currency | undefined
  /** What amounts are in without a choice. */
  none: string
}

/** R742: chooses the currency of a page; its address has it, no cookie. */
export function CurrencyForm({ path, others, shownIn, none }: Props) {
  const t = useTexts()
  return (
    <form action={encodeURI(path)} className="flex flex-wrap items-center gap-2 print:hidden">
      {others.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="currency" className="text-small max-sm:w-full">
        {t('lists.currency.label')}
      </label>
      <PillSelect id="currency" name="currency" defaultValue={shownIn ?? ''} options={currencyOptions(none)} />
      <Button variant="quiet">{t('lists.currency.button')}</Button>
    </form>
  )
}
