import type { SubmissionResult } from '@conform-to/react'

import type { FormName } from '#app/routes/edit-profile/edit-field.ts'
import type { ApiFailure } from '#client/api-failure.ts'
import { friendlyError } from '#client/friendly-errors.ts'
import { fieldErrorTexts, type Translate } from '#client/issue-texts.ts'
import type { FailureCode } from '#domain/result.ts'

/** Maps nested API fields to form fields by prefix, the longest first. */
const FORM_NAMES: [begins: string, name: FormName][] = [
  ['expertsMetadata.availability.from', 'availabilityFrom'],
  ['expertsMetadata.availability', 'availabilityStatus'],
  ['expertsMetadata.projectMinimum.currency', 'minimumCurrency'],
  ['expertsMetadata.projectMinimum', 'minimumAmount'],
  ['expertsMetadata.servicesOffered', 'services'],
  ['featuredAssets.0.caption', 'caption1'],
  ['featuredAssets.1.caption', 'caption2'],
  ['featuredAssets.2.caption', 'caption3'],
  ['featuredAssets', 'highlight1'],
  ['location.city', 'city'],
  ['location.country', 'country'],
  ['profileImg', 'picture'],
]

/** The form field of each refusal in the specification. */
const FIELD_OF: Partial<Record<FailureCode, FormName>> = {
  slug_taken: 'slug',
  cannot_make_public: 'public',
  public_assets_exist: 'public',
  cannot_make_hirable: 'hirable',
}

/** Other fields have the same name in the API and the form; a list's index is dropped. */
function formName(path: string): string {
  return FORM_NAMES.find(([begins]) => path.startsWith(begins))?.[1] ?? path.split('.', 1)[0] ?? ''
}

/** Turns an API refusal into errors at this form's fields. */
export function refusalToFormErrors(failure: ApiFailure, names: string[], say: Translate): SubmissionResult<string[]> {
  const error: Record<string, string[]> = {}
  const add = (name: string, texts: string[]) => {
    // The key '' holds form-level errors.
    const key = names.includes(name) ? name : ''
    error[key] = [...new Set([...(error[key] ?? []), ...texts])]
  }
  const field = FIELD_OF[failure.code as FailureCode]
  const problems = fieldErrorTexts(failure, say)
  // The specification's sentence, then what is missing. That a handle is taken is the sentence itself.
  if (failure.code === 'slug_taken') add('slug', [friendlyError(failure, say)])
  else if (field) add(field, [friendlyError(failure, say), ...(problems[field] ?? [])])
  else for (const [path, texts] of Object.entries(problems)) add(formName(path), texts)
  if (Object.keys(error).length === 0) add('', [friendlyError(failure, say)])
  return { status: 'error', error }
}
