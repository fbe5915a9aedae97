import { FORM_LIMITS } from '#domain/limits.ts'

/** How often a field may occur, or that it is a file, or so many of them. */
type FieldRule = number | 'file' | { files: number }

/** R180: the fields of a form by name. */
export type FormFields = Readonly<Record<string, FieldRule>>

function mostOf(rule: FieldRule): number {
  if (rule === 'file') return 1
  return typeof rule === 'object' ? rule.files : rule
}

/** Faults of a form that our pages would never send. */
export type FormFault = 'malformed' | 'unknown field' | 'too many fields' | 'too large'

/** Also thrown when the client disconnects half way, which is no bug of ours. */
export class MalformedForm extends Error {
  readonly fault: FormFault

  constructor(message: string, { fault = 'malformed', cause }: { fault?: FormFault; cause?: unknown } = {}) {
    super(message, { cause })
    this.fault = fault
  }
}

/** Checks each name before its value is parsed; returns the kind of the field. */
export function createFieldCheck(fields: FormFields): (name: string) => 'text' | 'file' {
  const seen = new Map<string, number>()
  return (name) => {
    const rule = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (rule === undefined)
      throw new MalformedForm('the form has a field that is not known', { fault: 'unknown field' })
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    const isFile = typeof rule !== 'number'
    if (count > mostOf(rule)) {
      throw new MalformedForm('a field of the form comes too often', { fault: 'too many fields' })
    }
    return isFile ? 'file' : 'text'
  }
}

/** The maximum number of values in a form. */
export function maxFormValues(fields: FormFields): number {
  return Object.values(fields).reduce<number>((sum, rule) => sum + mostOf(rule), 0)
}

/** A form that waits for a sign-in is carried in one field of the sign-in form. */
export function maxFormFieldBytes(name: string): number {
  return name === PENDING_FORM_FIELD ? FORM_LIMITS.pendingBytes : FORM_LIMITS.fieldBytes
}

export const PENDING_FORM_FIELD = 'kept'
