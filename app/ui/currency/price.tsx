import type { Currency } from '#domain/profiles/currency.ts'
import { type MoneyAmount, formatConvertedMoney, formatMoney } from '#domain/profiles/money/money.ts'

/** R742: the amount in the currency of the page, with the original beside it. */
export function Price({ of, shownIn }: { of: MoneyAmount; shownIn: Currency | undefined }) {
  if (!shownIn || shownIn === of.currency) return <span>{formatMoney(of)}</span>
  return (
    <>
      <span>{formatConvertedMoney(of, shownIn)}</span> ({formatMoney(of)})
    </>
  )
}
