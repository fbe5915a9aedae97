import type { Folder } from '#app/routes/inbox/box-tabs.tsx'
import { Button, ButtonLink } from '#app/ui/forms/button.tsx'
import * as addresses from '#domain/addresses.ts'
import type { Inbox } from '#domain/messages/message.ts'

import { type BulkAct, BULK_ACTS } from './bulk-acts.ts'
import { ChoosableRow } from './message-row.tsx'
import type { Place } from './place.ts'

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

type ListProps = {
  inbox: Inbox
  folder: Listed
  searched: boolean
  hasProfile: boolean
  place: Place | undefined
  now: string
}

/** R684: what can be done with many is offered once some are chosen, or below them where no script runs. */
export function MessageList({ inbox, folder, searched, hasProfile, place, now }: ListProps) {
  if (inbox.items.length > 0) {
    return (
      <form method="post" className="grid grid-cols-[minmax(0,1fr)]">
        <ul aria-label="Messages" className="messages border-t border-line">
          {inbox.items.map((message) => (
            <ChoosableRow key={message.id} message={message} now={now} place={place} />
          ))}
        </ul>
        <fieldset className="bulk-acts">
          <legend className="sr-only">With the chosen conversations</legend>
          {ACTS_IN[folder].map((act) => (
            <Button key={act} name="act" value={act} variant="quiet" className="px-3.5! py-1.5! text-small">
              {BULK_ACTS[act].label}
            </Button>
          ))}
        </fieldset>
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
