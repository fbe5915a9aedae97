import type { Draft } from './draft-store.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** R682: never a password, a file, or what the page itself has put in. */
const TYPED = new Set(['text', 'email', 'url', 'tel', 'number', 'search', 'textarea', 'select-one', 'checkbox'])

/** The field that only a bot fills in. */
const HONEYPOT = 'website'

function typedFields(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(
    (one): one is Field => 'type' in one && TYPED.has(String(one.type)) && (one as Field).name !== HONEYPOT,
  )
}

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox'

/** A box of several is named by its value, too. */
const nameOf = (field: Field) => (isBox(field) ? `${field.name}=${field.value}` : field.name)

const valueOf = (field: Field) => (isBox(field) ? String(field.checked) : field.value)

function initialOf(field: Field): string {
  if (isBox(field)) return String(field.defaultChecked)
  if (field instanceof HTMLSelectElement) {
    return ([...field.options].find((option) => option.defaultSelected) ?? field.options[0])?.value ?? ''
  }
  return field.defaultValue
}

function setValue(field: Field, value: string): void {
  if (isBox(field)) field.checked = value === 'true'
  else field.value = value
  // A choice that is no longer offered.
  if (field instanceof HTMLSelectElement && field.value !== value) field.value = initialOf(field)
}

export function readFormFields(form: HTMLFormElement): Draft['fields'] {
  return typedFields(form).map((field) => [nameOf(field), valueOf(field), initialOf(field)])
}

export const hasTypedFields = (fields: Draft['fields']) => fields.some(([, value, initial]) => value !== initial)

/** Which boxes there are, and which of them are ticked at first. */
const offeredBoxes = (fields: Draft['fields']) =>
  JSON.stringify(fields.filter(([name]) => name.includes('=')).map(([name, , initial]) => [name, initial]))

/**
 * R682: fills in what was typed before. What the page itself fills in wins where it is not what the draft began with: a
 * form that came back refused, a message that somebody has drafted. Boxes are restored if they are the same ones.
 * Returns whether anything has changed.
 */
export function restoreFields(form: HTMLFormElement, saved: Draft['fields']): boolean {
  const sameBoxes = offeredBoxes(saved) === offeredBoxes(readFormFields(form))
  let changed = false
  for (const field of typedFields(form)) {
    const draft = saved.find(([name]) => name === nameOf(field))
    if (!draft) continue
    const [, value, before] = draft
    const [initial, current] = [initialOf(field), valueOf(field)]
    // The visitor was quicker than this script. The browser may have restored the same by itself.
    if (current !== initial && current !== value) continue
    const applies = isBox(field) ? sameBoxes : before === initial || initial === ''
    if (!applies || value === initial) continue
    setValue(field, value)
    changed = true
  }
  return changed
}
