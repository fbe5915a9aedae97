import type { Currency } from '#domain/profiles/currency.ts'
import { type Amount, approximately, money } from '#domain/profiles/money/money.ts'

/** R742: the amount in the currency of the page, with the original beside it. */
export function Price({ of, shownIn }: { of: Amount; shownIn: Currency | undefined }) {
  if (!shownIn || shownIn === of.currency) return <span>{money(of)}</span>
  return (
    <>
      <span>{approximately(of, shownIn)}</span> ({money(of)})
    </>
  )
}
