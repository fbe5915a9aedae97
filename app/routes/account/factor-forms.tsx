import type { ReactNode } from 'react'

import { CodeFields } from '#app/routes/sign-in/code-fields.tsx'
import { Button } from '#app/ui/forms/button.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'

import type { Problems } from './second-factor-action.ts'

type Intent = 'start' | 'pass' | 'renew' | 'remove'

const FORM = 'grid grid-cols-[minmax(0,1fr)] gap-5'

function PasswordInput({ id, error }: { id: string; error: string | undefined }) {
  return (
    <TextInput
      label="Your password"
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
  return (
    <div className="grid gap-5">
      <p>
        Print them, or keep them in a password manager. Each signs you in once, for the day on which your phone is lost.
        They are not shown again.
      </p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-field bg-sunken px-4 py-3">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      {children}
    </div>
  )
}
