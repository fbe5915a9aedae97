import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'

import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextInput } from '#app/ui/text-input.tsx'

import type { Answer } from './answer.ts'

/** R114: the session has ended while someone was writing: they sign in and the same is saved, nothing typed again. */
export function SignInStep({ answer }: { answer: Extract<Answer, { kind: 'signed-out' }> }) {
  const busy = useNavigation().state !== 'idle'
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus(), [])
  return (
    <div ref={box} className="grid max-w-form grid-cols-[minmax(0,1fr)] gap-5 noscript:p-5">
      <Notice tone={answer.error ? 'bad' : 'plain'}>
        <p>{answer.error ?? 'Your session has ended. Sign in, and what you typed is saved.'}</p>
      </Notice>
      <Form method="post" noValidate className="grid gap-5">
        <input type="hidden" name="kept" value={JSON.stringify(answer.entries)} />
        <TextInput
          label="Email"
          id="account-email"
          name="account-email"
          type="email"
          autoComplete="username"
          defaultValue={answer.email}
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
        <div>
          <Button disabled={busy}>{busy ? 'One moment…' : 'Sign in and save'}</Button>
        </div>
      </Form>
    </div>
  )
}
