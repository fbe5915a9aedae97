import type { ReactNode } from 'react'
import { Form } from 'react-router'

import { Button } from '#app/ui/forms/button.tsx'

import { ReportForm, type ReportProps } from './report-form.tsx'

type Props = ReportProps & {
  /** What was done last, and what it led to: R685. */
  last: string | undefined
  outcome: ReactNode
}

const TOOLS = 'grid gap-3 sm:grid-cols-2 xl:sticky xl:top-4 xl:grid-cols-1'

function Tool({ act, children, block }: { act: string; children: ReactNode; block?: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="act" value={act} />
      {block && <input type="hidden" name="block" value={block} />}
      <Button variant="quiet" className="w-full">
        {/* Buttons are flex boxes, which drop the space before a name. */}
        <span>{children}</span>
      </Button>
    </Form>
  )
}

/** What the recipient can do with a conversation; whoever began it can delete it for themselves and report. */
export function MessageTools({ message, reason, last, outcome }: Props) {
  const { status, side, blockId, answeredOn } = message
  const isReport = last === 'report'
  const report = (
    <>
      {isReport && outcome}
      <ReportForm message={message} reason={reason} />
    </>
  )
  if (side === 'sender') {
    return (
      <aside aria-label="What you can do" className={TOOLS}>
        {!isReport && outcome}
        <Tool act="unread">Mark as unread</Tool>
        <Tool act="delete">Delete</Tool>
        {report}
      </aside>
    )
  }
  const aside = status === 'spam' || status === 'filtered'
  return (
    <aside aria-label="What you can do" className={TOOLS}>
      {!isReport && outcome}
      {!answeredOn && !aside && <Tool act="answered">Mark as answered by mail</Tool>}
      {!aside && <Tool act="unread">Mark as unread</Tool>}
      {!aside &&
        (status === 'archived' ? <Tool act="unarchive">Move to inbox</Tool> : <Tool act="archive">Archive</Tool>)}
      {aside && <Tool act="not-spam">Not spam: move to inbox</Tool>}
      {status !== 'spam' && <Tool act="spam">Mark as spam</Tool>}
      {blockId ? (
        <Tool act="unblock" block={blockId}>
          Unblock <bdi>{message.from.name}</bdi>
        </Tool>
      ) : (
        <Tool act="block">
          Block <bdi>{message.from.name}</bdi>
        </Tool>
      )}
      <Tool act="delete">Delete</Tool>
      {report}
    </aside>
  )
}
