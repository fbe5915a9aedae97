import { useTexts } from '#app/shell/use-texts.ts'
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
export const RESEND_FIELD = 'again'

/** R667: names the address that a link was mailed to, mails it again, and leads to where the address is corrected. */
export function LookIntoMail({ email, again, action, correction, mailed, problem, demo }: Props) {
  const t = useTexts()
  return (
    <>
      {problem && <Notice tone="bad">{problem}</Notice>}
      {mailed && !problem && <Notice tone="good">{t('ui.mail.sentAgain')}</Notice>}
      {email && (
        <p>
          {t.rich('ui.mail.sentTo', {
            email,
            address: (text) => (
              <b translate="no" className="wrap-anywhere">
                {text}
              </b>
            ),
          })}
        </p>
      )}
      <p className="text-compact">{email ? t('ui.mail.lateKnown') : t('ui.mail.late')}</p>
      {email && (
        <div className="flex flex-wrap items-center gap-5">
          <form method="post" action={action}>
            {Object.entries(again).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button variant="quiet">{t('ui.mail.again')}</Button>
          </form>
          <a href={correction.href} className="touch-target">
            {correction.label}
          </a>
        </div>
      )}
      {demo && <p>{t.rich('ui.mail.demo', { mailbox: (text) => <a href={addresses.devMailbox}>{text}</a> })}</p>}
    </>
  )
}
