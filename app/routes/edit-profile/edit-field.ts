import type { Profile } from '#domain/profiles/profile.ts'

import type { InputName } from './field-inputs.ts'

/** A field's form value: one text (a checkbox is `on` or empty), or several. */
export type Value = string | string[]

export const HIGHLIGHT_SLOTS = [1, 2, 3] as const
type Slot = (typeof HIGHLIGHT_SLOTS)[number]

/** The form's field names: those of the input table, and those with custom handling. */
export type FormName =
  | InputName
  | 'picture'
  | 'name'
  | 'slug'
  | 'city'
  | 'country'
  | 'languages'
  | 'public'
  | 'skills'
  | 'services'
  | 'minimumAmount'
  | 'minimumCurrency'
  | 'hirable'
  | 'availabilityStatus'
  | 'availabilityFrom'
  | `highlight${Slot}`
  | `caption${Slot}`
  | 'order'
  | 'visibility'
  | 'expertStatus'
  | 'badges'
  | 'reason'
  | 'rule'

/** An editor field: its form name, and how to read its value. */
export type EditField = {
  name: FormName
  read: (profile: Profile) => Value
  /** Reads the submitted value; by default the one text of this name. */
  typed?: (form: FormData) => Value
  /** How many values a form may have for it; by default one. */
  maxCount?: number
}

const text = (form: FormData, name: string) => String(form.get(name) ?? '').replaceAll('\r\n', '\n')

/** A field's submitted value. */
export function submittedFieldValue({ name, typed }: EditField, form: FormData): Value {
  return typed ? typed(form) : text(form, name).trim()
}
