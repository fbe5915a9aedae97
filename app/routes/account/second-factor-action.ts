import { ApiFailure } from '#client/api-failure.ts'
import type { Client } from '#client/client.ts'
import { friendlyError } from '#client/friendly-errors.ts'
import {
  confirmFactorSetup,
  passFactor,
  removeFactor,
  renewRecoveryCodes,
  startFactorSetup,
} from '#client/second-factor.ts'

import { codeIn } from './code-fields.tsx'
import { type QrCode, qrCodeOf } from './qr-code.ts'

/** By the field that they are about; `form` for the whole. */
export type Problems = { password?: string | undefined; code?: string | undefined; form?: string | undefined }

export type Setup = { uri: string; key: string; qr: QrCode }

/** What the page shows instead of, or besides, how things stand. */
export type FactorAnswer =
  | { step: 'setup'; setup: Setup; problems: Problems }
  | { step: 'codes'; recoveryCodes: string[]; renewed: boolean }
  | { step: 'refused'; intent: string; problems: Problems }
  | { step: 'done'; done: 'passed' | 'removed' }

const textOf = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

function problemsOf(error: unknown): Problems {
  if (!(error instanceof ApiFailure)) throw error
  const { password, code } = error.fields
  if (password || code) return { password: password?.[0], code: code?.[0] }
  return { form: friendlyError(error) }
}

/** The address of the set-up travels along in its own form, as only its owner gets to see it. */
function setupOf(uri: string): Setup {
  const key = URL.canParse(uri) ? (new URL(uri).searchParams.get('secret') ?? '') : ''
  return { uri, key, qr: qrCodeOf(uri) }
}

async function confirm(client: Client, form: FormData): Promise<FactorAnswer> {
  try {
    return { step: 'codes', renewed: false, ...(await confirmFactorSetup(client, codeIn(form))) }
  } catch (error) {
    return { step: 'setup', setup: setupOf(textOf(form, 'setup').slice(0, MAX_URI)), problems: problemsOf(error) }
  }
}

/** Longer than any of ours, and still a square that can be read. */
const MAX_URI = 1000

const ACTS: Record<string, (client: Client, form: FormData) => Promise<FactorAnswer>> = {
  start: async (client, form) => {
    const { uri } = await startFactorSetup(client, textOf(form, 'password'))
    return { step: 'setup', setup: setupOf(uri), problems: {} }
  },
  confirm,
  pass: async (client, form) => {
    await passFactor(client, codeIn(form))
    return { step: 'done', done: 'passed' }
  },
  renew: async (client, form) => {
    const proof = { password: textOf(form, 'password'), code: codeIn(form) }
    return { step: 'codes', renewed: true, ...(await renewRecoveryCodes(client, proof)) }
  },
  remove: async (client, form) => {
    await removeFactor(client, { password: textOf(form, 'password'), code: codeIn(form) })
    return { step: 'done', done: 'removed' }
  },
}

export async function actOnFactor(client: Client, form: FormData): Promise<FactorAnswer> {
  const intent = textOf(form, 'intent')
  const act = Object.hasOwn(ACTS, intent) ? ACTS[intent] : undefined
  if (!act) return { step: 'refused', intent, problems: { form: 'Please send the form again.' } }
  try {
    return await act(client, form)
  } catch (error) {
    return { step: 'refused', intent, problems: problemsOf(error) }
  }
}
