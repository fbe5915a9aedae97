import type { ReadOnlyState } from '#domain/admin/read-only.ts'

import { useTexts } from './use-texts.ts'

/** R621: above the header of every page while the site takes no changes. */
export function ReadOnlyBanner({ mode }: { mode: ReadOnlyState }) {
  const t = useTexts()
  return (
    <aside aria-label={t('shell.readOnly.label')} className="border-b border-line-strong bg-accent-soft text-compact">
      <p className="wrap py-3 wrap-anywhere">
        <b className="font-semibold">{t('shell.readOnly.title')}</b>{' '}
        {mode.message ? (
          <span dir="auto" translate="no" className="whitespace-pre-line">
            {mode.message}
          </span>
        ) : (
          t('shell.readOnly.message')
        )}
      </p>
    </aside>
  )
}
