import { refuseForm } from '#app/read-form.ts'
import { signIn } from '#client/accounts.ts'
import { ApiFailure } from '#client/api-failure.ts'
import type { Client } from '#client/client.ts'
import { friendlyError } from '#client/friendly-errors.ts'
import { createFieldCheck, type FormFields, KEPT_FIELD, MalformedForm, maxFieldBytes } from '#domain/form-fields.ts'

type Entry = [name: string, value: string]

/** A form that waits in a page until its sender is signed in. */
export type KeptForm = { entries: Entry[]; email: string; error: string | undefined }

/** R170: a secret never travels in a page. */
const NOT_CARRIED = /password|^account-email$/i

/** What a form has besides its own fields, once it may wait for a sign-in or for another step. */
export const CARRIED_FIELDS = { [KEPT_FIELD]: 1, 'account-email': 1, 'account-password': 1 } as const

/** What of a form can wait; a file cannot, and is chosen again. */
export function keepForm(form: FormData, error?: string): KeptForm {
  const entries = [...form].flatMap(([name, value]): Entry[] =>
    typeof value === 'string' && !NOT_CARRIED.test(name) ? [[name, value]] : [],
  )
  return { entries, email: String(form.get('account-email') ?? ''), error }
}

function isEntry(one: unknown): one is Entry {
  return Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === 'string')
}

function readEntries(text: string): Entry[] {
  try {
    const read: unknown = JSON.parse(text)
    return Array.isArray(read) ? read.filter(isEntry) : []
  } catch {
    return []
  }
}

/** R180: what was carried along is bounded like what is sent, together with it. */
function appendEntries(form: FormData, entries: Entry[], fields: FormFields): void {
  const check = createFieldCheck(fields)
  for (const name of form.keys()) if (!Object.hasOwn(CARRIED_FIELDS, name)) check(name)
  for (const [name, value] of entries) {
    if (check(name) === 'file') throw new MalformedForm('a file came as text')
    if (Buffer.byteLength(value) > maxFieldBytes(name)) {
      throw new MalformedForm('a field of the form is too large', { fault: 'too large' })
    }
    form.append(name, value)
  }
}

/** The form with what a step in between has carried along for it, in one hidden input. */
export function withKept(form: FormData, fields: FormFields): FormData {
  const kept = form.get(KEPT_FIELD)
  form.delete(KEPT_FIELD)
  try {
    if (typeof kept === 'string') appendEntries(form, readEntries(kept), fields)
  } catch (error) {
    throw refuseForm(error)
  }
  return form
}

/** Signs in with what the step asked for; gives what was wrong. */
export async function signInAgain(client: Client, form: FormData): Promise<string | undefined> {
  try {
    const [email, password] = [form.get('account-email'), form.get('account-password')]
    await signIn(client, { email: String(email), password: String(password) })
    // Whatever a page hands back of the form, these are not in it.
    for (const name of ['account-email', 'account-password']) form.delete(name)
    return undefined
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return error.status === 429 ? friendlyError(error) : 'Email and password do not match.'
  }
}
