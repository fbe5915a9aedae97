import { Chip } from '#app/ui/chip.tsx'
import { Button } from '#app/ui/forms/button.tsx'
import { Moment } from '#app/ui/moment.tsx'
import * as addresses from '#domain/addresses.ts'
import type { BriefState } from '#domain/messages/brief/brief-state.ts'
import type { GuestRequests } from '#domain/messages/guest-requests.ts'
import { plural } from '#domain/text/plural.ts'

type Request = GuestRequests['items'][number]
type Conversation = Request['conversations'][number]

const STATES: Record<BriefState, string> = {
  answered: 'Answered',
  declined: 'Declined',
  waiting: 'Waiting for an answer',
  held: 'Held for review',
  unsent: 'Not sent',
  gone: 'No longer here',
}

function ConversationLine({ conversation, withdrawn }: { conversation: Conversation; withdrawn: boolean }) {
  const { profileName, state, token, unread, lastOn } = conversation
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {state === 'unsent' ? (
        <span className="wrap-anywhere">{profileName}</span>
      ) : (
        <a
          href={addresses.conversation(token)}
          className={`touch-target wrap-anywhere ${unread ? 'font-semibold' : ''}`}
        >
          {profileName}
          {unread && <span className="sr-only">, unread</span>}
        </a>
      )}
      {!(withdrawn && state === 'waiting') && <Chip>{STATES[state]}</Chip>}
      {unread && <Chip className="border-accent! bg-accent-soft! text-accent! font-semibold">New</Chip>}
      {state !== 'waiting' && <Moment at={lastOn} className="text-small text-ink-soft" />}
    </li>
  )
}

function Withdraw({ brief, subject }: { brief: NonNullable<Request['brief']>; subject: string }) {
  return (
    <form method="post" action={addresses.guestRequests} className="grid gap-2">
      <input type="hidden" name="act" value="withdraw" />
      <input type="hidden" name="id" value={brief.id} />
      <input type="hidden" name="token" value={brief.token} />
      <p>Withdrawing tells its experts by mail that it needs no answer. It cannot be undone.</p>
      <div>
        <Button variant="danger" aria-label={`Withdraw the brief “${subject}”`}>
          Withdraw the brief
        </Button>
      </div>
    </form>
  )
}

function Delete({ conversation: { token, profileName } }: { conversation: Conversation }) {
  return (
    <form method="post" action={addresses.guestRequests}>
      <input type="hidden" name="act" value="delete" />
      <input type="hidden" name="token" value={token} />
      <Button variant="quiet">Delete the conversation with {profileName}</Button>
    </form>
  )
}

/** R662: one request: a brief and what became of it with each expert, or a message to one. */
export function RequestRow({ request }: { request: Request }) {
  const { subject, sentOn, withdrawnOn, brief, conversations } = request
  const first = conversations[0]
  const address = brief ? addresses.guestBrief(brief.token) : addresses.conversation(first?.token ?? '')
  const deletable = conversations.filter(({ state }) => state !== 'unsent')
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 border-b border-line px-1 py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-lede wrap-anywhere">
          <a href={address} className="touch-target">
            <bdi>{subject}</bdi>
          </a>
        </h2>
        {sentOn && (
          <p className="text-small text-ink-soft">
            Sent on <Moment at={sentOn} />
          </p>
        )}
      </div>
      {(brief || withdrawnOn) && (
        <p className="flex flex-wrap gap-2">
          {brief && <Chip>Brief{brief.files > 0 && `, with ${plural(brief.files, 'file')}`}</Chip>}
          {withdrawnOn && <Chip>Withdrawn</Chip>}
        </p>
      )}
      <ul className="grid gap-2 text-compact">
        {conversations.map((one) => (
          <ConversationLine key={one.messageId} conversation={one} withdrawn={withdrawnOn !== null} />
        ))}
      </ul>
      <details className="text-compact">
        <summary className="touch-line w-fit cursor-pointer text-ink-soft">
          {brief && !withdrawnOn ? 'Withdraw or delete' : 'Delete'}
          <span className="sr-only"> “{subject}”</span>
        </summary>
        <div className="mt-3 grid gap-5 rounded-card bg-sunken p-5">
          {brief && !withdrawnOn && <Withdraw brief={brief} subject={subject} />}
          <div className="grid justify-items-start gap-3">
            <p>Deleting is for you alone: the expert keeps the conversation, and it comes back if they write again.</p>
            {deletable.map((one) => (
              <Delete key={one.messageId} conversation={one} />
            ))}
          </div>
        </div>
      </details>
    </li>
  )
}
