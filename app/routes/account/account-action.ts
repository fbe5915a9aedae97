import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'

import {
  changePassword,
  endOtherSessions,
  endSession,
  renameAccount,
  setTimeZone,
  requestEmailChange,
} from '#client/accounts/accounts.ts'
import { fetchMe } from '#client/accounts/me.ts'
import { setListed } from '#client/accounts/members.ts'
import { ApiFailure } from '#client/api-failure.ts'
import type { Client } from '#client/client.ts'
import { friendlyError } from '#client/friendly-errors.ts'
import { accountNameSchema, changePasswordSchema, newEmailSchema } from '#domain/accounts/account.ts'
import { ownValue } from '#domain/own-value.ts'

export type Intent = 'name' | 'email' | 'password' | 'session' | 'time-zone' | 'team'

/** Which form was sent, with its errors; a successful one is followed by a redirect. */
export type AccountAnswer =
  | { intent: Intent; result: SubmissionResult<string[]> }
  | { intent: Intent; done: true; detail?: string }

async function rename(client: Client, form: FormData): Promise<AccountAnswer> {
  const submission = parseWithZod(form, { schema: accountNameSchema.strip() })
  if (submission.status !== 'success') return { intent: 'name', result: submission.reply() }
  try {
    await renameAccount(client, submission.value.name)
  } catch (error) {
    // R512: the page was opened before the site builder's first report.
    const isSaid = error instanceof ApiFailure && ['forbidden', 'read_only'].includes(error.code)
    if (!isSaid) throw error
    return { intent: 'name', result: submission.reply({ fieldErrors: { name: [friendlyError(error)] } }) }
  }
  return { intent: 'name', done: true }
}

async function changeEmail(client: Client, form: FormData): Promise<AccountAnswer> {
  // R418: without the field, a fresh sign-in at the site builder stands for it.
  const schema = form.has('currentPassword') ? newEmailSchema : newEmailSchema.partial({ currentPassword: true })
  const submission = parseWithZod(form, { schema })
  const hideFields: ['currentPassword'] = ['currentPassword']
  if (submission.status !== 'success') return { intent: 'email', result: submission.reply({ hideFields }) }
  const { newEmail } = submission.value
  try {
    await requestEmailChange(client, { newEmail, currentPassword: submission.value.currentPassword ?? '' })
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const fieldErrors: Record<string, string[]> =
      error.code === 'INVALID_PASSWORD'
        ? { currentPassword: ['This is not your password.'] }
        : { newEmail: error.fields['newEmail'] ?? [friendlyError(error)] }
    return { intent: 'email', result: submission.reply({ fieldErrors, hideFields }) }
  }
  return { intent: 'email', done: true, detail: newEmail }
}

const SECRETS = ['currentPassword', 'newPassword'] as const

async function choosePassword(client: Client, form: FormData): Promise<AccountAnswer> {
  const hideFields = [...SECRETS]
  const submission = parseWithZod(form, { schema: changePasswordSchema })
  if (submission.status !== 'success') return { intent: 'password', result: submission.reply({ hideFields }) }
  try {
    await changePassword(client, submission.value)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const { newPassword } = error.fields
    const text = error.code === 'INVALID_PASSWORD' ? 'This is not your password.' : friendlyError(error)
    const fieldErrors: Record<string, string[]> = newPassword ? { newPassword } : { currentPassword: [text] }
    return { intent: 'password', result: submission.reply({ fieldErrors, hideFields }) }
  }
  return { intent: 'password', done: true }
}

async function endSessions(client: Client, form: FormData): Promise<AccountAnswer> {
  const session = form.get('session')
  if (session === 'others') await endOtherSessions(client)
  else if (typeof session === 'string') await endSession(client, session)
  return { intent: 'session', done: true }
}

async function chooseZone(client: Client, form: FormData): Promise<AccountAnswer> {
  const timeZone = String(form.get('timeZone') ?? '')
  try {
    await setTimeZone(client, timeZone)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const problem = error.fields['timeZone'] ?? [friendlyError(error)]
    return {
      intent: 'time-zone',
      result: { status: 'error', initialValue: { timeZone }, error: { timeZone: problem } },
    }
  }
  return { intent: 'time-zone', done: true }
}

/** R711: only what differs is sent: a workspace may have come or gone since the page was shown. */
async function chooseTeams(client: Client, form: FormData): Promise<AccountAnswer> {
  const chosen = new Set(form.getAll('listed'))
  const { workspaces } = await fetchMe(client)
  for (const { id, listed } of workspaces) if (listed !== chosen.has(id)) await setListed(client, id, chosen.has(id))
  return { intent: 'team', done: true }
}

const ACTS: Record<string, (client: Client, form: FormData) => Promise<AccountAnswer>> = {
  name: rename,
  email: changeEmail,
  password: choosePassword,
  session: endSessions,
  'time-zone': chooseZone,
  team: chooseTeams,
}

const REFILLED: Record<string, (form: FormData) => AccountAnswer> = {
  name: (form) => refilled('name', { name: String(form.get('name') ?? '') }),
  email: (form) => refilled('email', { newEmail: String(form.get('newEmail') ?? '') }),
  'time-zone': (form) => refilled('time-zone', { timeZone: String(form.get('timeZone') ?? '') }),
  password: () => refilled('password', { currentPassword: '' }),
}

function refilled(intent: Intent, typed: Record<string, string>): AccountAnswer {
  const error = Object.fromEntries(
    Object.keys(typed).map((name) => [name, ['You are signed in again: look at it once more, and send it.']]),
  )
  return { intent, result: { status: 'error', initialValue: typed, error } }
}

/**
 * After signing in again the form is only refilled: the account may be another one, so its owner sends it again (R170).
 */
export function refillAccountForm(form: FormData): AccountAnswer {
  const refill = ownValue(REFILLED, form.get('intent'))
  return refill ? refill(form) : { intent: 'session', done: true }
}

export async function actOnAccount(client: Client, form: FormData): Promise<AccountAnswer> {
  const intent = form.get('intent')
  form.delete('intent')
  const act = ownValue(ACTS, intent)
  return act ? act(client, form) : { intent: 'session', done: true }
}
