import { Moment } from '#app/ui/moment.tsx'
import { Notice } from '#app/ui/notice.tsx'
import * as addresses from '#domain/addresses.ts'
import { DECLINE_LABELS } from '#domain/messages/brief/decline-reason.ts'
import type { Message } from '#domain/messages/message.ts'
import { plural } from '#domain/text/plural.ts'

/** What a reader has to know of a brief: the no that was said, and for its client the way to all answers. */
export function BriefNotes({ message }: { message: Message }) {
  const { brief, side, profileName } = message
  if (!brief) return null
  const all = brief.token ? addresses.guestBrief(brief.token) : addresses.brief(brief.id)
  return (
    <>
      {side === 'sender' && brief.experts > 0 && (
        <p className="text-compact">
          {brief.experts > 1 && `This brief went to ${plural(brief.experts, 'expert')}. `}
          <a href={all}>{brief.experts > 1 ? 'See all answers side by side' : 'See the whole brief'}</a>
        </p>
      )}
      {brief.withdrawnOn && (
        <Notice>
          <b>{side === 'owner' ? 'The client has withdrawn this brief' : 'You withdrew this brief'}</b> on{' '}
          <Moment at={brief.withdrawnOn} />. It needs no answer; you can both still write.
        </Notice>
      )}
      {brief.declineReason && brief.declinedOn && (
        <Notice>
          <b>{side === 'owner' ? 'You declined this brief' : `${profileName} declined`}</b> on{' '}
          <Moment at={brief.declinedOn} />: {DECLINE_LABELS[brief.declineReason].toLowerCase()}.
          {side === 'owner' && ' You can still write to the client.'}
        </Notice>
      )}
    </>
  )
}
