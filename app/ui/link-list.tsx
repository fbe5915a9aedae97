type Item = { name: string; href?: string | undefined }

/** Many short links in columns; what has no page of its own is plain text. */
export function LinkList({ items }: { items: Item[] }) {
  return (
    <ul className="columns-[11rem] gap-x-6 text-compact">
      {items.map(({ name, href }) => (
        <li key={href ?? name} className="break-inside-avoid py-1">
          {href ? (
            <a href={encodeURI(href)} className="no-underline hover:underline">
              {name}
            </a>
          ) : (
            <span className="text-ink-soft">{name}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
