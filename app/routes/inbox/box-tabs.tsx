import { useTexts } from '#app/shell/use-texts.ts'
import * as addresses from '#domain/addresses.ts'

/** Conversations in one list, and the folders beside it (R291); those who are blocked have a list of their own. */
export const INBOX_FOLDERS = ['inbox', 'filtered', 'archived', 'spam', 'blocked'] as const

export type Folder = (typeof INBOX_FOLDERS)[number]

export const parseInboxFolder = (name: string): Folder | undefined => INBOX_FOLDERS.find((folder) => folder === name)

export function inboxFolderAddress(folder: Folder): string {
  return folder === 'inbox' ? addresses.inbox : `${addresses.inbox}?box=${folder}`
}

const TAB =
  'touch-target shrink-0 whitespace-nowrap border-b-3 border-transparent pb-2 font-semibold text-ink-soft no-underline hover:text-ink aria-[current]:border-accent aria-[current]:text-ink'

type Tab = Folder | 'briefs'

const TABS: Tab[] = ['inbox', 'briefs', 'filtered', 'archived', 'spam', 'blocked']

type Props = { current: Tab; unread: Partial<Record<Folder, number>> }

/** The folders, and the list of the viewer's own briefs (R345). */
export function BoxTabs({ current, unread }: Props) {
  const t = useTexts()
  return (
    <nav
      aria-label={t('inbox.folders')}
      className="flex gap-x-4 overflow-x-auto overflow-y-hidden border-b border-line max-sm:text-compact sm:gap-x-6 lg:flex-wrap lg:overflow-visible"
    >
      {TABS.map((tab) => (
        <a
          key={tab}
          href={tab === 'briefs' ? addresses.briefs : inboxFolderAddress(tab)}
          aria-current={tab === current ? 'page' : undefined}
          className={TAB}
        >
          {t(`inbox.folder.${tab}`)}{' '}
          {tab !== 'briefs' && (unread[tab] ?? 0) > 0 && (
            <span className="ml-0.5 font-normal text-accent max-md:ml-1.5">
              {t.rich('inbox.unread', {
                shown: String(unread[tab]),
                words: (text) => <span className="sr-only">{text}</span>,
              })}
            </span>
          )}
        </a>
      ))}
    </nav>
  )
}
