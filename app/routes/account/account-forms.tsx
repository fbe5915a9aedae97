import { type SubmissionResult, useForm } from '@conform-to/react'

import { Button } from '#app/ui/forms/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import * as addresses from '#domain/addresses.ts'
import { PASSWORD_LIMITS } from '#domain/limits.ts'

type Result = SubmissionResult<string[]> | null

const FORM = 'grid max-w-form gap-5'

export function NameForm({ name, result }: { name: string; result: Result }) {
  const [form, fields] = useForm<{ name: string }>({ id: 'name-form', lastResult: result, defaultValue: { name } })
  return (
    <form method="post" action={addresses.account} id={form.id} noValidate className={FORM}>
      <Field
        label="Name"
        hint="Whom we address in mails. Your profile has a name of its own."
        field={fields.name}
        autoComplete="name"
        required
      />
      <div>
        <Button variant="quiet" name="intent" value="name">
          Change name
        </Button>
      </div>
    </form>
  )
}

/** R512: a name that the site builder reports is changed there. */
export function ManagedName({ name, platformName }: { name: string; platformName: string }) {
  return (
    <p className="wrap-anywhere">
      <bdi>{name}</bdi>, as on {platformName}: change it there, and it changes here by itself. Your profile has a name
      of its own.
    </p>
  )
}

/** R512: the same for the email. */
export function ManagedEmail({ email, platformName }: { email: string; platformName: string }) {
  return (
    <p className="wrap-anywhere">
      {email}, as on {platformName}: change it there, and it changes here by itself.
    </p>
  )
}

export function EmailForm({ result, withPassword }: { result: Result; withPassword: boolean }) {
  const [form, fields] = useForm<{ newEmail: string; currentPassword: string }>({
    id: 'email-form',
    lastResult: result,
  })
  return (
    <form method="post" action={addresses.account} id={form.id} noValidate className={FORM}>
      <Field
        label="New email"
        hint="We send a link there. Until you confirm it, your email stays as it is."
        field={fields.newEmail}
        type="email"
        autoComplete="email"
        required
      />
      {withPassword && (
        <Field
          label="Confirm with your password"
          hint="An account without a password gets one at “Forgot it?” below."
          field={fields.currentPassword}
          type="password"
          autoComplete="current-password"
          required
        />
      )}
      <div>
        <Button variant="quiet" name="intent" value="email">
          Send the link
        </Button>
      </div>
    </form>
  )
}

export function PasswordForm({ result }: { result: Result }) {
  const [form, fields] = useForm<{ currentPassword: string; newPassword: string }>({
    id: 'password-form',
    lastResult: result,
  })
  return (
    <form method="post" action={addresses.account} id={form.id} noValidate className={FORM}>
      <Field
        label="Current password"
        field={fields.currentPassword}
        type="password"
        autoComplete="current-password"
        required
      />
      <Field
        label="New password"
        hint={`At least ${PASSWORD_LIMITS.min} characters. You are signed out everywhere else.`}
        field={fields.newPassword}
        type="password"
        autoComplete="new-password"
        required
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button variant="quiet" name="intent" value="password">
          Change password
        </Button>
        <a href={addresses.resetPassword} className="touch-target text-compact">
          Forgot it?
        </a>
      </div>
    </form>
  )
}
