import { Chip } from '#app/ui/chip.tsx'
import { ButtonLink } from '#app/ui/forms/button.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { Avatar } from '#app/ui/pictures/avatar.tsx'
import * as addresses from '#domain/addresses.ts'
import type { ComparedExpert } from '#domain/lists/compared-expert.ts'
import type { BriefState } from '#domain/messages/brief/brief-state.ts'
import type { BriefRecipient } from '#domain/messages/brief/brief.ts'
import { DECLINE_LABELS } from '#domain/messages/brief/decline-reason.ts'

const STATES: Record<BriefState, { label: string; className: string }> = {
  answered: { label: 'Answered', className: 'border-accent! bg-accent-soft! text-accent! font-semibold' },
  declined: { label: 'Declined', className: '' },
  waiting: { label: 'Waiting for an answer', className: '' },
  held: { label: 'Held for review', className: '' },
  gone: { label: 'No longer here', className: '' },
  unsent: { label: 'Not sent', className: '' },
}

function whatIsNew({ state, declineReason, answeredByMail, lastAnswer }: BriefRecipient): string | undefined {
  if (declineReason) return `Their reason: ${DECLINE_LABELS[declineReason].toLowerCase()}.`
  if (lastAnswer) return undefined
  if (state === 'answered' && answeredByMail) return 'They answered by mail.'
  if (state === 'held') return 'Our filter holds it, so they got no mail. They can let it through.'
  if (state === 'unsent') return 'They took no messages when you confirmed it.'
  return state === 'waiting' ? 'Nothing yet. You get a mail when they answer.' : undefined
}

type Props = { recipient: BriefRecipient; card: ComparedExpert | undefined }

/** R341: one expert of the brief: who they are, what has become of it, and their newest words. */
export function AnswerCard({ recipient, card }: Props) {
  const { profileName, profileSlug, state, lastAnswer, token, messageId } = recipient
  const news = whatIsNew(recipient)
  const conversation = token ? addresses.conversation(token) : addresses.inboxMessage(messageId)
  return (
    <li className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5">
      <div className="flex items-center gap-3">
        <Avatar
          src={card?.profileImg ?? null}
          name={profileName}
          shape={card?.type === 'agency' ? 'workspace' : 'person'}
        />
        <div className="min-w-0 wrap-anywhere">
          <h3 className="font-display text-large leading-tight font-semibold">
            {profileSlug === null ? (
              profileName
            ) : (
              <a href={addresses.profile(profileSlug)} className="touch-target no-underline hover:underline">
                {profileName}
              </a>
            )}
          </h3>
          {card?.title && (
            <p dir="auto" className="line-clamp-2 text-compact text-ink-soft">
              {card.title}
            </p>
          )}
        </div>
      </div>
      <p>
        <Chip className={STATES[state].className}>{STATES[state].label}</Chip>
      </p>
      {news && <p className="text-compact text-ink-soft">{news}</p>}
      {lastAnswer && (
        <div className="grid gap-2">
          <p dir="auto" className="line-clamp-8 text-compact whitespace-pre-wrap wrap-anywhere">
            {lastAnswer.body}
          </p>
          <Moment at={lastAnswer.createdOn} className="text-small text-ink-soft" />
        </div>
      )}
      {state !== 'unsent' && (
        <div className="mt-auto">
          <ButtonLink
            href={conversation}
            variant={state === 'answered' ? 'primary' : 'quiet'}
            aria-label={
              state === 'answered' ? `Read and answer ${profileName}` : `Open the conversation with ${profileName}`
            }
            className="w-full"
          >
            {state === 'answered' ? 'Read and answer' : 'Open the conversation'}
          </ButtonLink>
        </div>
      )}
    </li>
  )
}
