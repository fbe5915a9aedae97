import type { Folder } from '#app/routes/inbox/box-tabs.tsx'
import { useTexts } from '#app/shell/use-texts.ts'
import { Button, ButtonLink } from '#app/ui/forms/button.tsx'
import * as addresses from '#domain/addresses.ts'
import type { Inbox } from '#domain/messages/message.ts'

import type { BulkAct } from './bulk-acts.ts'
import type { Place } from './inbox-position.ts'
import { ChoosableRow } from './message-row.tsx'

type Listed = Exclude<Folder, 'blocked'>

/** What can be done to many, by where they lie. */
const ACTS_IN: Record<Listed, Exclude<BulkAct, 'restore'>[]> = {
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
  const t = useTexts()
  if (inbox.items.length > 0) {
    return (
      <form method="post" className="grid grid-cols-[minmax(0,1fr)]">
        <ul aria-label={t('inbox.list.label')} className="messages border-t border-line">
          {inbox.items.map((message) => (
            <ChoosableRow key={message.id} message={message} now={now} place={place} />
          ))}
        </ul>
        <fieldset className="bulk-acts">
          <legend className="sr-only">{t('inbox.list.chosen')}</legend>
          {ACTS_IN[folder].map((act) => (
            <Button key={act} name="act" value={act} variant="quiet" className="px-3.5! py-1.5! text-small">
              {t(`inbox.bulk.${act}`)}
            </Button>
          ))}
        </fieldset>
      </form>
    )
  }
  return (
    <div className="grid max-w-prose justify-items-start gap-5">
      <p className="text-lede">{searched ? t('inbox.list.noMatch') : t(`inbox.empty.${folder}`)}</p>
      {!searched && !hasProfile && folder === 'inbox' && (
        <>
          <p className="text-ink-soft">{t('inbox.list.whoCanGetMessages')}</p>
          <ButtonLink href={addresses.experts}>{t('inbox.list.find')}</ButtonLink>
        </>
      )}
    </div>
  )
}
