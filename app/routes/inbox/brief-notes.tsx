import type { ReactNode } from 'react'

import { useTexts } from '#app/shell/use-texts.ts'
import { Moment } from '#app/ui/moment.tsx'
import { Notice } from '#app/ui/notice.tsx'
import * as addresses from '#domain/addresses.ts'
import type { Message } from '#domain/messages/message.ts'

const strong = (text: ReactNode) => <b>{text}</b>
const momentOf = (at: string) => () => <Moment at={at} />

/** What a reader has to know of a brief: the no that was said, and for its client the way to all answers. */
export function BriefNotes({ message }: { message: Message }) {
  const t = useTexts()
  const { brief, side, profileName } = message
  if (!brief) return null
  const all = brief.token ? addresses.guestBrief(brief.token) : addresses.brief(brief.id)
  const link = (text: ReactNode) => <a href={all}>{text}</a>
  return (
    <>
      {side === 'sender' && brief.experts > 0 && (
        <p className="text-compact">
          {brief.experts > 1
            ? t.rich('conversation.brief.experts', { experts: brief.experts, link })
            : t.rich('conversation.brief.one', { link })}
        </p>
      )}
      {brief.withdrawnOn && (
        <Notice>
          {t.rich(side === 'owner' ? 'conversation.brief.withdrawnByClient' : 'conversation.brief.withdrawn', {
            strong,
            moment: momentOf(brief.withdrawnOn),
          })}
        </Notice>
      )}
      {brief.declineReason && brief.declinedOn && (
        <Notice>
          {side === 'owner'
            ? t.rich('conversation.brief.declined', {
                strong,
                moment: momentOf(brief.declinedOn),
                reason: t(`conversation.decline.reason.${brief.declineReason}`),
              })
            : t.rich('conversation.brief.declinedByExpert', {
                strong,
                name: profileName,
                moment: momentOf(brief.declinedOn),
                reason: t(`conversation.decline.reason.${brief.declineReason}`),
              })}
        </Notice>
      )}
    </>
  )
}
