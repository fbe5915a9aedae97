import { type FieldMetadata, getTextareaProps } from '@conform-to/react'
import type { ComponentProps } from 'react'

/** Label, text of several lines, hint and error, wired to each other. It grows with what is typed. */
export function TextArea({
  label,
  hint,
  field,
  ...input
}: { label: string; hint?: string; field: FieldMetadata<string> } & Omit<ComponentProps<'textarea'>, 'name'>) {
  const hintId = `${field.id}-hint`
  const error = field.errors?.[0]
  const describedBy = [error && field.errorId, hint && hintId].filter(Boolean).join(' ') || undefined
  const { key, ...props } = getTextareaProps(field)
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
      <textarea
        key={key}
        rows={8}
        {...props}
        {...input}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
        className={`field-sizing-content max-h-[32rem] min-h-32 w-full rounded-field border bg-surface px-3.5 py-2.5 text-base text-ink placeholder:text-ink-soft ${
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
