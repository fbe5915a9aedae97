import { signIn } from '#client/accounts.ts'
import { ApiFailure } from '#client/api-failure.ts'
import type { Client } from '#client/client.ts'
import { friendlyError } from '#client/friendly-errors.ts'

type Entry = [name: string, value: string]

/** A form that waits in a page until its sender is signed in. */
export type KeptForm = { entries: Entry[]; email: string; error: string | undefined }

/** R170: a secret never travels in a page. */
const NOT_CARRIED = /password|^account-email$/i

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

/** The form with what a step in between has carried along for it, in one hidden input. */
export function withKept(form: FormData): FormData {
  const kept = form.get('kept')
  form.delete('kept')
  if (typeof kept === 'string') for (const [name, value] of readEntries(kept)) form.append(name, value)
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
