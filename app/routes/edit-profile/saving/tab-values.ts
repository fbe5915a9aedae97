import { type EditField, type FormName, submittedFieldValue, type Value } from '#app/routes/edit-profile/edit-field.ts'
import type { Profile } from '#domain/profiles/profile.ts'

/** The values of a tab by field name. */
export type TabValues = Record<string, Value>

export function savedTabValues(profile: Profile, fields: EditField[]): TabValues {
  return Object.fromEntries(fields.map((field) => [field.name, field.read(profile)]))
}

export function submittedTabValues(form: FormData, fields: EditField[]): TabValues {
  return Object.fromEntries(fields.map((field) => [field.name, submittedFieldValue(field, form)]))
}

export function isSameTabValue(a: Value | undefined, b: Value | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** The names of the fields that differ. */
export function changedFieldNames(before: TabValues, after: TabValues): string[] {
  return Object.keys(after).filter((name) => !isSameTabValue(before[name], after[name]))
}

/** The values as form entries, for the hidden inputs of a step in between; `submittedTabValues` reads them back. */
export function tabValueEntries(values: TabValues): [name: string, value: string][] {
  return Object.entries(values).flatMap(([name, value]): [string, string][] => {
    if (typeof value === 'string') return [[name, value]]
    return value.map((one) => [name, one])
  })
}

export function singleTabValue(values: TabValues, name: FormName): string {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}

export function multipleTabValue(values: TabValues, name: FormName): string[] {
  const value = values[name]
  return Array.isArray(value) ? value : []
}

function isValue(value: unknown): value is Value {
  return typeof value === 'string' || (Array.isArray(value) && value.every((one) => typeof one === 'string'))
}

/** The values that the form was loaded with. Client input, so its shape is checked. */
export function parseLoadedValues(text: FormDataEntryValue | null): TabValues | undefined {
  try {
    const loaded: unknown = JSON.parse(String(text))
    if (typeof loaded !== 'object' || loaded === null) return undefined
    return Object.fromEntries(Object.entries(loaded).filter((entry): entry is [string, Value] => isValue(entry[1])))
  } catch {
    return undefined
  }
}

type Difference = {
  name: FormName
  mine: Value
  theirs: Value
  /** The preselected version: theirs, if this editor did not touch the field. */
  proposed: 'mine' | 'theirs'
}

/** R111: the fields that somebody else changed to a value other than this form's. */
export function findEditConflicts(
  fields: EditField[],
  { loaded, mine, theirs }: { loaded: TabValues; mine: TabValues; theirs: TabValues },
): Difference[] {
  return fields.flatMap(({ name }) => {
    const [was, my, their] = [loaded[name] ?? '', mine[name] ?? '', theirs[name] ?? '']
    if (isSameTabValue(was, their) || isSameTabValue(my, their)) return []
    return [{ name, mine: my, theirs: their, proposed: isSameTabValue(my, was) ? 'theirs' : 'mine' }]
  })
}
