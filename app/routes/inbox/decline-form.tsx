import { Form } from 'react-router'

import { Button } from '#app/ui/forms/button.tsx'
import { DECLINE_LABELS, DECLINE_REASONS } from '#domain/messages/brief/decline-reason.ts'

/** R342: a no is one click, by its reason. */
export function DeclineForm({ client }: { client: string }) {
  return (
    <section aria-labelledby="decline-heading" className="grid gap-3 rounded-card bg-sunken p-5">
      <h2 id="decline-heading" className="text-large">
        Not for you?
      </h2>
      <p className="text-compact text-ink-soft">
        One click tells {client} at once, with the reason, and counts as an answer.
      </p>
      <Form method="post" className="flex flex-wrap gap-2">
        <input type="hidden" name="act" value="decline" />
        {DECLINE_REASONS.map((reason) => (
          <Button
            key={reason}
            name="reason"
            value={reason}
            variant="quiet"
            aria-label={`Decline: ${DECLINE_LABELS[reason]}`}
            className="px-4! text-small"
          >
            {DECLINE_LABELS[reason]}
          </Button>
        ))}
      </Form>
    </section>
  )
}
