import { Chip } from '#app/ui/chip.tsx'
import { momentInUtc } from '#app/ui/format.ts'
import { ButtonLink } from '#app/ui/forms/button.tsx'
import * as addresses from '#domain/addresses.ts'
import type { MessageBox } from '#domain/messages/message-box.ts'
import type { Inbox, Message } from '#domain/messages/message.ts'

const EMPTY: Record<MessageBox, string> = {
  received: 'No messages yet. When a client writes to you, it arrives here and by mail.',
  sent: 'You have not written to anyone yet.',
  filtered: 'Nothing looked suspicious so far.',
  archived: 'Nothing is archived.',
  spam: 'No spam. Good.',
}

function lastText({ body, thread }: Message): string {
  return (thread.at(-1)?.body ?? body).slice(0, 200)
}

function Row({ message }: { message: Message }) {
  const unread = message.readOn === null
  const sent = message.side === 'sender'
  const newest = message.thread.at(-1)?.createdOn ?? message.createdOn
  return (
    <li className="relative grid gap-1 border-b border-line px-1 py-4 hover:bg-surface">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className={`min-w-0 wrap-anywhere ${unread ? 'font-semibold' : 'text-ink-soft'}`}>
          {unread && <span className="mr-2 inline-block size-2 rounded-pill bg-accent" aria-hidden="true" />}
          {sent ? `To ${message.profileName}` : message.from.name}
          {unread && <span className="sr-only">, unread</span>}
        </span>
        {message.repliedOn && <Chip>{message.answeredByMail ? 'Answered by mail' : 'Answered'}</Chip>}
        {message.blockId && <Chip>Blocked</Chip>}
        <time dateTime={newest} className="ml-auto text-small text-ink-soft">
          {momentInUtc(newest)}
        </time>
      </div>
      <a
        href={addresses.inboxMessage(message.id)}
        className={`wrap-anywhere no-underline after:absolute after:inset-0 hover:underline ${unread ? 'font-semibold' : ''}`}
      >
        {message.subject}
      </a>
      <p className="line-clamp-1 text-compact text-ink-soft wrap-anywhere">{lastText(message)}</p>
      {message.status === 'filtered' && message.filterReason && (
        <p className="text-small text-warn">{message.filterReason}</p>
      )}
    </li>
  )
}

export function MessageList(props: { inbox: Inbox; searched: boolean; hasProfile: boolean }) {
  const { inbox, searched, hasProfile } = props
  if (inbox.items.length > 0) {
    return (
      <ul aria-label="Messages" className="border-t border-line">
        {inbox.items.map((message) => (
          <Row key={message.id} message={message} />
        ))}
      </ul>
    )
  }
  return (
    <div className="grid max-w-prose justify-items-start gap-5">
      <p className="text-lede">{searched ? 'No message matches that.' : EMPTY[inbox.box]}</p>
      {!searched && !hasProfile && inbox.box !== 'sent' && (
        <p className="text-ink-soft">Messages arrive for those who have a public profile and are open for work.</p>
      )}
      {!searched && inbox.box === 'sent' && <ButtonLink href={addresses.experts}>Find an expert</ButtonLink>}
    </div>
  )
}
