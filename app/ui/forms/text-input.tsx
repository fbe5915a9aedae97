import type { ComponentProps } from 'react'

import { errorAriaProps, Labelled, type Labels } from './labelled.tsx'

const BOX = 'min-h-12 w-full rounded-field border bg-surface px-3.5 py-2.5 text-base text-ink placeholder:text-ink-soft'

/** A full-width control whose border shows an error. */
export function inputBoxClass(error: string | undefined, className: string): string {
  return `${BOX} ${error ? 'border-bad' : 'border-line-strong'} ${className}`
}

export type LabelledControl = Labels & { id: string; className?: string }

export function TextInput({
  label,
  hint,
  error,
  id,
  className = '',
  type = 'text',
  // R430: addresses, passwords and numbers run left to right in every language.
  dir = type === 'text' || type === 'search' ? 'auto' : undefined,
  ...input
}: LabelledControl & ComponentProps<'input'>) {
  const labels = { label, hint, error }
  return (
    <Labelled id={id} {...labels}>
      <input
        id={id}
        type={type}
        dir={dir}
        {...errorAriaProps(id, labels)}
        {...input}
        className={inputBoxClass(error, className)}
      />
    </Labelled>
  )
}

export function TextArea({
  label,
  hint,
  error,
  id,
  className = '',
  ...area
}: LabelledControl & ComponentProps<'textarea'>) {
  const labels = { label, hint, error }
  return (
    <Labelled id={id} {...labels}>
      <textarea
        id={id}
        dir="auto"
        {...errorAriaProps(id, labels)}
        {...area}
        className={inputBoxClass(error, className)}
      />
    </Labelled>
  )
}
