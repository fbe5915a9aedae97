import type { z } from 'zod'

import type { PageTexts } from '#app/shell/use-texts.ts'
import { issueText } from '#client/issue-texts.ts'
import { issueFromSchema } from '#domain/schema-issue.ts'

/** R763: what a form's schema refuses, by field, in the words of the page instead of the schema's own. */
export function schemaErrorTexts(t: PageTexts, schema: z.ZodType, payload: unknown): Record<string, string[]> {
  const fields: Record<string, string[]> = {}
  for (const refused of schema.safeParse(payload).error?.issues ?? []) {
    const text = issueText(issueFromSchema(refused), t) ?? t('issues.invalid')
    ;(fields[refused.path.join('.')] ??= []).push(text)
  }
  return fields
}
