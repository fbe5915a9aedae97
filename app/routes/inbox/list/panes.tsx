import type { ReactNode } from 'react'

import type { Folder } from '#app/routes/inbox/box-tabs.tsx'
import { useTexts } from '#app/shell/use-texts.ts'
import type { Message } from '#domain/messages/message.ts'

import type { Place } from './inbox-position.ts'
import { MessageRow } from './message-row.tsx'

/** R684: on wide screens the list is beside the conversation; in the page's order it comes after it. */
export function Panes({ list, children }: { list: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-5 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:col-start-1 lg:row-start-1">{list}</div>
      {children && <div className="min-w-0 lg:col-start-2 lg:row-start-1">{children}</div>}
    </div>
  )
}

type BesideProps = {
  folder: Folder
  messages: Message[]
  current: string
  place: Place | undefined
  now: string
  children: ReactNode
}

/** An open conversation, with the list that it was opened from beside it. */
export function BesideList({ folder, messages, current, place, now, children }: BesideProps) {
  const t = useTexts()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <div className="min-w-0 lg:col-start-2 lg:row-start-1">{children}</div>
      <nav
        aria-label={t('inbox.list.others', { folder: t(`inbox.folder.${folder}`) })}
        className="sticky top-4 max-h-[calc(100dvh-2rem)] overflow-y-auto border-t border-line max-lg:hidden lg:col-start-1 lg:row-start-1 print:hidden"
      >
        <ul>
          {messages.map((message) => (
            <MessageRow key={message.id} message={message} now={now} place={place} current={message.id === current} />
          ))}
        </ul>
      </nav>
    </div>
  )
}
