import { useTexts } from '#app/shell/use-texts.ts'
import { BriefTable } from '#app/ui/brief-table.tsx'
import { answerRateText } from '#app/ui/format.ts'
import { ButtonLink } from '#app/ui/forms/button.tsx'
import { MessageText } from '#app/ui/message-text.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Avatar } from '#app/ui/pictures/avatar.tsx'
import type { BriefAccess } from '#client/messages/brief-files.ts'
import * as addresses from '#domain/addresses.ts'
import { BRIEF_LIMITS } from '#domain/limits.ts'
import type { ComparedExpert } from '#domain/lists/compared-expert.ts'
import type { ExpertCard } from '#domain/lists/expert-card.ts'
import type { Brief } from '#domain/messages/brief/brief.ts'

import { AnswerCard } from './answer-card.tsx'
import { BriefFiles, type FilesAnswer } from './brief-files.tsx'
import { WithdrawForm } from './withdraw-form.tsx'

function OtherExpert({ expert }: { expert: ExpertCard }) {
  const t = useTexts()
  const answers = answerRateText(t, expert)
  return (
    <li className="flex items-center gap-3">
      <Avatar src={expert.profileImg} name={expert.name} shape={expert.type === 'agency' ? 'workspace' : 'person'} />
      <div className="min-w-0 wrap-anywhere">
        <a href={addresses.profile(expert.slug)} className="touch-target font-semibold">
          <bdi>{expert.name}</bdi>
        </a>
        <p className="text-compact text-ink-soft">
          {expert.title && <bdi>{expert.title}</bdi>}
          {expert.title && answers && ' · '}
          {answers}
        </p>
      </div>
    </li>
  )
}

/** R344: whom else the client could ask; the same words are then filled in. */
function Others({ experts, like }: { experts: ExpertCard[]; like: string }) {
  const t = useTexts()
  if (experts.length === 0) return null
  const query = new URLSearchParams({ to: experts.map(({ slug }) => slug).join(','), like })
  return (
    <section aria-labelledby="others" className="grid gap-5 rounded-card bg-sunken p-6">
      <div>
        <h2 id="others" className="text-large">
          {t('brief.others.title')}
        </h2>
        <p className="mt-1 max-w-prose text-compact text-ink-soft">
          {t('brief.others.lead', { days: BRIEF_LIMITS.silentDays })}
        </p>
      </div>
      <ul className="grid gap-4 md:grid-cols-3">
        {experts.map((expert) => (
          <OtherExpert key={expert.slug} expert={expert} />
        ))}
      </ul>
      <div>
        <ButtonLink href={`${addresses.newBrief}?${query}`} variant="quiet">
          {t('brief.others.button')}
        </ButtonLink>
      </div>
    </section>
  )
}

type Props = {
  brief: Brief
  cards: Record<string, ComparedExpert>
  /** What finds this brief again: its id, or a guest's link. */
  like: string
  door: BriefAccess
  files: FilesAnswer
  /** Why it could not be withdrawn. */
  withdrawal: string | undefined
}

/** R341: the answers side by side, on a phone one below another, and the brief itself. */
export function BriefAnswers({ brief, cards, like, door, files, withdrawal }: Props) {
  const t = useTexts()
  const { recipients, sentOn, withdrawnOn } = brief
  return (
    <>
      {withdrawnOn && (
        <Notice>
          {t.rich('brief.page.withdrawn', {
            b: (text) => <b>{text}</b>,
            date: () => <Moment at={withdrawnOn} />,
          })}
        </Notice>
      )}
      <section aria-labelledby="answers" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 id="answers" className="text-large">
          {sentOn
            ? t.rich('brief.page.expertsSent', {
                count: recipients.length,
                sent: (text) => <span className="font-normal text-ink-soft">{text}</span>,
                date: () => <Moment at={sentOn} />,
              })
            : t('brief.page.experts', { count: recipients.length })}
        </h2>
        <ul
          aria-label={t('brief.page.answers')}
          className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-[repeat(3,minmax(0,1fr))]"
        >
          {recipients.map((recipient) => (
            <AnswerCard
              key={recipient.messageId}
              recipient={recipient}
              card={recipient.profileSlug === null ? undefined : cards[recipient.profileSlug]}
            />
          ))}
        </ul>
      </section>
      <Others experts={brief.others} like={like} />
      <section aria-labelledby="what" className="grid max-w-prose grid-cols-[minmax(0,1fr)] gap-4">
        <h2 id="what" className="text-large">
          {t('brief.page.body')}
        </h2>
        <MessageText text={brief.body} />
        <BriefTable parts={brief} />
      </section>
      <BriefFiles files={brief.files} door={door} answer={files} closed={withdrawnOn !== null} />
      {sentOn && !withdrawnOn && <WithdrawForm problem={withdrawal} />}
    </>
  )
}
