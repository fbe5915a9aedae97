import type { ReactNode } from 'react'

import { useTexts } from '#app/shell/use-texts.ts'
import { Notice } from '#app/ui/notice.tsx'
import type { Message } from '#domain/messages/message.ts'

import { BriefNotes } from './brief-notes.tsx'

const strong = (text: ReactNode) => <b>{text}</b>
// The filter's words are part of what is stored.
const reason = (text: ReactNode) => <span translate="no">{text}</span>

/** What a reader has to know of a conversation: that the filter holds it (R93), that the expert has left (R292). */
export function ConversationNotes({ message }: { message: Message }) {
  const t = useTexts()
  const { side, status, filterReason, profileName, profileSlug } = message
  return (
    <>
      <BriefNotes message={message} />
      {status === 'filtered' && side === 'owner' && (
        <Notice>{t.rich('conversation.notes.filteredOwner', { strong, words: filterReason ?? '', reason })}</Notice>
      )}
      {status === 'filtered' && side === 'sender' && profileSlug !== null && (
        <Notice>
          {t.rich('conversation.notes.filteredSender', {
            strong,
            words: filterReason ?? '',
            reason,
            name: profileName,
          })}
        </Notice>
      )}
      {side === 'sender' && profileSlug === null && (
        <Notice>{t.rich('conversation.notes.gone', { strong, name: profileName })}</Notice>
      )}
    </>
  )
}
