import { checkFormTiming } from '#domain/messages/form-timing.ts'
import { failField, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { findProfileByHandle } from '#use-cases/profiles/find-profile-by-handle.ts'

import { checkContact } from './check-contact.ts'

type FormDeps = Pick<Deps, 'db' | 'signer' | 'now'>

/** What the form needs: a signed note of when it was shown. A visitor who may not write is refused here, too. */
export async function openContactForm(
  deps: FormDeps,
  viewer: Viewer,
  { handle }: { handle: string },
): Promise<Result<{ formToken: string }>> {
  const now = deps.now()
  const found = checkContact(await findProfileByHandle(deps.db, handle), viewer, now)
  if (!found.ok) return found
  return ok({ formToken: deps.signer.sign('contact-form', String(now.getTime())) })
}

/** R92: checks the form's honeypot field and the time it took to fill in. */
export function checkContactForm(
  { signer, now }: Pick<Deps, 'signer' | 'now'>,
  { formToken, website }: { formToken?: string | undefined; website?: string | undefined },
): Result<undefined> {
  if (website) {
    return failField('validation_failed', 'check website', {
      field: 'website',
      code: 'hidden_field_filled',
      text: 'A hidden field was filled in, perhaps by your browser. We have emptied it: please send again.',
    })
  }
  if (formToken === undefined) return ok(undefined)
  const shown = Number(signer.read('contact-form', formToken) ?? 0)
  const timing = checkFormTiming(new Date(shown), now())
  if (timing === 'too-fast') {
    return failField('validation_failed', 'it was sent too fast', {
      field: 'form',
      code: 'sent_too_fast',
      text: 'That was quicker than anyone can write. Please send it again.',
    })
  }
  if (timing === 'stale') {
    return failField('validation_failed', 'check formToken', {
      field: 'formToken',
      code: 'form_expired',
      text: 'This form was open for more than a day. Nothing is lost: please send it again.',
    })
  }
  return ok(undefined)
}
