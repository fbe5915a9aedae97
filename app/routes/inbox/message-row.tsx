import { Chip } from '#app/ui/chip.tsx'
import { Moment } from '#app/ui/moment.tsx'
import * as addresses from '#domain/addresses.ts'
import type { Message } from '#domain/messages/message.ts'

/** The newest words of the conversation; one's own are said to be. */
function LastWord({ message: { body, thread, side } }: { message: Message }) {
  const last = thread.at(-1)
  const own = (last?.author ?? 'sender') === side
  return (
    <p className="line-clamp-1 text-compact text-ink-soft wrap-anywhere">
      {own && 'You: '}
      <bdi>{(last?.body ?? body).slice(0, 200)}</bdi>
    </p>
  )
}

function otherSide({ side, profileName, profileSlug, from }: Message): string {
  if (side === 'owner') return from.name
  return profileSlug === null ? `${profileName} (no longer here)` : profileName
}

function Chips({ message }: { message: Message }) {
  const { answeredOn, answeredByMail, blockId, brief, side, status, topic } = message
  return (
    <>
      {topic && <Chip>{topic}</Chip>}
      {brief && <Chip>Brief</Chip>}
      {brief?.withdrawnOn && <Chip>Withdrawn</Chip>}
      {brief?.declinedOn && <Chip>Declined</Chip>}
      {answeredOn && !brief?.declinedOn && <Chip>{answeredByMail ? 'Answered by mail' : 'Answered'}</Chip>}
      {blockId && <Chip>Blocked</Chip>}
      {side === 'sender' && status === 'filtered' && <Chip>Held for review</Chip>}
    </>
  )
}

/** One conversation of the list, with a box to choose it for what is done to many. */
export function MessageRow({ message }: { message: Message }) {
  const unread = message.readOn === null
  const newest = message.thread.at(-1)?.createdOn ?? message.createdOn
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-b border-line px-1 py-4 hover:bg-surface">
      {/* As large as a thumb; R315. */}
      <label className="relative z-1 -m-3.25 mt-[calc(0.3em-var(--spacing)*3.25)] size-11 cursor-pointer p-3.25">
        <input
          type="checkbox"
          name="id"
          value={message.id}
          aria-label={`Choose “${message.subject}”`}
          className="block size-4.5 cursor-pointer"
        />
      </label>
      <div className="grid gap-1">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <span className={`min-w-0 wrap-anywhere ${unread ? 'font-semibold' : 'text-ink-soft'}`}>
            {unread && <span className="mr-2 inline-block size-2 rounded-pill bg-accent" aria-hidden="true" />}
            {otherSide(message)}
            {unread && <span className="sr-only">, unread</span>}
          </span>
          <Chips message={message} />
          <Moment at={newest} className="ml-auto text-small text-ink-soft" />
        </div>
        <a
          href={addresses.inboxMessage(message.id)}
          className={`wrap-anywhere no-underline after:absolute after:inset-0 hover:underline ${unread ? 'font-semibold' : ''}`}
        >
          <bdi>{message.subject}</bdi>
        </a>
        <LastWord message={message} />
        {message.status === 'filtered' && message.filterReason && (
          <p className="text-small text-warn">{message.filterReason}</p>
        )}
      </div>
    </li>
  )
}
