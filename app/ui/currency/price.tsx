import type { Currency } from '#domain/profiles/currency.ts'
import { type Amount, approximately, money } from '#domain/profiles/money/money.ts'

/** R742: the amount in the currency of the page, with the original beside it. */
export function Price({ of, shownIn }: { of: Amount; shownIn: Currency | undefined }) {
  if (!shownIn || shownIn === of.currency) return <bdi>{money(of)}</bdi>
  return (
    <>
      <bdi>{approximately(of, shownIn)}</bdi> (<span translate="no">{money(of)}</span>)
    </>
  )
}
