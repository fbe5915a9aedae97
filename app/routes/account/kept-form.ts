import { signIn, signInWithCode } from '#client/accounts.ts'
import { ApiFailure } from '#client/api-failure.ts'
import type { Client } from '#client/client.ts'

import { codeIn } from './code-fields.tsx'
import { codeProblem, passwordProblem } from './sign-in-problems.ts'

type Entry = [name: string, value: string]

/** What is asked for next, and what was wrong with what was typed. */
export type SignInAsked = { step: 'password' | 'code'; error?: string | undefined }

/** A form that waits in a page until its sender is signed in. */
export type KeptForm = SignInAsked & { entries: Entry[]; email: string }

/** R170: a secret never travels in a page. */
const NOT_CARRIED = /password|^account-|^(?:code|recovery|setup)$/i

/** What of a form can wait; a file cannot, and is chosen again. */
export function keepForm(form: FormData, asked: SignInAsked = { step: 'password' }): KeptForm {
  const entries = [...form].flatMap(([name, value]): Entry[] =>
    typeof value === 'string' && !NOT_CARRIED.test(name) ? [[name, value]] : [],
  )
  return { entries, email: String(form.get('account-email') ?? ''), ...asked }
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

/** Whether the form comes from the step in between. */
export function isSigningIn(form: FormData): boolean {
  return form.has('account-password') || form.has('account-code')
}

/** Signs in with what the step asked for; gives what is asked for next, or what was wrong. */
export async function signInAgain(client: Client, form: FormData): Promise<SignInAsked | undefined> {
  const asked = form.has('account-code') ? await tryCode(client, form) : await tryPassword(client, form)
  // Whatever a page hands back of the form, these are not in it.
  if (!asked) for (const name of STEP_FIELDS) form.delete(name)
  return asked
}

const STEP_FIELDS = ['account-email', 'account-password', 'account-code', 'account-recovery']

async function tryPassword(client: Client, form: FormData): Promise<SignInAsked | undefined> {
  try {
    const [email, password] = [form.get('account-email'), form.get('account-password')]
    const step = await signIn(client, { email: String(email), password: String(password) })
    return step === 'code-needed' ? { step: 'code' } : undefined
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const readable = error.status === 429 || error.status === 403
    return { step: 'password', error: readable ? passwordProblem(error) : 'Email and password do not match.' }
  }
}

async function tryCode(client: Client, form: FormData): Promise<SignInAsked | undefined> {
  const code = codeIn(form, 'account-')
  if (code === '') return { step: 'code', error: 'Enter a code.' }
  try {
    await signInWithCode(client, code)
    return undefined
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const { text, startsOver } = codeProblem(error)
    return { step: startsOver ? 'password' : 'code', error: text }
  }
}
