import { useTexts } from '#app/shell/use-texts.ts'
import { withCurrency } from '#app/ui/currency/with-currency.ts'
import type { Currency } from '#domain/profiles/currency.ts'

/** The link that shares the list, to copy or to preview. */
export function ShareLink({ url, currency }: { url: string; currency: Currency | undefined }) {
  const t = useTexts()
  const { pathname, search } = new URL(url)
  return (
    <section aria-labelledby="share" className="grid gap-3 rounded-card border border-line bg-surface p-6 print:hidden">
      <h2 id="share" className="text-large">
        {t('shortlist.share.title')}
      </h2>
      <p className="max-w-prose text-compact text-ink-soft">{t('shortlist.share.lead')}</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <label className="min-w-0 flex-[1_1_20rem]">
          <span className="sr-only">{t('shortlist.share.link')}</span>
          <input
            readOnly
            value={url}
            className="w-full rounded-field border border-line-strong min-h-11 bg-paper px-3 py-2 text-compact text-ellipsis text-ink"
          />
        </label>
        <a href={withCurrency(pathname + search, currency)} className="touch-target text-compact font-semibold">
          {t('shortlist.share.open')}
        </a>
      </div>
    </section>
  )
}
