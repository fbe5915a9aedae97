import type { ComponentProps, ReactNode } from 'react'

import { describedBy, FieldError, FieldHint } from './labelled.tsx'

/** A checkbox with its label and hint beside it. */
export function Checkbox({
  id,
  label,
  hint,
  error,
  ...input
}: Omit<ComponentProps<'input'>, 'type'> & {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string | string[] | undefined
}) {
  return (
    <div className="grid gap-1.5">
      <div className="flex items-start gap-3">
        <input
          type="checkbox"
          id={id}
          {...describedBy(id, { hint, error })}
          className="mt-[0.3em] size-4.5 shrink-0 cursor-pointer"
          {...input}
        />
        <div className="min-w-0">
          <label htmlFor={id} className="cursor-pointer font-semibold">
            {label}
          </label>
          <FieldHint id={id} hint={hint} />
        </div>
      </div>
      <FieldError id={id} error={error} />
    </div>
  )
}
