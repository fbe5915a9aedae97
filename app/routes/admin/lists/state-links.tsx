type Link = { name: string; href: string; current: boolean }

/** Tabs for the states of one list. */
export function StateLinks({ label, links }: { label: string; links: Link[] }) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-x-5 text-compact md:gap-y-2">
      {links.map(({ name, href, current }) => (
        <a
          key={href}
          href={href}
          aria-current={current ? 'page' : undefined}
          className="touch-target border-b-2 border-transparent pb-1 font-medium text-ink-soft no-underline hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
        >
          {name}
        </a>
      ))}
    </nav>
  )
}
