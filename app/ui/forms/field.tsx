import { type FieldMetadata, getInputProps, getTextareaProps } from '@conform-to/react'
import type { ComponentProps, ReactNode } from 'react'

import { TextArea, TextInput } from './text-input.tsx'

type InputType = 'text' | 'email' | 'password' | 'url' | 'number' | 'date'

type Wired = { label: string; hint?: ReactNode; field: FieldMetadata<string> }

/** A field of a form, with its label, hint and error wired to it once for every form. */
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

/** The same for a text of several lines. It grows with what is typed. */
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
