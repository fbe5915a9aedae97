import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'

import { schemaErrorTexts } from '#app/schema-error-texts.ts'
import type { PageTexts } from '#app/shell/use-texts.ts'
import {
  changePassword,
  endOtherSessions,
  endSession,
  renameAccount,
  setTimeZone,
  requestEmailChange,
} from '#client/accounts/accounts.ts'
import { fetchMe } from '#client/accounts/me.ts'
import { setListedInTeam } from '#client/accounts/members.ts'
import { ApiFailure } from '#client/api-failure.ts'
import type { Client } from '#client/client.ts'
import { friendlyError } from '#client/friendly-errors.ts'
import { fieldErrorTexts } from '#client/issue-texts.ts'
import { accountNameSchema, changePasswordSchema, emailChangeFormSchema } from '#domain/accounts/account.ts'
import { ownValue } from '#domain/own-value.ts'

export type Intent = 'name' | 'email' | 'password' | 'session' | 'time-zone' | 'team'

/** Which form was sent, with its errors; a successful one is followed by a redirect. */
export type AccountAnswer =
  | { intent: Intent; result: SubmissionResult<string[]> }
  | { intent: Intent; done: true; detail?: string }

async function rename(t: PageTexts, client: Client, form: FormData): Promise<AccountAnswer> {
  const schema = accountNameSchema.strip()
  const submission = parseWithZod(form, { schema })
  if (submission.status !== 'success') {
    return {
      intent: 'name',
      result: submission.reply({ fieldErrors: schemaErrorTexts(t, schema, submission.payload) }),
    }
  }
  try {
    await renameAccount(client, submission.value.name)
  } catch (error) {
    // R512: the page was opened before the site builder's first report.
    const isSaid = error instanceof ApiFailure && ['forbidden', 'read_only'].includes(error.code)
    if (!isSaid) throw error
    return { intent: 'name', result: submission.reply({ fieldErrors: { name: [friendlyError(error, t)] } }) }
  }
  return { intent: 'name', done: true }
}

async function changeEmail(t: PageTexts, client: Client, form: FormData): Promise<AccountAnswer> {
  // R418: without the field, a fresh sign-in at the site builder stands for it.
  const schema = form.has('currentPassword')
    ? emailChangeFormSchema
    : emailChangeFormSchema.partial({ currentPassword: true })
  const submission = parseWithZod(form, { schema })
  const hideFields: ['currentPassword'] = ['currentPassword']
  if (submission.status !== 'success') {
    const fieldErrors = schemaErrorTexts(t, schema, submission.payload)
    return { intent: 'email', result: submission.reply({ fieldErrors, hideFields }) }
  }
  const { newEmail } = submission.value
  try {
    await requestEmailChange(client, { newEmail, currentPassword: submission.value.currentPassword ?? '' })
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const fieldErrors: Record<string, string[]> =
      error.code === 'INVALID_PASSWORD'
        ? { currentPassword: [t('account.problem.wrongPassword')] }
        : { newEmail: fieldErrorTexts(error, t)['newEmail'] ?? [friendlyError(error, t)] }
    return { intent: 'email', result: submission.reply({ fieldErrors, hideFields }) }
  }
  return { intent: 'email', done: true, detail: newEmail }
}

const SECRETS = ['currentPassword', 'newPassword'] as const

async function choosePassword(t: PageTexts, client: Client, form: FormData): Promise<AccountAnswer> {
  const hideFields = [...SECRETS]
  const submission = parseWithZod(form, { schema: changePasswordSchema })
  if (submission.status !== 'success') {
    const fieldErrors = schemaErrorTexts(t, changePasswordSchema, submission.payload)
    return { intent: 'password', result: submission.reply({ fieldErrors, hideFields }) }
  }
  try {
    await changePassword(client, submission.value)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const { newPassword } = fieldErrorTexts(error, t)
    const text = error.code === 'INVALID_PASSWORD' ? t('account.problem.wrongPassword') : friendlyError(error, t)
    const fieldErrors: Record<string, string[]> = newPassword ? { newPassword } : { currentPassword: [text] }
    return { intent: 'password', result: submission.reply({ fieldErrors, hideFields }) }
  }
  return { intent: 'password', done: true }
}

async function endSessions(_t: PageTexts, client: Client, form: FormData): Promise<AccountAnswer> {
  const session = form.get('session')
  if (session === 'others') await endOtherSessions(client)
  else if (typeof session === 'string') await endSession(client, session)
  return { intent: 'session', done: true }
}

async function chooseZone(t: PageTexts, client: Client, form: FormData): Promise<AccountAnswer> {
  const timeZone = String(form.get('timeZone') ?? '')
  try {
    await setTimeZone(client, timeZone)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const problem = fieldErrorTexts(error, t)['timeZone'] ?? [friendlyError(error, t)]
    return {
      intent: 'time-zone',
      result: { status: 'error', initialValue: { timeZone }, error: { timeZone: problem } },
    }
  }
  return { intent: 'time-zone', done: true }
}

/** R711: only what differs is sent: a workspace may have come or gone since the page was shown. */
async function chooseTeams(_t: PageTexts, client: Client, form: FormData): Promise<AccountAnswer> {
  const chosen = new Set(form.getAll('listed'))
  const { workspaces } = await fetchMe(client)
  for (const { id, listed } of workspaces)
    if (listed !== chosen.has(id)) await setListedInTeam(client, id, chosen.has(id))
  return { intent: 'team', done: true }
}

const ACTS: Record<string, (t: PageTexts, client: Client, form: FormData) => Promise<AccountAnswer>> = {
  name: rename,
  email: changeEmail,
  password: choosePassword,
  session: endSessions,
  'time-zone': chooseZone,
  team: chooseTeams,
}

const REFILLED: Record<string, (t: PageTexts, form: FormData) => AccountAnswer> = {
  name: (t, form) => refilled(t, 'name', { name: String(form.get('name') ?? '') }),
  email: (t, form) => refilled(t, 'email', { newEmail: String(form.get('newEmail') ?? '') }),
  'time-zone': (t, form) => refilled(t, 'time-zone', { timeZone: String(form.get('timeZone') ?? '') }),
  password: (t) => refilled(t, 'password', { currentPassword: '' }),
}

function refilled(t: PageTexts, intent: Intent, typed: Record<string, string>): AccountAnswer {
  const error = Object.fromEntries(Object.keys(typed).map((name) => [name, [t('account.problem.signedInAgain')]]))
  return { intent, result: { status: 'error', initialValue: typed, error } }
}

/**
 * After signing in again the form is only refilled: the account may be another one, so its owner sends it again (R170).
 */
export function refillAccountForm(t: PageTexts, form: FormData): AccountAnswer {
  const refill = ownValue(REFILLED, form.get('intent'))
  return refill ? refill(t, form) : { intent: 'session', done: true }
}

export async function actOnAccount(t: PageTexts, client: Client, form: FormData): Promise<AccountAnswer> {
  const intent = form.get('intent')
  form.delete('intent')
  const act = ownValue(ACTS, intent)
  return act ? act(t, client, form) : { intent: 'session', done: true }
}
