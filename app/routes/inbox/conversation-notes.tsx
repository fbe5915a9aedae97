import { Notice } from '#app/ui/notice.tsx'
import type { Message } from '#domain/messages/message.ts'

import { BriefNotes } from './brief-notes.tsx'

/** What a reader has to know of a conversation: that the filter holds it (R93), that the expert has left (R292). */
export function ConversationNotes({ message }: { message: Message }) {
  const { side, status, filterReason, profileName, profileSlug } = message
  return (
    <>
      <BriefNotes message={message} />
      {status === 'filtered' && side === 'owner' && (
        <Notice>
          <b>The filter put this aside, and it was not mailed to you.</b> {filterReason}
        </Notice>
      )}
      {status === 'filtered' && side === 'sender' && profileSlug !== null && (
        <Notice>
          <b>Our filter has held this message for review.</b> {filterReason} {profileName} got no mail, but finds it in
          a folder of their inbox and can let it through.
        </Notice>
      )}
      {side === 'sender' && profileSlug === null && (
        <Notice>
          <b>{profileName} is no longer here.</b> You keep this conversation, but nobody can answer in it.
        </Notice>
      )}
    </>
  )
}
