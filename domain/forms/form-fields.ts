import { FORM } from '#domain/limits.ts'

/** R180: the fields of a form by name: how often each may come, or that it is a file. */
export type FormFields = Readonly<Record<string, number | 'file'>>

/** What is wrong with a form that no browser sends from one of our pages. */
export type FormFault = 'malformed' | 'unknown field' | 'too many fields' | 'too large'

/** Also for a sender who goes away in the middle: that is no fault of ours. */
export class MalformedForm extends Error {
  readonly fault: FormFault

  constructor(message: string, { fault = 'malformed', cause }: { fault?: FormFault; cause?: unknown } = {}) {
    super(message, { cause })
    this.fault = fault
  }
}

/** Checks names as they come, before anything is made of their values; gives what kind of field it is. */
export function createFieldCheck(fields: FormFields): (name: string) => 'text' | 'file' {
  const seen = new Map<string, number>()
  return (name) => {
    const rule = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (rule === undefined)
      throw new MalformedForm('the form has a field that is not known', { fault: 'unknown field' })
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    const isFile = rule === 'file'
    if (count > (isFile ? 1 : rule)) {
      throw new MalformedForm('a field of the form comes too often', { fault: 'too many fields' })
    }
    return isFile ? 'file' : 'text'
  }
}

/** As many values as a form can have. */
export function countFields(fields: FormFields): number {
  return Object.values(fields).reduce<number>((sum, rule) => sum + (rule === 'file' ? 1 : rule), 0)
}

/** A form that waits for a sign-in travels in one field of another. */
export function maxFieldBytes(name: string): number {
  return name === PENDING_FIELD ? FORM.keptBytes : FORM.fieldBytes
}

export const PENDING_FIELD = 'kept'
