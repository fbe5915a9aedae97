import { type FieldMetadata, getInputProps } from '@conform-to/react'
import type { ComponentProps } from 'react'

type InputType = 'text' | 'email' | 'password'

/** Label, input, hint and error, wired to each other once for every form. */
export function Field({
  label,
  hint,
  field,
  type = 'text',
  ...input
}: {
  label: string
  hint?: string
  field: FieldMetadata<string>
  type?: InputType
} & Omit<ComponentProps<'input'>, 'type' | 'name'>) {
  const hintId = `${field.id}-hint`
  const error = field.errors?.[0]
  const describedBy = [error && field.errorId, hint && hintId].filter(Boolean).join(' ') || undefined
  const { key, ...props } = getInputProps(field, { type, value: type !== 'password' })
  return (
    <div className="grid gap-1.5">
      <label htmlFor={field.id} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={hintId} className="text-small text-ink-soft">
          {hint}
        </p>
      )}
      <input
        key={key}
        {...props}
        {...input}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
        className={`w-full rounded-field border bg-surface px-3.5 py-2.5 text-base text-ink placeholder:text-ink-soft ${
          error ? 'border-bad' : 'border-line-strong'
        }`}
      />
      {error && (
        <p id={field.errorId} className="text-small font-semibold text-bad">
          {error}
        </p>
      )}
    </div>
  )
}
