import { Form } from 'react-router'

import { Button } from '#app/ui/forms/button.tsx'
import { DECLINE_LABELS, DECLINE_REASONS, DECLINE_REPLIES } from '#domain/messages/brief/decline-reason.ts'

type Props = {
  client: string
  /** Of a message: a no to it is a reply with ready words. A brief is declined by its reason. */
  idempotencyKey?: string | undefined
}

/** R342, R686: a no is one click, by its reason. */
export function DeclineForm({ client, idempotencyKey }: Props) {
  const isReply = idempotencyKey !== undefined
  return (
    <section aria-labelledby="decline-heading" className="grid gap-3 rounded-card bg-sunken p-5">
      <h2 id="decline-heading" className="text-large">
        Not for you?
      </h2>
      <p className="text-compact text-ink-soft">
        {isReply
          ? `One click sends ${client} a short reply with the reason, and counts as an answer.`
          : `One click tells ${client} at once, with the reason, and counts as an answer.`}
      </p>
      <Form method="post" className="flex flex-wrap gap-2">
        <input type="hidden" name="act" value={isReply ? 'reply' : 'decline'} />
        {isReply && <input type="hidden" name="idempotencyKey" value={idempotencyKey} />}
        {DECLINE_REASONS.map((reason) => (
          <Button
            key={reason}
            name={isReply ? 'body' : 'reason'}
            value={isReply ? DECLINE_REPLIES[reason] : reason}
            variant="quiet"
            aria-label={`Decline: ${DECLINE_LABELS[reason]}`}
            title={isReply ? DECLINE_REPLIES[reason] : undefined}
            className="px-4! text-small"
          >
            {DECLINE_LABELS[reason]}
          </Button>
        ))}
      </Form>
    </section>
  )
}
