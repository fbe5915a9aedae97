import { type FieldMetadata, getInputProps } from '@conform-to/react'
import type { ComponentProps, ReactNode } from 'react'

import { TextInput } from './text-input.tsx'

type InputType = 'text' | 'email' | 'password' | 'url' | 'number' | 'date'

/** A field of a form, with its label, hint and error wired to it once for every form. */
export function Field({
  label,
  hint,
  field,
  type = 'text',
  ...input
}: {
  label: string
  hint?: ReactNode
  field: FieldMetadata<string>
  type?: InputType
} & Omit<ComponentProps<'input'>, 'type' | 'name'>) {
  const { key, ...props } = getInputProps(field, { type, value: type !== 'password' })
  return <TextInput key={key} {...props} {...input} id={field.id} label={label} hint={hint} error={field.errors?.[0]} />
}
