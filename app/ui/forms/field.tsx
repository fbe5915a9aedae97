import { type FieldMetadata, getInputProps, getTextareaProps } from '@conform-to/react'
import type { ComponentProps, ReactNode } from 'react'

import { TextArea, TextInput } from './text-input.tsx'

type InputType = 'text' | 'email' | 'password' | 'url' | 'number' | 'date'

type Wired = { label: string; hint?: ReactNode; field: FieldMetadata<string> }

/** A text field with its label, hint and error, wired for assistive technology. */
export function Field({
  label,
  hint,
  field,
  type = 'text',
  ...input
}: Wired & { type?: InputType } & Omit<ComponentProps<'input'>, 'type' | 'name'>) {
  const { key, ...props } = getInputProps(field, { type, value: type !== 'password', ariaAttributes: false })
  return <TextInput key={key} {...props} {...input} id={field.id} label={label} hint={hint} error={field.errors?.[0]} />
}

/** The same for a textarea, which grows with its content. */
export function TextAreaField({ label, hint, field, ...area }: Wired & Omit<ComponentProps<'textarea'>, 'name'>) {
  const { key, ...props } = getTextareaProps(field, { ariaAttributes: false })
  return (
    <TextArea
      key={key}
      rows={8}
      {...props}
      {...area}
      id={field.id}
      label={label}
      hint={hint}
      error={field.errors?.[0]}
      className="field-sizing-content max-h-[32rem] min-h-32"
    />
  )
}
