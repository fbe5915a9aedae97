import { momentInUtc } from '#app/ui/format.ts'
import { MessageText } from '#app/ui/message-text.tsx'
import type { Message } from '#domain/messages/message.ts'

function ThreadMessage(props: { name: string; own: boolean; createdOn: string; body: string }) {
  const { name, own, createdOn, body } = props
  return (
    <li className={`rounded-card border border-line p-5 ${own ? 'bg-sunken sm:ml-10' : 'bg-surface sm:mr-10'}`}>
      <p className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 text-small">
        <span className="font-semibold wrap-anywhere">
          {name}
          {own && <span className="font-normal text-ink-soft"> (you)</span>}
        </span>
        <time dateTime={createdOn} className="text-ink-soft">
          {momentInUtc(createdOn)}
        </time>
      </p>
      <MessageText text={body} />
    </li>
  )
}

/** The message and its replies, oldest first; the viewer's own are indented. */
export function Thread({ message }: { message: Message }) {
  const { side } = message
  return (
    <ol aria-label="Conversation" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ThreadMessage
        name={message.from.name}
        own={side === 'sender'}
        createdOn={message.createdOn}
        body={message.body}
      />
      {message.thread.map(({ id, author, name, body, createdOn }) => (
        <ThreadMessage key={id} name={name} own={author === side} createdOn={createdOn} body={body} />
      ))}
    </ol>
  )
}
