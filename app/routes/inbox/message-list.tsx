import { Button, ButtonLink } from '#app/ui/forms/button.tsx'
import * as addresses from '#domain/addresses.ts'
import type { Inbox } from '#domain/messages/message.ts'

import type { Folder } from './box-tabs.tsx'
import { type BulkAct, BULK_ACTS } from './bulk-acts.ts'
import { MessageRow } from './message-row.tsx'

type Listed = Exclude<Folder, 'blocked'>

const EMPTY: Record<Listed, string> = {
  inbox: 'No conversations yet. What clients write to you and what you write to experts is here, with every answer.',
  filtered: 'Nothing looked suspicious so far.',
  archived: 'Nothing is archived.',
  spam: 'No spam. Good.',
}

/** What can be done to many, by where they lie. */
const ACTS_IN: Record<Listed, BulkAct[]> = {
  inbox: ['read', 'unread', 'archive', 'spam', 'delete'],
  filtered: ['not-spam', 'spam', 'delete'],
  archived: ['unarchive', 'spam', 'delete'],
  spam: ['not-spam', 'delete'],
}

export function MessageList(props: { inbox: Inbox; folder: Listed; searched: boolean; hasProfile: boolean }) {
  const { inbox, folder, searched, hasProfile } = props
  if (inbox.items.length > 0) {
    return (
      <form method="post" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <fieldset className="bulk-acts -my-2 flex flex-wrap items-center gap-2 py-2">
          <legend className="sr-only">With the chosen conversations</legend>
          {ACTS_IN[folder].map((act) => (
            <Button key={act} name="act" value={act} variant="quiet" className="px-3.5! py-1.5! text-small">
              {BULK_ACTS[act].label}
            </Button>
          ))}
        </fieldset>
        <ul aria-label="Messages" className="border-t border-line">
          {inbox.items.map((message) => (
            <MessageRow key={message.id} message={message} />
          ))}
        </ul>
      </form>
    )
  }
  return (
    <div className="grid max-w-prose justify-items-start gap-5">
      <p className="text-lede">{searched ? 'No conversation matches that.' : EMPTY[folder]}</p>
      {!searched && !hasProfile && folder === 'inbox' && (
        <>
          <p className="text-ink-soft">
            Clients write to those who have a public profile and are open for work. You can write to any of them.
          </p>
          <ButtonLink href={addresses.experts}>Find an expert</ButtonLink>
        </>
      )}
    </div>
  )
}
