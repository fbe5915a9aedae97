import { DEFAULT_READ_ONLY_MESSAGE, type ReadOnly } from '#domain/admin/read-only.ts'

/** R621: above the header of every page while the site takes no changes. */
export function ReadOnlyBanner({ mode }: { mode: ReadOnly }) {
  return (
    <aside aria-label="Read-only mode" className="border-b border-line-strong bg-accent-soft text-compact">
      <p className="wrap py-3 wrap-anywhere">
        <b className="font-semibold">Read-only for the moment.</b>{' '}
        <span dir="auto" className="whitespace-pre-line">
          {mode.message || DEFAULT_READ_ONLY_MESSAGE}
        </span>
      </p>
    </aside>
  )
}
