import { useTexts } from '#app/shell/use-texts.ts'
import { FieldError } from '#app/ui/forms/labelled.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { PAGE_SIZE } from '#domain/limits.ts'
import type { ReportedWork } from '#domain/profiles/reported-work.ts'

import { OrderRow } from './order-row.tsx'
import { useReorder } from './use-reorder.ts'

const placeOf = (index: number) => index + 1

/** The showcased sites, sorted by dragging or buttons; without scripts by numbers. */
export function SiteOrder({ sites, error }: { sites: ReportedWork[]; error: string | undefined }) {
  const t = useTexts()
  const reorder = useReorder(
    sites.map((site) => ({ id: site.id, label: site.name, site })),
    'edit.order.moved',
  )
  const { items, list, status } = reorder
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="text-small text-ink-soft">
        {sites.length > PAGE_SIZE && `${t('edit.order.first', { count: PAGE_SIZE })} `}
        <span className="noscript:hidden">{t('edit.order.drag')}</span>
        <span className="hidden noscript:inline">{t('edit.order.number')}</span>
      </p>
      <ul
        ref={list}
        id="edit-order"
        aria-label={t('edit.order.list')}
        className="rounded-field border border-line bg-surface px-1"
      >
        {items.map(({ id, label, site }, index) => (
          <OrderRow key={id} reorder={reorder} index={index}>
            <div className="flex items-center gap-3">
              <input type="hidden" name="order" value={id} />
              <input
                key={placeOf(index)}
                type="number"
                name="position"
                min={1}
                defaultValue={placeOf(index)}
                aria-label={t('edit.order.place', { name: label })}
                className="hidden w-18 rounded-field border border-line-strong bg-surface px-2 py-1 noscript:block"
              />
              <span className="h-10 w-16 shrink-0 overflow-hidden rounded-small bg-sunken">
                {site.thumbnailUrl && (
                  <Picture src={site.thumbnailUrl} alt="" sizes="4rem" className="size-full object-cover" />
                )}
              </span>
              <span dir="auto" translate="no" className="line-clamp-2 min-w-0 wrap-anywhere">
                {label}
              </span>
            </div>
          </OrderRow>
        ))}
      </ul>
      <FieldError id="edit-order" error={error} />
      <output className="sr-only">{status}</output>
    </div>
  )
}
