import { type PageTexts, useTexts } from '#app/shell/use-texts.ts'
import { Chip } from '#app/ui/chip.tsx'
import { ButtonLink } from '#app/ui/forms/button.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { Avatar } from '#app/ui/pictures/avatar.tsx'
import * as addresses from '#domain/addresses.ts'
import type { ComparedExpert } from '#domain/lists/compared-expert.ts'
import type { BriefRecipient } from '#domain/messages/brief/brief.ts'

const ANSWERED = 'border-accent! bg-accent-soft! text-accent! font-semibold'

function whatIsNew(
  t: PageTexts,
  { state, declineReason, answeredByMail, lastAnswer }: BriefRecipient,
): string | undefined {
  if (declineReason) return t(`brief.answer.reason.${declineReason}`)
  if (lastAnswer) return undefined
  if (state === 'answered' && answeredByMail) return t('brief.answer.byMail')
  if (state === 'held') return t('brief.answer.held')
  if (state === 'unsent') return t('brief.answer.unsent')
  return state === 'waiting' ? t('brief.answer.waiting') : undefined
}

type Props = { recipient: BriefRecipient; card: ComparedExpert | undefined }

/** R341: one expert of the brief: who they are, what has become of it, and their newest words. */
export function AnswerCard({ recipient, card }: Props) {
  const t = useTexts()
  const { profileName, profileSlug, state, lastAnswer, token, messageId } = recipient
  const news = whatIsNew(t, recipient)
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
              <bdi>{profileName}</bdi>
            ) : (
              <a href={addresses.profile(profileSlug)} className="touch-target no-underline hover:underline">
                <bdi>{profileName}</bdi>
              </a>
            )}
          </h3>
          {card?.title && (
            <p dir="auto" translate="no" className="line-clamp-2 text-compact text-ink-soft">
              {card.title}
            </p>
          )}
        </div>
      </div>
      <p>
        <Chip className={state === 'answered' ? ANSWERED : ''}>{t(`brief.answer.state.${state}`)}</Chip>
      </p>
      {news && <p className="text-compact text-ink-soft">{news}</p>}
      {lastAnswer && (
        <div className="grid gap-2">
          <p dir="auto" lang="" className="line-clamp-8 text-compact whitespace-pre-wrap wrap-anywhere">
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
              state === 'answered'
                ? t('brief.answer.readPerson', { name: profileName })
                : t('brief.answer.openPerson', { name: profileName })
            }
            className="w-full"
          >
            {state === 'answered' ? t('brief.answer.read') : t('brief.answer.open')}
          </ButtonLink>
        </div>
      )}
    </li>
  )
}
