import type { FieldMetadata } from '@conform-to/react'

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
  return (
    <>
      {guest ? (
        <>
          <Field label="Your name" field={name} autoComplete="name" required />
          <Field label="Your email" hint={hint} field={email} type="email" autoComplete="email" required />
        </>
      ) : (
        <input type="hidden" name="as" value="account" />
      )}
      {unconfirmed && (
        <p className="text-small wrap-anywhere text-ink-soft">
          Your email is not confirmed yet: we send a link to {unconfirmed}, and your {what} goes out once you open it.
          The answers come by mail, too. <a href={addresses.verifyEmail}>Confirm your email</a> to write without this
          step.
        </p>
      )}
      <Button>Send {what}</Button>
      {guest && (
        <p className="text-small text-ink-soft">
          Have an account?{' '}
          <button
            type="submit"
            name="as"
            value="account"
            className="touch-target cursor-pointer text-accent underline underline-offset-2"
          >
            Sign in and send it
          </button>{' '}
          without a link to confirm.
        </p>
      )}
    </>
  )
}
