import { useTexts } from '#app/shell/use-texts.ts'

function shownPages(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages]
  return [...new Set(near)].filter((one) => one >= 1 && one <= pages).sort((a, b) => a - b)
}

/** First, last and neighbouring pages, with gaps between. */
export function Pagination({
  page,
  pages,
  address,
}: {
  page: number
  pages: number
  address: (page: number) => string
}) {
  const t = useTexts()
  if (pages <= 1) return null
  const shown = shownPages(page, pages)
  const link = 'grid size-11 place-items-center rounded-pill font-semibold no-underline hover:bg-sunken'
  return (
    <nav aria-label={t('lists.pages.label')} className="flex flex-wrap items-center justify-center gap-2">
      {page > 1 && (
        <a href={address(page - 1)} rel="prev" aria-label={t('lists.pages.previous')} className={link}>
          ←
        </a>
      )}
      {shown.map((one, index) => (
        <span key={one} className="contents">
          {one - (shown[index - 1] ?? one) > 1 && <span aria-hidden="true">…</span>}
          {one === page ? (
            <span
              aria-current="page"
              className="grid size-11 place-items-center rounded-pill bg-ink font-semibold text-paper"
            >
              {one}
            </span>
          ) : (
            <a href={address(one)} aria-label={t('lists.pages.page', { page: one })} className={link}>
              {one}
            </a>
          )}
        </span>
      ))}
      {page < pages && (
        <a href={address(page + 1)} rel="next" aria-label={t('lists.pages.next')} className={link}>
          →
        </a>
      )}
    </nav>
  )
}
