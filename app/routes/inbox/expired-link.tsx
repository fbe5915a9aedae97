import { Form } from 'react-router'

import { Button } from '#app/ui/forms/button.tsx'
import { FormPage } from '#app/ui/forms/form-page.tsx'
import { MessageText } from '#app/ui/message-text.tsx'
import { Notice } from '#app/ui/notice.tsx'
import * as addresses from '#domain/addresses.ts'
import { CONVERSATION_LINK_DAYS } from '#domain/limits.ts'
import { RATE_LIMITS } from '#domain/limits/rate-limits.ts'

type Props = {
  /** Whether the guest has just requested a new link. */
  mailed: boolean
  /** A reply that was sent after the link expired, shown so that it is not lost. */
  written: string | undefined
}

/** R242: reveals nothing about the conversation, not even its participants. */
export function ExpiredLink({ mailed, written }: Props) {
  return (
    <FormPage
      title="This link has expired"
      lead={`Links to a conversation work for ${CONVERSATION_LINK_DAYS} days after the last message. Your conversation is still there: we can send a new link to the address that you wrote from.`}
    >
      {mailed ? (
        <Notice tone="good">
          A new link is on its way; we send up to {RATE_LIMITS.conversationLinks.points} a day. If you do not see it
          within minutes, look among spam.
        </Notice>
      ) : (
        <Form method="post">
          <input type="hidden" name="act" value="renew" />
          <Button>Mail me a new link</Button>
        </Form>
      )}
      <p className="text-compact">
        Or <a href={addresses.guestRequests}>see all your requests</a> by one link.
      </p>
      {written && (
        <section aria-label="Your reply" className="grid gap-3 rounded-card border border-line bg-surface p-6">
          <p className="font-semibold">Your reply was not sent. Copy it now, and send it from the new link.</p>
          <MessageText text={written} />
        </section>
      )}
    </FormPage>
  )
}
