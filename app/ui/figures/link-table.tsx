import { CachedFragment } from '#app/fragments/cached-fragment.tsx'
import { ExpertCount } from '#app/ui/expert-count.tsx'

export type CountedLink = { name: string; href: string; count: number | undefined }

/** R276: the most experts first; equal ones keep their order. */
export function sortByCount<Item extends { count: number | undefined }>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0))
}

function Table({ items }: { items: CountedLink[] }) {
  return (
    <ul className="link-table">
      {items.map(({ name, href, count }) => (
        <li key={href}>
          <a href={encodeURI(href)}>
            <span translate="no">{name}</span>
            {count !== undefined && count > 0 && (
              <span>
                <ExpertCount count={count} />
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Links in ruled columns, each with the number of experts behind it; R730: no zeros. */
export function LinkTable({ items }: { items: CountedLink[] }) {
  return <CachedFragment name="links" as={Table} props={{ items }} />
}
