import { type SubmissionResult, useForm } from '@conform-to/react'

import { useTexts } from '#app/shell/use-texts.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import * as addresses from '#domain/addresses.ts'
import { PASSWORD_LIMITS } from '#domain/limits.ts'

type Result = SubmissionResult<string[]> | null

const FORM = 'grid max-w-form gap-5'

export function NameForm({ name, result }: { name: string; result: Result }) {
  const t = useTexts()
  const [form, fields] = useForm<{ name: string }>({ id: 'name-form', lastResult: result, defaultValue: { name } })
  return (
    <form method="post" action={addresses.account} id={form.id} noValidate className={FORM}>
      <Field
        label={t('account.name.label')}
        hint={t('account.name.hint')}
        field={fields.name}
        autoComplete="name"
        required
      />
      <div>
        <Button variant="quiet" name="intent" value="name">
          {t('account.name.button')}
        </Button>
      </div>
    </form>
  )
}

/** R512: a name that the site builder reports is changed there. */
export function ManagedName({ name, platformName }: { name: string; platformName: string }) {
  const t = useTexts()
  return (
    <p className="wrap-anywhere">
      {t.rich('account.name.managed', {
        account: name,
        platform: platformName,
        name: (text) => <bdi>{text}</bdi>,
      })}
    </p>
  )
}

/** R512: the same for the email. */
export function ManagedEmail({ email, platformName }: { email: string; platformName: string }) {
  const t = useTexts()
  return <p className="wrap-anywhere">{t('account.email.managed', { email, platform: platformName })}</p>
}

export function EmailForm({ result, withPassword }: { result: Result; withPassword: boolean }) {
  const t = useTexts()
  const [form, fields] = useForm<{ newEmail: string; currentPassword: string }>({
    id: 'email-form',
    lastResult: result,
  })
  return (
    <form method="post" action={addresses.account} id={form.id} noValidate className={FORM}>
      <Field
        label={t('account.email.label')}
        hint={t('account.email.hint')}
        field={fields.newEmail}
        type="email"
        autoComplete="email"
        required
      />
      {withPassword && (
        <Field
          label={t('account.email.password')}
          hint={t('account.email.passwordHint')}
          field={fields.currentPassword}
          type="password"
          autoComplete="current-password"
          required
        />
      )}
      <div>
        <Button variant="quiet" name="intent" value="email">
          {t('account.email.button')}
        </Button>
      </div>
    </form>
  )
}

export function PasswordForm({ result }: { result: Result }) {
  const t = useTexts()
  const [form, fields] = useForm<{ currentPassword: string; newPassword: string }>({
    id: 'password-form',
    lastResult: result,
  })
  return (
    <form method="post" action={addresses.account} id={form.id} noValidate className={FORM}>
      <Field
        label={t('account.password.current')}
        field={fields.currentPassword}
        type="password"
        autoComplete="current-password"
        required
      />
      <Field
        label={t('account.password.new')}
        hint={t('account.password.hint', { minimum: PASSWORD_LIMITS.min })}
        field={fields.newPassword}
        type="password"
        autoComplete="new-password"
        required
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button variant="quiet" name="intent" value="password">
          {t('account.password.button')}
        </Button>
        <a href={addresses.resetPassword} className="touch-target text-compact">
          {t('account.password.forgot')}
        </a>
      </div>
    </form>
  )
}
