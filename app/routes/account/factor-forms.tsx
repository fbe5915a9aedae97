import type { ReactNode } from 'react'

import { CodeFields } from '#app/routes/sign-in/code-fields.tsx'
import { useTexts } from '#app/shell/use-texts.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'

import type { Problems } from './second-factor-action.ts'

type Intent = 'start' | 'pass' | 'renew' | 'remove'

const FORM = 'grid grid-cols-[minmax(0,1fr)] gap-5'

function PasswordInput({ id, error }: { id: string; error: string | undefined }) {
  const t = useTexts()
  return (
    <TextInput
      label={t('factor.password')}
      id={`${id}-password`}
      name="password"
      type="password"
      autoComplete="current-password"
      error={error}
      required
    />
  )
}

type Props = {
  intent: Intent
  to: string
  problems: Problems
  button: string
  danger?: boolean
  /** R418: false where a fresh sign-in at the site builder stands for it. */
  withPassword?: boolean
}

/** A form that requires a password or code as proof of identity. */
export function ProofForm({ intent, to, problems, button, danger = false, withPassword = true }: Props) {
  return (
    <form method="post" action={to} className={FORM}>
      {intent !== 'pass' && withPassword && <PasswordInput id={intent} error={problems.password} />}
      {intent !== 'start' && <CodeFields id={intent} error={problems.code} />}
      <div>
        <Button variant={danger ? 'danger' : 'primary'} name="intent" value={intent}>
          {button}
        </Button>
      </div>
    </form>
  )
}

/** Shown only once; an account that loses them creates new ones. */
export function RecoveryCodeList({ codes, children }: { codes: string[]; children: ReactNode }) {
  const t = useTexts()
  return (
    <div className="grid gap-5">
      <p>{t('factor.codes.lead')}</p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-field bg-sunken px-4 py-3">
        {codes.map((code) => (
          <li key={code}>
            <code translate="no">{code}</code>
          </li>
        ))}
      </ul>
      {children}
    </div>
  )
}
