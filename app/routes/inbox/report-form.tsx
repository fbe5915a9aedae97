import { Form } from 'react-router'

import { useTexts } from '#app/shell/use-texts.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { MESSAGE_LIMITS } from '#domain/limits.ts'
import type { Message } from '#domain/messages/message.ts'

/** `reason`: what was typed, when the report came back. */
export type ReportProps = { message: Message; reason: string }

/** R99: for either side, once. */
export function ReportForm({ message, reason }: ReportProps) {
  const t = useTexts()
  const { reportedOn } = message
  if (reportedOn) {
    return (
      <p className="text-small text-ink-soft">
        {t.rich('conversation.report.reported', { moment: () => <Moment at={reportedOn} /> })}
      </p>
    )
  }
  return (
    <details className="text-compact" open={reason !== ''}>
      <summary className="touch-line cursor-pointer font-semibold">{t('conversation.report.button')}</summary>
      <Form method="post" className="mt-3 grid gap-3">
        <input type="hidden" name="act" value="report" />
        <label className="grid gap-1.5 text-small">
          {t('conversation.report.label')}
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
        <Button variant="quiet">{t('conversation.report.send')}</Button>
      </Form>
    </details>
  )
}
