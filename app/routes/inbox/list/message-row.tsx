import type { ReactNode } from 'react'

import { type PageTexts, useTexts } from '#app/shell/use-texts.ts'
import { useTimeZone } from '#app/shell/use-time-zone.ts'
import { Chip } from '#app/ui/chip.tsx'
import { formatShortAgo } from '#app/ui/format.ts'
import { Moment } from '#app/ui/moment.tsx'
import { Avatar } from '#app/ui/pictures/avatar.tsx'
import { spamText } from '#app/ui/spam-text.ts'
import type { Message } from '#domain/messages/message.ts'

import { conversationAddressAt, type Place } from './inbox-position.ts'

/** The newest words of the conversation; the viewer's own are marked. */
function LastWord({ message: { body, thread, side } }: { message: Message }) {
  const t = useTexts()
  const last = thread.at(-1)
  const own = (last?.author ?? 'sender') === side
  const shown = (last?.body ?? body).slice(0, 200)
  return (
    <p className="line-clamp-1 text-compact text-ink-soft wrap-anywhere">
      {own ? t.rich('inbox.row.own', { shown, words: (text) => <bdi>{text}</bdi> }) : <bdi>{shown}</bdi>}
    </p>
  )
}

function otherSide(t: PageTexts, { side, profileName, profileSlug, from }: Message): string {
  if (side === 'owner') return from.name
  return profileSlug === null ? t('inbox.row.gone', { name: profileName }) : profileName
}

function Chips({ message }: { message: Message }) {
  const t = useTexts()
  const { answeredOn, answeredByMail, blockId, brief, side, status, topic } = message
  const chips = [
    topic && (
      <Chip key="topic" translate="no">
        {topic}
      </Chip>
    ),
    brief && <Chip key="brief">{t('inbox.chip.brief')}</Chip>,
    brief?.withdrawnOn && <Chip key="withdrawn">{t('inbox.chip.withdrawn')}</Chip>,
    brief?.declinedOn && <Chip key="declined">{t('inbox.chip.declined')}</Chip>,
    answeredOn && !brief?.declinedOn && (
      <Chip key="answered">{answeredByMail ? t('inbox.chip.answeredByMail') : t('inbox.chip.answered')}</Chip>
    ),
    blockId && <Chip key="blocked">{t('inbox.chip.blocked')}</Chip>,
    side === 'sender' && status === 'filtered' && <Chip key="held">{t('inbox.chip.held')}</Chip>,
  ].filter(Boolean)
  return chips.length > 0 && <p className="mt-0.5 flex flex-wrap gap-1.5">{chips}</p>
}

type RowProps = {
  message: Message
  now: string
  /** R745: the list in which it is. */
  place: Place | undefined
  /** The conversation that is open beside the list. */
  current?: boolean
  /** Before the face. */
  choose?: ReactNode
  /** Below the subject. */
  children?: ReactNode
}

/** One conversation: who, when, and what about. The whole date is for screen readers. */
export function MessageRow({ message, now, place, current = false, choose, children }: RowProps) {
  const t = useTexts()
  const timeZone = useTimeZone()
  const unread = message.readOn === null
  const newest = message.thread.at(-1)?.createdOn ?? message.createdOn
  const name = otherSide(t, message)
  return (
    <li
      className={`relative grid gap-x-3 border-b border-line px-1 py-3 hover:bg-surface has-checked:bg-accent-soft ${
        choose ? 'grid-cols-[auto_auto_minmax(0,1fr)]' : 'grid-cols-[auto_minmax(0,1fr)]'
      } ${current ? 'bg-sunken' : ''}`}
    >
      {choose}
      <Avatar src={message.face.picture} name={name} shape={message.face.kind} />
      <div className="grid content-start gap-0.5">
        <div className="flex items-baseline justify-between gap-x-3">
          <span className={`line-clamp-1 min-w-0 wrap-anywhere ${unread ? 'font-semibold' : 'text-ink-soft'}`}>
            {unread && <span className="mr-2 inline-block size-2 rounded-pill bg-accent" aria-hidden="true" />}
            <span translate="no">{name}</span>
            {unread && <span className="sr-only">{t('inbox.row.unread')}</span>}
          </span>
          <span className="shrink-0 text-small text-ink-soft">
            <span aria-hidden="true" translate="no">
              {formatShortAgo(t, newest, { now, timeZone })}
            </span>
            <Moment at={newest} className="sr-only" />
          </span>
        </div>
        <a
          href={conversationAddressAt(message.id, place)}
          aria-current={current ? 'page' : undefined}
          className={`line-clamp-1 wrap-anywhere no-underline after:absolute after:inset-0 hover:underline ${unread ? 'font-semibold' : ''}`}
        >
          <bdi>{message.subject}</bdi>
        </a>
        {children}
      </div>
    </li>
  )
}

/** In the inbox, with a box to choose it for what is done to many. */
export function ChoosableRow({ message, ...row }: Pick<RowProps, 'message' | 'now' | 'place'>) {
  const t = useTexts()
  return (
    <MessageRow
      message={message}
      {...row}
      choose={
        // As large as a thumb; R315.
        <label className="relative z-1 -m-3.25 mt-[calc(0.9em-var(--spacing)*3.25)] size-11 cursor-pointer p-3.25">
          <input
            type="checkbox"
            name="id"
            value={message.id}
            aria-label={t('inbox.list.choose', { subject: message.subject })}
            className="block size-4.5 cursor-pointer"
          />
        </label>
      }
    >
      <LastWord message={message} />
      <Chips message={message} />
      {message.status === 'filtered' && <p className="text-small text-warn">{spamText(t, message.filterSigns)}</p>}
    </MessageRow>
  )
}
