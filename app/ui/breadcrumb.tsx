export type Crumb = { name: string; href: string }

/** Breadcrumbs from the top; the last one is the current page. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="text-small text-ink-soft">
      <ol className="flex flex-wrap gap-x-2 md:gap-y-1">
        {crumbs.map(({ name, href }, index) => {
          const last = index === crumbs.length - 1
          return (
            <li key={href} className="flex items-center gap-2">
              <a
                href={encodeURI(href)}
                aria-current={last ? 'page' : undefined}
                // The first, often short, is a target as wide as the others by reaching into the margin.
                className={`touch-target no-underline hover:underline ${index === 0 ? 'max-md:-ml-4 max-md:pl-4' : ''}`}
              >
                {name}
              </a>
              {!last && <span aria-hidden="true">/</span>}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

export function breadcrumbData(crumbs: Crumb[], siteUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + encodeURI(href),
    })),
  }
}
