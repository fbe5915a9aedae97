import { ExpertCount } from './expert-count.tsx'

type Item = { name: string; href?: string | undefined; count?: number | undefined }

/** Names of skills and places in columns; an item without a page is plain text. */
export function LinkList({ items }: { items: Item[] }) {
  return (
    <ul className="columns-[11rem] gap-x-6 text-compact">
      {items.map(({ name, href, count }) => (
        <li key={href ?? name} className="break-inside-avoid md:py-1">
          {href ? (
            <a href={encodeURI(href)} translate="no" className="touch-target no-underline hover:underline">
              {name}
            </a>
          ) : (
            <span translate="no" className="touch-target text-ink-soft">
              {name}
            </span>
          )}
          {count !== undefined && count > 0 && (
            <span className="ml-1.5 text-small text-ink-soft tabular-nums">
              <ExpertCount count={count} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
