import type { FieldMetadata } from '@conform-to/react'

import { useTexts } from '#app/shell/use-texts.ts'
import * as addresses from '#domain/addresses.ts'

import { Button } from './button.tsx'
import { Field } from './field.tsx'

type Props = {
  /** What is sent. */
  what: 'brief' | 'message'
  /** What becomes of a guest's address. */
  hint: string
  guest: boolean
  unconfirmed: string | undefined
  name: FieldMetadata<string>
  email: FieldMetadata<string>
}

/** Who sends it: a guest says so, an account is known. */
export function SenderFields({ what, hint, guest, unconfirmed, name, email }: Props) {
  const t = useTexts()
  return (
    <>
      {guest ? (
        <>
          <Field label={t('sending.yourName')} field={name} autoComplete="name" required />
          <Field label={t('sending.yourEmail')} hint={hint} field={email} type="email" autoComplete="email" required />
        </>
      ) : (
        <input type="hidden" name="as" value="account" />
      )}
      {unconfirmed && (
        <p className="text-small wrap-anywhere text-ink-soft">
          {t.rich('sending.unconfirmed', {
            what,
            email: unconfirmed,
            confirm: (text) => <a href={addresses.verifyEmail}>{text}</a>,
          })}
        </p>
      )}
      <Button>{t('sending.button', { what })}</Button>
      {guest && (
        <p className="text-small text-ink-soft">
          {t.rich('sending.signIn', {
            button: (text) => (
              <button
                type="submit"
                name="as"
                value="account"
                className="touch-target cursor-pointer text-accent underline underline-offset-2"
              >
                {text}
              </button>
            ),
          })}
        </p>
      )}
    </>
  )
}
