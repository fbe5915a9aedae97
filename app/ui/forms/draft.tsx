import type { ReactNode } from 'react'

import type { DraftWords } from '#app/islands/drafts/draft-notes.ts'
// oxlint-disable-next-line import/default -- Vite's URL of the built file
import draftsIsland from '#app/islands/drafts/drafts.ts?worker&url'
import { useTexts } from '#app/shell/use-texts.ts'

/** R682, R683: keeps what is typed into the form inside, and the page until the form has arrived. */
export function Draft({ name, sent = false, children }: { name: string; sent?: boolean; children?: ReactNode }) {
  const t = useTexts()
  const words: DraftWords = {
    offline: t('sending.draft.offline'),
    timeout: t('sending.draft.timeout'),
    server: t('sending.draft.server'),
    sending: t('sending.draft.sending'),
    restored: t('sending.draft.restored'),
    discard: t('sending.draft.discard'),
  }
  return (
    <div
      data-island={draftsIsland}
      data-now=""
      data-draft={name}
      data-words={children ? JSON.stringify(words) : undefined}
      data-sent={sent ? '' : undefined}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 empty:hidden"
    >
      {children}
      {children && <div data-draft-note="" className="empty:hidden" />}
    </div>
  )
}

/** R682: the form that ends a session; it waits for the script that removes the drafts. */
export const FORGET_DRAFTS_PROPS = { 'data-island': draftsIsland, 'data-call': 'sign-out' }

/** R682: on a page that somebody sees who has just left. */
export function DraftsForgotten() {
  return <div hidden data-island={draftsIsland} data-now="" data-forget-drafts="" />
}
