import type { z } from 'zod'

import type { PageTexts } from '#app/shell/use-texts.ts'
import { issueText } from '#client/issue-texts.ts'
import { schemaIssue } from '#domain/schema-issue.ts'

/** R763: what a form's schema refuses, by field, in the words of the page instead of the schema's own. */
export function wordRefused(t: PageTexts, schema: z.ZodType, payload: unknown): Record<string, string[]> {
  const fields: Record<string, string[]> = {}
  for (const refused of schema.safeParse(payload).error?.issues ?? []) {
    const text = issueText(schemaIssue(refused), t) ?? t('issues.invalid')
    ;(fields[refused.path.join('.')] ??= []).push(text)
  }
  return fields
}
