import type { z } from 'zod'

import { fail } from '#domain/result.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

export function slugInvalid(problem: string) {
  return fail('slug_invalid', `the handle is not valid: ${problem}`, { slug: [problem] })
}

/** An invalid handle has an error code of its own when nothing else is wrong. */
export function invalidHandle(error: z.core.$ZodError) {
  const failure = invalidInput(error)
  const { slug, ...others } = failure.error.fields ?? {}
  if (!slug || Object.keys(others).length > 0) return failure
  return slugInvalid(slug[0] ?? '')
}
