import { type Issue, createIssue, type Problem } from './issue.ts'

/** What a use case gives back: a value, or one of its own few errors. What is unexpected throws. */
export type Result<T, E extends Failure = Failure> = { ok: true; value: T } | { ok: false; error: E }

export type FailureCode =
  | 'validation_failed'
  | 'slug_taken'
  | 'slug_invalid'
  | 'cannot_make_public'
  | 'cannot_make_hirable'
  | 'unauthenticated'
  | 'forbidden'
  | 'network_blocked'
  | 'email_blocked'
  | 'not_found'
  | 'link_expired'
  | 'public_assets_exist'
  | 'profile_exists'
  | 'already_used'
  | 'only_owner'
  | 'too_many_missing'
  | 'too_many_refused'
  | 'edited_elsewhere'
  | 'too_large'
  | 'unsupported_type'
  | 'too_many_requests'
  | 'unavailable'
  | 'read_only'
  | 'wrong_password'
  | 'wrong_code'
  | 'fresh_sign_in_needed'

export type Failure = {
  code: FailureCode
  /** Ends the message whose beginning the code gives. */
  detail: string
  fields?: Record<string, string[]>
  /** R763: the same as codes; by default the failure's own code, for each of the fields. */
  issues?: Issue[]
  /** With too_many_requests and unavailable: the seconds to wait. */
  retryAfterSeconds?: number
}

export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value }
}

export function fail(
  code: FailureCode,
  detail: string,
  fields?: Record<string, string[]>,
  issues?: Issue[],
): { ok: false; error: Failure } {
  return { ok: false, error: { code, detail, ...(fields && { fields }), ...(issues && { issues }) } }
}

/** Refuses a field. */
export function failField(code: FailureCode, detail: string, { field, ...problem }: Problem & { field: string }) {
  return fail(code, detail, { [field]: [problem.text] }, [createIssue(problem.code, problem.params, field)])
}

/** Refuses an act in the words of its reason. */
export function failForbidden({ code, params, text }: Problem) {
  return fail('forbidden', text, undefined, [createIssue(code, params)])
}
