import type { Profile } from '#domain/profiles/profile.ts'

import type { InputName } from './field-inputs.ts'

/** A field's value as the form holds it: one text (a tick is `on` or empty), or several. */
export type Value = string | string[]

export const HIGHLIGHT_SLOTS = [1, 2, 3] as const
type Slot = (typeof HIGHLIGHT_SLOTS)[number]

/** The names of fields in the form: those of the table, and those that have functions of their own. */
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

/** One field of the editor: its name in the form, its name to people, and how it is read. */
export type EditField = {
  name: FormName
  label: string
  read: (profile: Profile) => Value
  /** What stands in a form that was sent; by default the one text of this name. */
  typed?: (form: FormData) => Value
  /** How often it may stand in a form; by default once. */
  most?: number
}

const text = (form: FormData, name: string) => String(form.get(name) ?? '').replaceAll('\r\n', '\n')

/** What the form of a tab says that was sent. */
export function typedValue({ name, typed }: EditField, form: FormData): Value {
  return typed ? typed(form) : text(form, name).trim()
}
