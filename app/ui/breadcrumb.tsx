import { useTexts } from '#app/shell/use-texts.ts'

/** `isName`: of a skill or a place, which has no translation. */
export type Crumb = { name: string; href: string; isName?: boolean }

/** Breadcrumbs from the top; the last one is the current page. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const t = useTexts()
  return (
    <nav aria-label={t('lists.breadcrumb')} className="text-small text-ink-soft">
      <ol className="flex flex-wrap gap-x-2 md:gap-y-1">
        {crumbs.map(({ name, href, isName }, index) => {
          const last = index === crumbs.length - 1
          return (
            <li key={href} className="flex items-center gap-2">
              <a
                href={encodeURI(href)}
                translate={isName ? 'no' : undefined}
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
