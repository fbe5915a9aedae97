import type { ReactNode } from 'react'

import { useTexts } from '#app/shell/use-texts.ts'
import { Notice } from '#app/ui/notice.tsx'
import { spamText } from '#app/ui/spam-text.ts'
import type { Message } from '#domain/messages/message.ts'

import { BriefNotes } from './brief-notes.tsx'

const strong = (text: ReactNode) => <b>{text}</b>

/** What a reader has to know of a conversation: that the filter holds it (R93), that the expert has left (R292). */
export function ConversationNotes({ message }: { message: Message }) {
  const t = useTexts()
  const { side, status, filterSigns, profileName, profileSlug } = message
  return (
    <>
      <BriefNotes message={message} />
      {status === 'filtered' && side === 'owner' && (
        <Notice>{t.rich('conversation.notes.filteredOwner', { strong, words: spamText(t, filterSigns) })}</Notice>
      )}
      {status === 'filtered' && side === 'sender' && profileSlug !== null && (
        <Notice>
          {t.rich('conversation.notes.filteredSender', {
            strong,
            words: spamText(t, filterSigns),
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
