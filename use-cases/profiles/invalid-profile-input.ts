import type { z } from 'zod'

import { type Issue, createIssue } from '#domain/issue.ts'
import { fail } from '#domain/result.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

export function invalidHandleFailure({ code, params, text }: Partial<Issue> & { code: string; text: string }) {
  return fail('slug_invalid', `the handle is not valid: ${text}`, { slug: [text] }, [createIssue(code, params, 'slug')])
}

/** An invalid handle has an error code of its own when nothing else is wrong. */
export function invalidProfileInput(error: z.core.$ZodError) {
  const failure = invalidInput(error)
  const { slug, ...others } = failure.error.fields ?? {}
  if (!slug || Object.keys(others).length > 0) return failure
  const [text = ''] = slug
  const { code, params } = failure.error.issues?.find(({ field }) => field === 'slug') ?? createIssue('invalid')
  return invalidHandleFailure({ code, params, text })
}
