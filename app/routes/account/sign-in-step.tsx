import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'

import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextInput } from '#app/ui/text-input.tsx'

import type { KeptForm } from './kept-form.ts'

type Props = {
  kept: KeptForm
  /** Why one is asked, and what signing in does. */
  lead: string
  button: string
  /** Where the form was sent to; without it, this page. */
  to?: string
}

/** R114, R170: whoever is not signed in any more signs in, and the same form is sent by that, nothing typed again. */
export function SignInStep({ kept, lead, button, to }: Props) {
  const busy = useNavigation().state !== 'idle'
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus(), [])
  return (
    <div ref={box} className="grid max-w-form grid-cols-[minmax(0,1fr)] gap-5">
      <Notice tone={kept.error ? 'bad' : 'plain'}>
        <p>{kept.error ?? lead}</p>
      </Notice>
      <Form method="post" action={to} noValidate className="grid gap-5">
        <input type="hidden" name="kept" value={JSON.stringify(kept.entries)} />
        <TextInput
          label="Email"
          id="account-email"
          name="account-email"
          type="email"
          autoComplete="username"
          defaultValue={kept.email}
          required
        />
        <TextInput
          label="Password"
          id="account-password"
          name="account-password"
          type="password"
          autoComplete="current-password"
          required
        />
        <div className="flex flex-wrap items-center justify-between gap-4">
          <Button disabled={busy}>{busy ? 'One moment…' : button}</Button>
          {/* In a window of its own: this one holds what was typed. */}
          <a href="/reset-password" target="_blank" className="text-compact">
            Forgot your password?
          </a>
        </div>
      </Form>
    </div>
  )
}
