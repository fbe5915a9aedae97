import { withCurrency } from '#app/ui/currency/with-currency.ts'
import type { Currency } from '#domain/profiles/currency.ts'

/** The link that shares the list, to copy or to preview. */
export function ShareLink({ url, currency }: { url: string; currency: Currency | undefined }) {
  const { pathname, search } = new URL(url)
  return (
    <section aria-labelledby="share" className="grid gap-3 rounded-card border border-line bg-surface p-6 print:hidden">
      <h2 id="share" className="text-large">
        Share this list
      </h2>
      <p className="max-w-prose text-compact text-ink-soft">
        Whoever opens the link sees these experts in this order, and can save them. What you change later stays yours.
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <label className="min-w-0 flex-[1_1_20rem]">
          <span className="sr-only">Link to this list</span>
          <input
            readOnly
            value={url}
            className="w-full rounded-field border border-line-strong min-h-11 bg-paper px-3 py-2 text-compact text-ellipsis text-ink"
          />
        </label>
        <a href={withCurrency(pathname + search, currency)} className="touch-target text-compact font-semibold">
          Open the shared view
        </a>
      </div>
    </section>
  )
}
