import { submittedCode } from '#app/routes/sign-in/code-fields.tsx'
import type { PageTexts } from '#app/shell/use-texts.ts'
import {
  confirmFactorSetup,
  passSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startFactorSetup,
} from '#client/accounts/second-factor.ts'
import { ApiFailure } from '#client/api-failure.ts'
import type { Client } from '#client/client.ts'
import { friendlyError } from '#client/friendly-errors.ts'
import { fieldErrorTexts } from '#client/issue-texts.ts'

import { type QrCode, qrCodeOf } from './qr-code.ts'

/** Errors by field; `form` for the form as a whole. */
export type Problems = { password?: string | undefined; code?: string | undefined; form?: string | undefined }

export type Setup = { uri: string; key: string; qr: QrCode }

/** The result of a form, which the page shows. */
export type FactorAnswer =
  | { step: 'setup'; setup: Setup; problems: Problems }
  | { step: 'codes'; recoveryCodes: string[]; renewed: boolean }
  | { step: 'refused'; intent: string; problems: Problems }
  | { step: 'done'; done: 'passed' | 'removed' }

const textOf = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

function problemsOf(t: PageTexts, error: unknown): Problems {
  if (!(error instanceof ApiFailure)) throw error
  if (error.code === 'wrong_password') return { password: t('account.problem.wrongPassword') }
  if (error.code === 'wrong_code') return { code: t('signIn.problem.wrongCode') }
  const { password, code } = fieldErrorTexts(error, t)
  if (password || code) return { password: password?.[0], code: code?.[0] }
  return { form: friendlyError(error, t) }
}

function setupOf(uri: string): Setup {
  return { uri, key: new URL(uri).searchParams.get('secret') ?? '', qr: qrCodeOf(uri) }
}

/** Limited to what a QR code can hold. */
const SETUP_URI = /^otpauth:\/\/totp\/[\x21-\x7e]{1,2000}$/

/** The form carries the set-up URI in a hidden field, so that the page can show it again after a wrong code. */
async function confirm(t: PageTexts, client: Client, form: FormData): Promise<FactorAnswer> {
  try {
    return { step: 'codes', renewed: false, ...(await confirmFactorSetup(client, submittedCode(form))) }
  } catch (error) {
    const uri = textOf(form, 'setup')
    if (!SETUP_URI.test(uri)) throw error
    return { step: 'setup', setup: setupOf(uri), problems: problemsOf(t, error) }
  }
}

const ACTS: Record<string, (t: PageTexts, client: Client, form: FormData) => Promise<FactorAnswer>> = {
  start: async (_t, client, form) => {
    const { uri } = await startFactorSetup(client, textOf(form, 'password'))
    return { step: 'setup', setup: setupOf(uri), problems: {} }
  },
  confirm,
  pass: async (_t, client, form) => {
    await passSecondFactor(client, submittedCode(form))
    return { step: 'done', done: 'passed' }
  },
  renew: async (_t, client, form) => {
    const proof = { password: textOf(form, 'password'), code: submittedCode(form) }
    return { step: 'codes', renewed: true, ...(await renewRecoveryCodes(client, proof)) }
  },
  remove: async (_t, client, form) => {
    await removeSecondFactor(client, { password: textOf(form, 'password'), code: submittedCode(form) })
    return { step: 'done', done: 'removed' }
  },
}

export async function actOnFactor(t: PageTexts, client: Client, form: FormData): Promise<FactorAnswer> {
  const intent = textOf(form, 'intent')
  const act = Object.hasOwn(ACTS, intent) ? ACTS[intent] : undefined
  if (!act) return { step: 'refused', intent, problems: { form: t('factor.problem.again') } }
  try {
    return await act(t, client, form)
  } catch (error) {
    return { step: 'refused', intent, problems: problemsOf(t, error) }
  }
}
