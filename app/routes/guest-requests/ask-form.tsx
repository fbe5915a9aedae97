import { Button } from '#app/ui/forms/button.tsx'
import { FormPage } from '#app/ui/forms/form-page.tsx'
import { AGAIN, LookIntoMail } from '#app/ui/forms/look-into-mail.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { Notice } from '#app/ui/notice.tsx'
import * as addresses from '#domain/addresses.ts'
import { GUEST_REQUESTS } from '#domain/limits.ts'

import type { RequestsAnswer } from './act-on-requests.ts'

type Props = {
  answer: RequestsAnswer | undefined
  /** Whether a mailed link led here that no longer works. */
  gone: boolean
  done: string | undefined
}

/** R661: asks for the address that they wrote from. */
export function AskForm({ answer, gone, done }: Props) {
  return (
    <FormPage
      title="Your requests"
      lead="Did you write to experts without an account? Type the email that you wrote from, and we send a link to all of your briefs and conversations."
    >
      {gone && !answer && (
        <Notice tone="bad">This link has expired or is incomplete. Have a new one mailed to you here.</Notice>
      )}
      {done && !answer && <Notice tone="good">{done}</Notice>}
      <form method="post" action={addresses.guestRequests} className="grid gap-5">
        <input type="hidden" name="act" value="ask" />
        <TextInput
          id="email"
          name="email"
          type="email"
          label="Your email"
          autoComplete="email"
          defaultValue={answer?.email}
          error={answer?.problem}
          required
        />
        <div>
          <Button>Send the link</Button>
        </div>
      </form>
      <p className="text-small text-ink-soft">
        What you sent while you were signed in is in your <a href={addresses.inbox}>inbox</a>.
      </p>
    </FormPage>
  )
}

/** The same whether or not anything was sent from the address. */
export function LinkMailed({ email, again, demo }: { email: string; again: boolean; demo: boolean }) {
  return (
    <FormPage
      title="Look into your mail"
      lead={
        <>
          A link is on its way to <b className="wrap-anywhere">{email}</b>. It works for {GUEST_REQUESTS.linkMinutes}{' '}
          minutes.
        </>
      }
    >
      <LookIntoMail
        email={email}
        again={{ act: 'ask', email, [AGAIN]: '1' }}
        action={addresses.guestRequests}
        correction={{ href: addresses.guestRequests, label: 'Type another email' }}
        mailed={again}
        problem={undefined}
        demo={demo}
      />
    </FormPage>
  )
}

/** R662: a link opens nothing by itself, as mail scanners open links, too. */
export function OpenForm({ token, email }: { token: string; email: string }) {
  return (
    <FormPage
      title="See your requests"
      lead={
        <>
          The briefs and messages that were sent from <b className="wrap-anywhere">{email}</b>. They stay open on this
          device for {GUEST_REQUESTS.sessionMinutes} minutes, or until you close them.
        </>
      }
    >
      <form method="post" action={addresses.guestRequests}>
        <input type="hidden" name="act" value="open" />
        <input type="hidden" name="token" value={token} />
        <Button>Show my requests</Button>
      </form>
      <p className="text-small text-ink-soft">Not your address? Close this page.</p>
    </FormPage>
  )
}
