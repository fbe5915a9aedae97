import * as addresses from '#domain/addresses.ts'

/** Conversations in one list, and the folders beside it (R291); those who are blocked have a list of their own. */
export const FOLDERS = {
  inbox: 'Inbox',
  filtered: 'Filtered',
  archived: 'Archived',
  spam: 'Spam',
  blocked: 'Blocked',
} as const

export type Folder = keyof typeof FOLDERS

export function folderAddress(folder: Folder): string {
  return folder === 'inbox' ? addresses.inbox : `${addresses.inbox}?box=${folder}`
}

const TAB =
  'touch-target shrink-0 whitespace-nowrap border-b-3 border-transparent pb-2 font-semibold text-ink-soft no-underline hover:text-ink aria-[current]:border-accent aria-[current]:text-ink'

type Tab = Folder | 'briefs'

const TABS: Tab[] = ['inbox', 'briefs', 'filtered', 'archived', 'spam', 'blocked']

type Props = { current: Tab; unread: Partial<Record<Folder, number>> }

/** The folders, and the list of one's own briefs (R345). */
export function BoxTabs({ current, unread }: Props) {
  return (
    <nav
      aria-label="Boxes"
      className="flex gap-x-4 overflow-x-auto overflow-y-hidden border-b border-line max-sm:text-compact sm:gap-x-6 lg:flex-wrap lg:overflow-visible"
    >
      {TABS.map((tab) => (
        <a
          key={tab}
          href={tab === 'briefs' ? addresses.briefs : folderAddress(tab)}
          aria-current={tab === current ? 'page' : undefined}
          className={TAB}
        >
          {tab === 'briefs' ? 'Briefs' : FOLDERS[tab]}{' '}
          {tab !== 'briefs' && (unread[tab] ?? 0) > 0 && (
            <span className="ml-0.5 font-normal text-accent max-md:ml-1.5">
              {unread[tab]}
              <span className="sr-only"> unread</span>
            </span>
          )}
        </a>
      ))}
    </nav>
  )
}
