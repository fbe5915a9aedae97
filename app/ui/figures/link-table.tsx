import { CachedFragment } from '#app/fragments/cached-fragment.tsx'
import { wholeNumber } from '#app/ui/format.ts'
import { pluralForm } from '#domain/plural.ts'

export type CountedLink = { name: string; href: string; count: number | undefined }

/** R276: the most experts first; equal ones keep their order. */
export function byCount<Item extends { count: number | undefined }>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0))
}

function Table({ items }: { items: CountedLink[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-6">
      {items.map(({ name, href, count }) => (
        <li key={href} className="border-t border-line">
          <a
            href={encodeURI(href)}
            className="flex items-baseline justify-between gap-3 py-2.5 text-compact max-md:py-3 no-underline hover:text-accent hover:underline"
          >
            <span className="min-w-0 wrap-anywhere">{name}</span>
            {count !== undefined && (
              <span className="shrink-0 text-small text-ink-soft tabular-nums">
                {wholeNumber(count)}
                <span className="sr-only">{` ${pluralForm(count, 'expert')}`}</span>
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Links in ruled columns, each with the number of experts behind it. */
export function LinkTable({ items }: { items: CountedLink[] }) {
  return <CachedFragment name="links" as={Table} props={{ items }} />
}
