import type { FailureCode } from '#domain/result.ts'

import { ApiFailure } from './api-failure.ts'
import { humanizeSeconds } from './humanize-seconds.ts'
import { defaultTranslate, refusalText, type Translate } from './issue-texts.ts'
import { cannotMakeHirableText, cannotMakePublicText } from './requirement-sentences.ts'

type Told = 'validation_failed' | 'unauthenticated' | 'forbidden' | 'not_found' | 'already_used' | 'only_owner'
type Code = Told | 'edited_elsewhere' | 'too_large' | 'unsupported_type' | 'slug_taken' | 'public_assets_exist'

/** Codes that are said in the words of another one. */
const SAME: Partial<Record<FailureCode, Code>> = {
  too_many_refused: 'validation_failed',
  slug_invalid: 'validation_failed',
  wrong_password: 'forbidden',
  wrong_code: 'forbidden',
  fresh_sign_in_needed: 'forbidden',
  link_expired: 'not_found',
  profile_exists: 'already_used',
  too_many_missing: 'only_owner',
}

const CODES: readonly Code[] = [
  'validation_failed',
  'unauthenticated',
  'forbidden',
  'not_found',
  'already_used',
  'only_owner',
  'edited_elsewhere',
  'too_large',
  'unsupported_type',
  'slug_taken',
  'public_assets_exist',
]

/** For codes that are not the API's own, but of the library that signs people in. */
const BY_STATUS: Partial<Record<number, Code>> = {
  400: 'validation_failed',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  413: 'too_large',
  415: 'unsupported_type',
}

/** R642, R643: the operator is to be asked. */
export const isBlocked = ({ code }: ApiFailure): boolean => code === 'network_blocked' || code === 'email_blocked'

/** A failed call as a sentence for the visitor, chosen by its codes (R763). */
export function friendlyError(error: unknown, say: Translate = defaultTranslate()): string {
  if (!(error instanceof ApiFailure)) return say('problems.unreachable')
  const { status, code, retryAfterSeconds } = error
  const reason = refusalText(error.issues, say)
  if (reason !== undefined) return reason
  if (status === 429) return say('problems.tooOften', humanizeSeconds(retryAfterSeconds ?? 60))
  if (code === 'read_only') return say('problems.readOnly')
  if (status === 503 && retryAfterSeconds) return say('problems.busy', humanizeSeconds(retryAfterSeconds))
  if (code === 'cannot_make_public') return cannotMakePublicText(say)
  if (code === 'cannot_make_hirable') return cannotMakeHirableText(say)
  const known = SAME[code as FailureCode] ?? CODES.find((one) => one === code) ?? BY_STATUS[status]
  return known ? say(`problems.code.${known}`) : say('problems.server')
}
