import { malformedFormResponse } from '#app/read-form.ts'
import { signIn, signInWithCode } from '#client/accounts/accounts.ts'
import { fetchMe } from '#client/accounts/me.ts'
import { ApiFailure } from '#client/api-failure.ts'
import type { Client } from '#client/client.ts'
import { defaultTranslate } from '#client/issue-texts.ts'
import {
  createFieldCheck,
  type FormFields,
  PENDING_FORM_FIELD,
  MalformedForm,
  maxFormFieldBytes,
} from '#domain/forms/form-fields.ts'

import { submittedCode } from './code-fields.tsx'
import { codeProblem, passwordProblem } from './sign-in-problems.ts'

type Entry = [name: string, value: string]

/** The credentials that the sign-in step requests next, and the error of the last attempt. */
export type SignInPrompt = { step: 'password' | 'code'; error?: string | undefined }

/** A form that is carried through the page until its sender has signed in. */
export type PendingForm = SignInPrompt & { entries: Entry[]; email: string }

/** R170: secrets are never carried in a page. */
const NOT_CARRIED = /password|^account-|^(?:code|recovery|setup)$/i

/** The extra fields of a form that comes back from the sign-in or merge step. */
export const CARRIED_FORM_FIELDS = {
  [PENDING_FORM_FIELD]: 1,
  'account-email': 1,
  'account-password': 1,
  'account-code': 1,
  'account-recovery': 1,
  'account-host': 1,
} as const

/** The entries to carry along; files cannot be carried, and the sender chooses them again. */
export function toPendingForm(form: FormData, prompt: SignInPrompt = { step: 'password' }): PendingForm {
  const entries = [...form].flatMap(([name, value]): Entry[] =>
    typeof value === 'string' && !NOT_CARRIED.test(name) ? [[name, value]] : [],
  )
  return { entries, email: String(form.get('account-email') ?? ''), ...prompt }
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

/** R180: carried entries count towards the same limits as the submitted ones. */
function appendEntries(form: FormData, entries: Entry[], fields: FormFields): void {
  const check = createFieldCheck(fields)
  for (const name of form.keys()) if (!Object.hasOwn(CARRIED_FORM_FIELDS, name)) check(name)
  for (const [name, value] of entries) {
    if (check(name) === 'file') throw new MalformedForm('a file came as text')
    if (Buffer.byteLength(value) > maxFormFieldBytes(name)) {
      throw new MalformedForm('a field of the form is too large', { fault: 'too large' })
    }
    form.append(name, value)
  }
}

/** Restores the form's entries from the hidden input of a step in between. */
export function restorePendingForm(form: FormData, fields: FormFields): FormData {
  const pending = form.get(PENDING_FORM_FIELD)
  form.delete(PENDING_FORM_FIELD)
  try {
    if (typeof pending === 'string') appendEntries(form, readEntries(pending), fields)
  } catch (error) {
    throw malformedFormResponse(error)
  }
  return form
}

/** Whether the form comes from the sign-in step. */
export function hasSignInFields(form: FormData): boolean {
  return form.has('account-password') || form.has('account-code') || form.has('account-host')
}

/**
 * Signs in with the submitted credentials; returns the next prompt, or undefined on success. A user of the
 * site builder signs in in another window: the session tells whether they did.
 */
export async function signInAgain(client: Client, form: FormData): Promise<SignInPrompt | undefined> {
  const prompt = await (form.has('account-host') ? checkSession(client) : tryCredentials(client, form))
  // Pages may echo the form, so the credentials are removed.
  if (!prompt) for (const name of Object.keys(CARRIED_FORM_FIELDS)) form.delete(name)
  return prompt
}

/** R170: nothing goes on as a stranger's that its sender wants to send as their own. */
async function checkSession(client: Client): Promise<SignInPrompt | undefined> {
  const { user } = await fetchMe(client)
  return user ? undefined : { step: 'password', error: defaultTranslate()('signIn.problem.notSignedIn') }
}

const tryCredentials = (client: Client, form: FormData) =>
  form.has('account-code') ? tryCode(client, form) : tryPassword(client, form)

async function tryPassword(client: Client, form: FormData): Promise<SignInPrompt | undefined> {
  try {
    const [email, password] = [form.get('account-email'), form.get('account-password')]
    const step = await signIn(client, { email: String(email), password: String(password) })
    return step === 'code-needed' ? { step: 'code' } : undefined
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const readable = error.status === 429 || error.status === 403
    return { step: 'password', error: readable ? passwordProblem(error) : defaultTranslate()('signIn.problem.noMatch') }
  }
}

async function tryCode(client: Client, form: FormData): Promise<SignInPrompt | undefined> {
  const code = submittedCode(form, 'account-')
  if (code === '') return { step: 'code', error: defaultTranslate()('signIn.problem.noCode') }
  try {
    await signInWithCode(client, code)
    return undefined
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const { text, startsOver } = codeProblem(error)
    return { step: startsOver ? 'password' : 'code', error: text }
  }
}
