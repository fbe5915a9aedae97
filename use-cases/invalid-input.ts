import type { z } from 'zod'

import { fail } from '#domain/result.ts'

/** Turns zod's issues into a failure with messages by field; unknown keys are named one by one. */
export function invalidInput(error: z.core.$ZodError) {
  const fields: Record<string, string[]> = Object.create(null)
  const add = (path: PropertyKey[], message: string) =>
    (fields[path.map(String).join('.') || 'body'] ??= []).push(message)
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) add([...issue.path, key], 'This field is not known.')
    } else add(issue.path, issue.message)
  }
  const names = Object.keys(fields).slice(0, 5).join(', ')
  return fail('validation_failed', `check ${names}`, { ...fields })
}
