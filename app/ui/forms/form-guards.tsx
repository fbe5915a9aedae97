import { useId } from 'react'

type Props = { formToken: string; idempotencyKey: string }

/** Against bots and double submits: the signed time, the idempotency key, and a field that only a bot fills in. */
export function FormGuards({ formToken, idempotencyKey }: Props) {
  const id = useId()
  return (
    <>
      <input type="hidden" name="formToken" value={formToken} />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <div aria-hidden="true" className="sr-only">
        <label htmlFor={id}>Leave this empty</label>
        <input id={id} name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
    </>
  )
}
