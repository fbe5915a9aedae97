import { useId } from 'react'

import { useTexts } from '#app/shell/use-texts.ts'

type Props = { formToken: string; idempotencyKey: string }

/** Against bots and double submits: the signed time, the idempotency key, and a field that only a bot fills in. */
export function FormGuards({ formToken, idempotencyKey }: Props) {
  const t = useTexts()
  const id = useId()
  return (
    <>
      <input type="hidden" name="formToken" value={formToken} />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <div aria-hidden="true" className="sr-only">
        <label htmlFor={id}>{t('sending.honeypot')}</label>
        <input id={id} name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
    </>
  )
}
