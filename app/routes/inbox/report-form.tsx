import { Form } from 'react-router'

import { Button } from '#app/ui/forms/button.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { MESSAGE_LIMITS } from '#domain/limits.ts'
import type { Message } from '#domain/messages/message.ts'

/** `reason`: what was typed, when the report came back. */
export type ReportProps = { message: Message; reason: string }

/** R99: for either side, once. */
export function ReportForm({ message, reason }: ReportProps) {
  if (message.reportedOn) {
    return (
      <p className="text-small text-ink-soft">
        You reported this on <Moment at={message.reportedOn} />.
      </p>
    )
  }
  return (
    <details className="text-compact" open={reason !== ''}>
      <summary className="touch-line cursor-pointer font-semibold">Report</summary>
      <Form method="post" className="mt-3 grid gap-3">
        <input type="hidden" name="act" value="report" />
        <label className="grid gap-1.5 text-small">
          What is wrong? The admins will read this conversation.
          <textarea
            name="reason"
            dir="auto"
            required
            minLength={MESSAGE_LIMITS.report.min}
            maxLength={MESSAGE_LIMITS.report.max}
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
