import type { z } from 'zod'

import { type Issue, createIssue } from '#domain/issue.ts'
import { fail } from '#domain/result.ts'
import { issueFromSchema } from '#domain/schema-issue.ts'
import { oneLine } from '#domain/text/one-line.ts'

/** A body may have thousands of fields that we do not know, with names as long as itself: an answer names a few. */
const MOST_ISSUES = 100
const LONGEST_FIELD = 200

/** Turns zod's issues into a failure with messages by field, and codes (R763); unknown keys are named one by one. */
export function invalidInput(error: z.core.$ZodError) {
  const fields: Record<string, string[]> = Object.create(null)
  const issues: Issue[] = []
  const add = (path: PropertyKey[], message: string, { code, params }: Pick<Issue, 'code' | 'params'>) => {
    if (issues.length >= MOST_ISSUES) return
    const field = oneLine(path.map(String).join('.'), LONGEST_FIELD) || 'body'
    ;(fields[field] ??= []).push(message)
    issues.push(createIssue(code, params, field))
  }
  for (const refused of error.issues) {
    if (refused.code === 'unrecognized_keys') {
      for (const key of refused.keys)
        add([...refused.path, key], 'This field is not known.', createIssue('unknown_field'))
    } else if (refused.path.length === 0 && refused.code === 'invalid_type' && refused.expected === 'object') {
      add([], 'Send a JSON object.', issueFromSchema(refused))
    } else add(refused.path, refused.message, issueFromSchema(refused))
  }
  const names = Object.keys(fields).slice(0, 5).join(', ')
  return fail('validation_failed', `check ${names}`, { ...fields }, issues)
}
