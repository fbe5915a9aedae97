import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { z } from 'zod'

import { MESSAGE_PREFIX } from '#domain/error-messages.ts'
import { type Issue, createIssue } from '#domain/issue.ts'
import type { Failure, FailureCode, Result } from '#domain/result.ts'
import { Overloaded, type UnavailablePart } from '#domain/unavailable.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

type Answer = { status: ContentfulStatusCode; begins: string }

const MALFORMED: Answer = { status: 400, begins: MESSAGE_PREFIX.malformed }
const ALREADY: Answer = { status: 409, begins: MESSAGE_PREFIX.already }

/**
 * The API's only translation of errors: each code with its status and the start of its message, which clients match on.
 */
const ANSWERS: Record<FailureCode, Answer> = {
  validation_failed: MALFORMED,
  too_many_refused: MALFORMED,
  slug_taken: MALFORMED,
  slug_invalid: MALFORMED,
  cannot_make_public: MALFORMED,
  cannot_make_hirable: MALFORMED,
  unauthenticated: { status: 401, begins: 'Authentication required: ' },
  forbidden: { status: 403, begins: 'Not allowed: ' },
  network_blocked: { status: 403, begins: 'Not allowed: ' },
  email_blocked: { status: 403, begins: 'Not allowed: ' },
  not_found: { status: 404, begins: 'Not found: ' },
  link_expired: { status: 404, begins: 'Not found: ' },
  public_assets_exist: { status: 409, begins: MESSAGE_PREFIX.conflict },
  profile_exists: ALREADY,
  already_used: ALREADY,
  too_many_missing: { status: 409, begins: MESSAGE_PREFIX.first },
  only_owner: { status: 409, begins: MESSAGE_PREFIX.first },
  edited_elsewhere: { status: 412, begins: MESSAGE_PREFIX.changed },
  too_large: { status: 413, begins: 'Request is too large: ' },
  unsupported_type: { status: 415, begins: 'Unsupported type: ' },
  too_many_requests: { status: 429, begins: 'Too many requests: ' },
  unavailable: { status: 503, begins: 'Internal error: ' },
  read_only: { status: 503, begins: MESSAGE_PREFIX.readOnly },
  wrong_password: { status: 403, begins: 'Not allowed: ' },
  wrong_code: { status: 403, begins: 'Not allowed: ' },
  fresh_sign_in_needed: { status: 403, begins: 'Not allowed: ' },
}

export class ApiError extends Error {
  readonly failure: Failure
  readonly headers: Record<string, string>

  constructor(failure: Failure, headers: Record<string, string> = {}) {
    super(failure.detail)
    this.failure = failure
    this.headers = headers
  }
}

/** Returns the value of a use case's result, or throws its failure as an API error. */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value
  throw new ApiError(result.error)
}

export function tooManyRequests(retryAfterSeconds: number): ApiError {
  const detail = `try again in ${retryAfterSeconds} seconds`
  return new ApiError({ code: 'too_many_requests', detail, retryAfterSeconds })
}

/** The validation hook of every router: passes schema errors on to the translator. */
export function throwIfInvalid(result: { success: true } | { success: false; error: z.core.$ZodError }): void {
  if (!result.success) throw new ApiError(invalidInput(result.error).error)
}

type Translated = {
  status: ContentfulStatusCode
  body: { msg: string; code: string; fields?: Record<string, string[]>; issues: Issue[]; part?: UnavailablePart }
  headers: Record<string, string>
}

type Refused = {
  code: string
  fields?: Failure['fields'] | undefined
  retryAfterSeconds?: Failure['retryAfterSeconds'] | undefined
}

/** R763: a failure without details is one issue, or one for each of its fields. */
export function plainIssues({ code, fields, retryAfterSeconds }: Refused): Issue[] {
  const params: Issue['params'] = retryAfterSeconds === undefined ? {} : { seconds: retryAfterSeconds }
  const names = Object.keys(fields ?? {})
  return names.length === 0 ? [createIssue(code, params)] : names.map((name) => createIssue(code, params, name))
}

function translateFailure(failure: Failure, headers: Record<string, string>): Translated {
  const { code, detail, fields, retryAfterSeconds } = failure
  const { status, begins } = ANSWERS[code]
  const wait: Record<string, string> =
    retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }
  return {
    status,
    body: { msg: begins + detail, code, ...(fields && { fields }), issues: failure.issues ?? plainIssues(failure) },
    headers: { ...headers, ...wait },
  }
}

const HTTP_FAILURES: Record<number, { code: FailureCode; detail: string }> = {
  400: { code: 'validation_failed', detail: 'the body is not valid JSON' },
  413: { code: 'too_large', detail: 'the body is larger than allowed' },
  415: { code: 'unsupported_type', detail: 'send application/json' },
}

type Circumstances = {
  requestId: string
  /** The part of the site that is temporarily unavailable. */
  part: UnavailablePart | undefined
}

export function translateError(error: unknown, { requestId, part }: Circumstances): Translated {
  if (error instanceof ApiError) return translateFailure(error.failure, error.headers)
  if (error instanceof Overloaded) {
    const { retryAfterSeconds } = error
    return translateFailure({ code: 'unavailable', detail: requestId, retryAfterSeconds }, {})
  }
  const known = error instanceof HTTPException ? HTTP_FAILURES[error.status] : undefined
  if (known) return translateFailure(known, {})
  const msg = `Internal error: ${requestId}`
  if (part === undefined)
    return { status: 500, body: { msg, code: 'internal_error', issues: [createIssue('internal_error')] }, headers: {} }
  return {
    status: 503,
    body: { msg, code: 'unavailable', issues: [createIssue('unavailable', { part })], part },
    headers: { 'retry-after': '2' },
  }
}
