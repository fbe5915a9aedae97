import type { ReactNode } from 'react'

import { useTexts } from '#app/shell/use-texts.ts'
import { BriefTable } from '#app/ui/brief-table.tsx'
import { FileList } from '#app/ui/file-list.tsx'
import { MessageText } from '#app/ui/message-text.tsx'
import { Moment } from '#app/ui/moment.tsx'
import type { Message } from '#domain/messages/message.ts'

type ThreadMessageProps = {
  name: string
  own: boolean
  createdOn: string
  body: string
  /** R685: a browser scrolls to it as the page comes. */
  focused?: boolean
  children?: ReactNode
}

function ThreadMessage({ name, own, createdOn, body, focused = false, children }: ThreadMessageProps) {
  const t = useTexts()
  return (
    <li
      {...(focused && { tabIndex: -1, autoFocus: true })}
      className={`rounded-card border border-line p-5 ${own ? 'bg-sunken sm:ml-10' : 'bg-surface sm:mr-10'} outline-none`}
    >
      <p className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 text-small">
        <span className="font-semibold wrap-anywhere">
          {own ? (
            t.rich('conversation.thread.own', {
              author: name,
              name: (text) => <bdi>{text}</bdi>,
              words: (text) => <span className="font-normal text-ink-soft">{text}</span>,
            })
          ) : (
            <bdi>{name}</bdi>
          )}
        </span>
        <Moment at={createdOn} className="text-ink-soft" />
      </p>
      <MessageText text={body} />
      {children}
    </li>
  )
}

/** R340: a brief's other parts, and for the expert how many got it. */
function BriefPart({ message: { brief, side, status } }: { message: Message }) {
  const t = useTexts()
  if (!brief) return null
  const linked = status !== 'filtered' && status !== 'spam'
  return (
    <div className="mt-4">
      <BriefTable parts={brief} linked={linked} />
      {brief.files.length > 0 && (
        <div className="border-t border-line pt-2.5 sm:grid sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-x-4">
          <p className="text-small text-ink-soft">{t('conversation.thread.files')}</p>
          <FileList files={brief.files} door={{ id: brief.id, token: brief.token ?? undefined }} linked={linked} />
        </div>
      )}
      {side === 'owner' && (
        <p className="border-t border-line pt-2.5 text-small text-ink-soft">
          {t('conversation.thread.sentTo', { experts: brief.experts })}
        </p>
      )}
    </div>
  )
}

/** The message and its replies, oldest first; the viewer's own are indented. R685: `atEnd` opens it at the newest one. */
export function Thread({ message, atEnd }: { message: Message; atEnd: boolean }) {
  const t = useTexts()
  const { side } = message
  return (
    <ol aria-label={t('conversation.thread.label')} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ThreadMessage name={message.from.name} own={side === 'sender'} createdOn={message.createdOn} body={message.body}>
        <BriefPart message={message} />
      </ThreadMessage>
      {message.thread.map(({ id, author, name, body, createdOn }, index, { length }) => (
        <ThreadMessage
          key={id}
          name={name}
          own={author === side}
          createdOn={createdOn}
          body={body}
          focused={atEnd && index === length - 1}
        />
      ))}
    </ol>
  )
}
