import { Notice } from '#app/ui/notice.tsx'
import * as addresses from '#domain/addresses.ts'

import { Button } from './button.tsx'

type Props = {
  /** Where the mail went; undefined where the page was opened in another way. */
  email: string | undefined
  /** The hidden fields that ask for the mail once more. */
  again: Record<string, string>
  /** The form's action; by default this page. */
  action?: string
  /** Where another address is typed. */
  correction: { href: string; label: string }
  /** What the last press came to. */
  mailed: boolean
  problem: string | undefined
  demo: boolean
}

/** The field of its form by which the next page knows that the mail was sent once more. */
export const AGAIN = 'again'

/** R667: names the address that a link was mailed to, mails it again, and leads to where the address is corrected. */
export function LookIntoMail({ email, again, action, correction, mailed, problem, demo }: Props) {
  return (
    <>
      {problem && <Notice tone="bad">{problem}</Notice>}
      {mailed && !problem && <Notice tone="good">The link is mailed again.</Notice>}
      {email && (
        <p>
          It went to <b className="wrap-anywhere">{email}</b>.
        </p>
      )}
      <p className="text-compact">
        No mail after a few minutes? Look into the spam folder{email ? ', check the address, or send it again.' : '.'}
      </p>
      {email && (
        <div className="flex flex-wrap items-center gap-5">
          <form method="post" action={action}>
            {Object.entries(again).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button variant="quiet">Send it again</Button>
          </form>
          <a href={correction.href} className="touch-target">
            {correction.label}
          </a>
        </div>
      )}
      {demo && (
        <p>
          This is a demo: mails arrive in the <a href={addresses.devMailbox}>demo mailbox</a>.
        </p>
      )}
    </>
  )
}
