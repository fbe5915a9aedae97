import type { ComponentProps, ReactNode } from 'react'

import { errorAriaProps, FieldError, FieldHint } from './labelled.tsx'

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
      <label className="touch-line flex cursor-pointer items-start gap-3 font-semibold">
        <input
          type="checkbox"
          id={id}
          {...errorAriaProps(id, { hint, error })}
          className="mt-[0.3em] size-4.5 shrink-0 cursor-pointer"
          {...input}
        />
        <span className="min-w-0">{label}</span>
      </label>
      {hint !== undefined && (
        <div className="-mt-1.5 pl-7.5 max-md:-mt-4">
          <FieldHint id={id} hint={hint} />
        </div>
      )}
      <FieldError id={id} error={error} />
    </div>
  )
}
