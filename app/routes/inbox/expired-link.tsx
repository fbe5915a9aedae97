import { Form } from 'react-router'

import { Button } from '#app/ui/forms/button.tsx'
import { FormPage } from '#app/ui/forms/form-page.tsx'
import { LookIntoMail } from '#app/ui/forms/look-into-mail.tsx'
import { MessageText } from '#app/ui/message-text.tsx'
import { Notice } from '#app/ui/notice.tsx'
import * as addresses from '#domain/addresses.ts'
import { CONVERSATION_LINK_DAYS } from '#domain/limits.ts'
import { RATE_LIMITS } from '#domain/limits/rate-limits.ts'

type Props = {
  /** R242: masked. */
  email: string | undefined
  /** How often the guest has requested a new link: R667. */
  mailed: number
  demo: boolean
  /** A reply that was sent after the link expired, shown so that it is not lost. */
  written: string | undefined
}

/** R242: reveals nothing about the conversation, not even its participants. */
export const readMailed = (query: URLSearchParams) => Math.min(2, Number(query.get('mailed')) || 0)

/** The page after one more request. */
export function mailedAgain(address: string, { url }: Request): string {
  return `${address}?mailed=${Math.min(2, readMailed(new URL(url).searchParams) + 1)}`
}

export function ExpiredLink({ email, mailed, demo, written }: Props) {
  return (
    <FormPage
      title="This link has expired"
      lead={`Links to a conversation work for ${CONVERSATION_LINK_DAYS} days after the last message. Your conversation is still there: we can send a new link to the address that you wrote from${email ? `, ${email}` : ''}.`}
    >
      {mailed > 0 ? (
        <>
          {mailed === 1 && (
            <Notice tone="good">
              A new link is on its way; we send up to {RATE_LIMITS.conversationLinks.points} a day.
            </Notice>
          )}
          <LookIntoMail
            email={email}
            again={{ act: 'renew' }}
            correction={{ href: addresses.guestRequests, label: 'Not your address? Find your requests by another' }}
            mailed={mailed > 1}
            problem={undefined}
            demo={demo}
          />
        </>
      ) : (
        <Form method="post">
          <input type="hidden" name="act" value="renew" />
          <Button>Mail me a new link</Button>
        </Form>
      )}
      {mailed === 0 && (
        <p className="text-compact">
          Or <a href={addresses.guestRequests}>see all your requests</a> by one link.
        </p>
      )}
      {written && (
        <section aria-label="Your reply" className="grid gap-3 rounded-card border border-line bg-surface p-6">
          <p className="font-semibold">Your reply was not sent. Copy it now, and send it from the new link.</p>
          <MessageText text={written} />
        </section>
      )}
    </FormPage>
  )
}
