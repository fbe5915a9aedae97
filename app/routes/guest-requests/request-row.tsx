import { useTexts } from '#app/shell/use-texts.ts'
import { Chip } from '#app/ui/chip.tsx'
import { Button } from '#app/ui/forms/button.tsx'
import { Moment } from '#app/ui/moment.tsx'
import * as addresses from '#domain/addresses.ts'
import type { GuestRequests } from '#domain/messages/guest-requests.ts'

type Request = GuestRequests['items'][number]
type Conversation = Request['conversations'][number]

function ConversationLine({ conversation, withdrawn }: { conversation: Conversation; withdrawn: boolean }) {
  const t = useTexts()
  const { profileName, state, token, unread, lastOn } = conversation
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {state === 'unsent' ? (
        <span translate="no" className="wrap-anywhere">
          {profileName}
        </span>
      ) : (
        <a
          href={addresses.conversation(token)}
          className={`touch-target wrap-anywhere ${unread ? 'font-semibold' : ''}`}
        >
          <span translate="no">{profileName}</span>
          {unread && <span className="sr-only">{t('requests.row.unread')}</span>}
        </a>
      )}
      {!(withdrawn && state === 'waiting') && <Chip>{t(`requests.state.${state}`)}</Chip>}
      {unread && (
        <Chip className="border-accent! bg-accent-soft! text-accent! font-semibold">{t('requests.row.new')}</Chip>
      )}
      {state !== 'waiting' && <Moment at={lastOn} className="text-small text-ink-soft" />}
    </li>
  )
}

function Withdraw({ brief, subject }: { brief: NonNullable<Request['brief']>; subject: string }) {
  const t = useTexts()
  return (
    <form method="post" action={addresses.guestRequests} className="grid gap-2">
      <input type="hidden" name="act" value="withdraw" />
      <input type="hidden" name="id" value={brief.id} />
      <input type="hidden" name="token" value={brief.token} />
      <p>{t('requests.row.withdrawLead')}</p>
      <div>
        <Button variant="danger" aria-label={t('requests.row.withdrawOf', { subject })}>
          {t('requests.row.withdraw')}
        </Button>
      </div>
    </form>
  )
}

function Delete({ conversation: { token, profileName } }: { conversation: Conversation }) {
  const t = useTexts()
  return (
    <form method="post" action={addresses.guestRequests}>
      <input type="hidden" name="act" value="delete" />
      <input type="hidden" name="token" value={token} />
      <Button variant="quiet">{t('requests.row.delete', { name: profileName })}</Button>
    </form>
  )
}

/** R662: one request: a brief and what became of it with each expert, or a message to one. */
export function RequestRow({ request }: { request: Request }) {
  const t = useTexts()
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
            {t.rich('requests.row.sentOn', { moment: () => <Moment at={sentOn} /> })}
          </p>
        )}
      </div>
      {(brief || withdrawnOn) && (
        <p className="flex flex-wrap gap-2">
          {brief && <Chip>{t('requests.row.brief', { files: brief.files })}</Chip>}
          {withdrawnOn && <Chip>{t('requests.row.withdrawn')}</Chip>}
        </p>
      )}
      <ul className="grid gap-2 text-compact">
        {conversations.map((one) => (
          <ConversationLine key={one.messageId} conversation={one} withdrawn={withdrawnOn !== null} />
        ))}
      </ul>
      <details className="text-compact">
        <summary className="touch-line w-fit cursor-pointer text-ink-soft">
          {t.rich(brief && !withdrawnOn ? 'requests.row.menu' : 'requests.row.menuDelete', {
            subject,
            words: (text) => <span className="sr-only">{text}</span>,
          })}
        </summary>
        <div className="mt-3 grid gap-5 rounded-card bg-sunken p-5">
          {brief && !withdrawnOn && <Withdraw brief={brief} subject={subject} />}
          <div className="grid justify-items-start gap-3">
            <p>{t('requests.row.deleteLead')}</p>
            {deletable.map((one) => (
              <Delete key={one.messageId} conversation={one} />
            ))}
          </div>
        </div>
      </details>
    </li>
  )
}
