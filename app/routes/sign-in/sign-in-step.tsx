import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'

import { useSite } from '#app/shell/site-context.ts'
import { useTexts } from '#app/shell/use-texts.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { Notice } from '#app/ui/notice.tsx'
import * as addresses from '#domain/addresses.ts'

import { CodeFields } from './code-fields.tsx'
import { HostStep } from './host/host-step.tsx'
import type { PendingForm } from './pending-form.ts'

type Props = {
  pending: PendingForm
  /** Why the visitor has to sign in, and what happens then. */
  lead: string
  button: string
  /** The form's action; by default this page. */
  to?: string
}

function PasswordFields({ email }: { email: string }) {
  const t = useTexts()
  return (
    <>
      <TextInput
        label={t('signInStep.email')}
        id="account-email"
        name="account-email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        required
      />
      <TextInput
        label={t('signInStep.password')}
        id="account-password"
        name="account-password"
        type="password"
        autoComplete="current-password"
        required
      />
    </>
  )
}

/** R114, R170: the visitor signs in again, and that submits the pending form. */
export function SignInStep(props: Props) {
  // The key remounts each step, so that its first field gets the focus.
  const signIn = useSite()?.signIn
  if (!signIn) return <Step key={props.pending.step} {...props} />
  if (!signIn.passwords) return <HostStep {...props} hostName={signIn.hostName} />
  return (
    <div className="grid gap-8">
      <Step key={props.pending.step} {...props} />
      <HostStep {...props} lead="" hostName={signIn.hostName} />
    </div>
  )
}

function Step({ pending, lead, button, to }: Props) {
  const t = useTexts()
  const busy = useNavigation().state !== 'idle'
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus(), [])
  return (
    <div ref={box} className="grid max-w-form grid-cols-[minmax(0,1fr)] gap-5">
      <Notice tone={pending.error ? 'bad' : 'plain'}>
        <p>{pending.error ?? (pending.step === 'code' ? t('signInStep.codeLead') : lead)}</p>
      </Notice>
      <Form method="post" action={to} noValidate className="grid gap-5">
        <input type="hidden" name="kept" value={JSON.stringify(pending.entries)} />
        {pending.step === 'code' ? (
          <CodeFields prefix="account-" id="account" />
        ) : (
          <PasswordFields email={pending.email} />
        )}
        <div className="flex flex-wrap items-center justify-between gap-4">
          <Button busy={busy}>{busy ? t('signInStep.busy') : button}</Button>
          {/* Opens a new window: this one holds the pending form. */}
          <a href={addresses.resetPassword} target="_blank" className="touch-target text-compact">
            {t('signInStep.forgot')}
          </a>
        </div>
      </Form>
    </div>
  )
}
