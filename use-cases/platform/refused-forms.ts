import { randomBytes } from 'node:crypto'

import { hashSecret, decryptText, encryptText } from '#adapters/signing/encrypted-text.ts'
import { findRefusedForm, insertRefusedForm } from '#db/queries/platform/refused-forms.ts'
import type { RefusedForm } from '#domain/forms/refused-form.ts'
import { REFUSED_FORM_LIMITS } from '#domain/limits.ts'
import { networkOf } from '#domain/network.ts'
import type { Deps } from '#use-cases/deps.ts'

/** The page, and the secret of the browser that sent the form to it. */
type Place = { path: string; secret: string }

const about = (path: string, id: string) => `${id} ${path}`

/** R681: stores a refused form for its sender; returns its id, or undefined if it is too large, or one too many. */
export async function storeRefusedForm(
  { db, limits, now }: Pick<Deps, 'db' | 'limits' | 'now'>,
  { path, secret, form, address }: Place & { form: RefusedForm; address: string },
): Promise<string | undefined> {
  const text = JSON.stringify(form)
  if (Buffer.byteLength(text) > REFUSED_FORM_LIMITS.bytes) return undefined
  if ((await limits.hit('refusedForms', networkOf(address))) !== undefined) return undefined
  const id = randomBytes(12).toString('base64url')
  const row = {
    id,
    browser_hash: hashSecret(secret),
    sealed: encryptText(text, { secret, about: about(path, id) }),
    created_at: now(),
    expires_at: new Date(now().getTime() + REFUSED_FORM_LIMITS.minutes * 60_000),
  }
  await insertRefusedForm(db, { row, keep: REFUSED_FORM_LIMITS.perBrowser })
  return id
}

/** The form by its id; undefined for another browser or page, and once it has expired. */
export async function loadRefusedForm(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { path, secret, id }: Place & { id: string },
): Promise<RefusedForm | undefined> {
  const sealed = await findRefusedForm(db, { id, browserHash: hashSecret(secret), now: now() })
  const text = sealed && decryptText(sealed, { secret, about: about(path, id) })
  return text === undefined ? undefined : (JSON.parse(text) as RefusedForm)
}
