import * as addresses from '#domain/addresses.ts'
import { MESSAGE_BOXES, type MessageBox } from '#domain/messages/message-box.ts'

const BOX_NAMES: Record<MessageBox, string> = {
  received: 'Received',
  sent: 'Sent',
  filtered: 'Filtered',
  archived: 'Archived',
  spam: 'Spam',
}

export function BoxTabs({ current, unread }: { current: MessageBox; unread: Partial<Record<MessageBox, number>> }) {
  return (
    <nav
      aria-label="Boxes"
      className="flex flex-wrap gap-x-3 gap-y-2 border-b border-line max-sm:text-compact sm:gap-x-6"
    >
      {MESSAGE_BOXES.map((box) => (
        <a
          key={box}
          href={`${addresses.inbox}?box=${box}`}
          aria-current={box === current ? 'page' : undefined}
          className="-mb-px border-b-3 border-transparent pb-2 font-semibold text-ink-soft no-underline hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
        >
          {BOX_NAMES[box]}{' '}
          {(unread[box] ?? 0) > 0 && (
            <span className="ml-0.5 font-normal text-accent">
              {unread[box]}
              <span className="sr-only"> unread</span>
            </span>
          )}
        </a>
      ))}
    </nav>
  )
}
