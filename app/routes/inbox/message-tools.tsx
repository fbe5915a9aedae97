import type { ReactNode } from 'react'
import { Form } from 'react-router'

import { momentInUtc } from '#app/ui/format.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { MESSAGE } from '#domain/limits.ts'
import type { Message } from '#domain/messages/message.ts'

function Tool({ act, children, block }: { act: string; children: ReactNode; block?: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="act" value={act} />
      {block && <input type="hidden" name="block" value={block} />}
      <Button variant="quiet" className="w-full">
        {children}
      </Button>
    </Form>
  )
}

/** `reason`: the submitted reason, if the report was refused. */
type Props = { message: Message; reason: string }

function Report({ message, reason }: Props) {
  if (message.reportedOn) return <p className="text-small text-ink-soft">Reported {momentInUtc(message.reportedOn)}.</p>
  return (
    <details className="text-compact" open={reason !== ''}>
      <summary className="cursor-pointer font-semibold">Report</summary>
      <Form method="post" className="mt-3 grid gap-3">
        <input type="hidden" name="act" value="report" />
        <label className="grid gap-1.5 text-small">
          What is wrong? The admins will read this conversation.
          <textarea
            name="reason"
            required
            minLength={MESSAGE.report.min}
            maxLength={MESSAGE.report.max}
            rows={4}
            defaultValue={reason}
            className="w-full rounded-field border border-line-strong bg-surface px-3 py-2 text-base text-ink"
          />
        </label>
        <Button variant="quiet">Send report</Button>
      </Form>
    </details>
  )
}

/** The recipient's actions; the sender can only report. */
export function MessageTools({ message, reason }: Props) {
  const { status, side, blockId, repliedOn } = message
  if (side === 'sender') {
    return (
      <aside aria-label="What you can do">
        <Report message={message} reason={reason} />
      </aside>
    )
  }
  const aside = status === 'spam' || status === 'filtered'
  return (
    <aside aria-label="What you can do" className="grid gap-3">
      {!repliedOn && !aside && <Tool act="answered">Mark as answered by mail</Tool>}
      {!aside && <Tool act="unread">Mark as unread</Tool>}
      {!aside &&
        (status === 'archived' ? <Tool act="unarchive">Move to inbox</Tool> : <Tool act="archive">Archive</Tool>)}
      {aside && <Tool act="not-spam">Not spam: move to inbox</Tool>}
      {status !== 'spam' && <Tool act="spam">Mark as spam</Tool>}
      {blockId ? (
        <Tool act="unblock" block={blockId}>
          Unblock {message.from.name}
        </Tool>
      ) : (
        <Tool act="block">Block {message.from.name}</Tool>
      )}
      <Report message={message} reason={reason} />
    </aside>
  )
}
