import { Chip } from '#app/ui/chip.tsx'
import { Moment } from '#app/ui/moment.tsx'
import * as addresses from '#domain/addresses.ts'
import type { Message } from '#domain/messages/message.ts'
import { plural } from '#domain/text/plural.ts'

function State({ message: { answeredByMail, blockId, brief, repliedOn } }: { message: Message }) {
  if (brief?.declinedOn) return <Chip>Declined</Chip>
  if (repliedOn) return <Chip>{answeredByMail ? 'Answered by mail' : 'Answered'}</Chip>
  if (brief?.withdrawnOn) return <Chip>Withdrawn</Chip>
  if (blockId) return <Chip>Blocked</Chip>
  return <Chip className="border-accent! bg-accent-soft! font-semibold text-accent!">Waits for your answer</Chip>
}

/** What the client has said of it, in one line. */
function factsOf({ brief }: Message): string {
  const { budget = '', timing = '', files = [], experts = 1 } = brief ?? {}
  const among = experts > 1 ? `sent to ${plural(experts, 'expert')}` : 'sent to you alone'
  return [budget, timing, files.length > 0 ? plural(files.length, 'file') : '', among].filter(Boolean).join(' · ')
}

/** R707: a brief that an expert has received, which opens its conversation. */
export function ReceivedRow({ message }: { message: Message }) {
  const { id, subject, from, profileName, createdOn, readOn } = message
  const unread = readOn === null
  return (
    <li className="relative grid gap-1.5 border-b border-line px-1 py-4 hover:bg-surface">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <a
          href={addresses.inboxMessage(id)}
          className="min-w-0 font-semibold wrap-anywhere no-underline after:absolute after:inset-0 hover:underline"
        >
          {unread && <span className="mr-2 inline-block size-2 rounded-pill bg-accent" aria-hidden="true" />}
          <bdi>{subject}</bdi>
          {unread && <span className="sr-only">, unread</span>}
        </a>
        <Moment at={createdOn} className="text-small text-ink-soft" />
      </div>
      <p className="text-compact text-ink-soft wrap-anywhere">
        From <bdi>{from.name}</bdi> to <bdi>{profileName}</bdi>
      </p>
      <p className="text-compact text-ink-soft wrap-anywhere">{factsOf(message)}</p>
      <p className="flex flex-wrap gap-2">
        <State message={message} />
      </p>
    </li>
  )
}
