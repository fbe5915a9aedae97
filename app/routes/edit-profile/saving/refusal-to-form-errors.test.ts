import { expect, test } from 'vitest'

import { ApiFailure } from '#client/api-failure.ts'
import { type Issue, createIssue } from '#domain/issue.ts'
import type { FailureCode } from '#domain/result.ts'
import { textsForLanguage } from '#locales/registry.ts'

import { refusalToFormErrors } from './refusal-to-form-errors.ts'

const failure = (code: FailureCode, fields?: Record<string, string[]>, issues?: Issue[]) =>
  new ApiFailure({ status: 400, code, msg: '', ...(fields && { fields }), ...(issues && { issues }) })
const say = textsForLanguage('en').text

test('R39 the specification’s refusals stand at their fields', () => {
  const cannot = failure('cannot_make_public')
  expect(refusalToFormErrors(cannot, ['public'], say).error?.['public']?.[0]).toMatch(
    /^Your account must be at least 4 days old/,
  )
  // Without such a field in the tab the error is at form level.
  expect(Object.keys(refusalToFormErrors(cannot, ['name'], say).error ?? {})).toEqual([''])
})

test('R282 below the specification’s sentence stands what is missing', () => {
  const missing = createIssue('missing_requirement', { name: 'public' }, 'hirable')
  const cannot = failure('cannot_make_hirable', { hirable: ['What is missing: a public profile.'] }, [missing])
  expect(refusalToFormErrors(cannot, ['hirable'], say).error?.['hirable']).toEqual([
    'To be available for contact, you must have a paid workspace plan, at least one site showcased, a portfolio highlight, avatar, skills, and location filled out.',
    'What is missing: a public profile.',
  ])
})

test('the API’s fields are found in the form, by their beginnings', () => {
  const invalid = failure(
    'validation_failed',
    {
      'location.city': ['City may have at most 100 characters.'],
      'skills.3': ['A skill may have at most 60 characters.'],
      'skills.4': ['A skill may have at most 60 characters.'],
      'expertsMetadata.projectMinimum.amount': ['Use a whole number.'],
      'featuredAssets.1.caption': ['No code has words for this.'],
      strange: ['This field is not known.'],
    },
    [
      createIssue('too_long', { maximum: 100 }, 'location.city'),
      createIssue('too_long', { maximum: 60 }, 'skills.3'),
      createIssue('too_long', { maximum: 60 }, 'skills.4'),
      createIssue('invalid_type', { expected: 'int' }, 'expertsMetadata.projectMinimum.amount'),
      createIssue('invalid', {}, 'featuredAssets.1.caption'),
      createIssue('unknown_field', {}, 'strange'),
    ],
  )
  expect(refusalToFormErrors(invalid, ['city', 'skills', 'minimumAmount', 'caption2'], say).error).toEqual({
    city: ['Use at most 100 characters.'],
    skills: ['Use at most 60 characters.'],
    minimumAmount: ['Enter a whole number.'],
    caption2: ['Check this field.'],
    '': ['This field is not known.'],
  })
})

test('everything else is said in friendly words above the form', () => {
  expect(refusalToFormErrors(failure('forbidden'), ['name'], say).error).toEqual({
    '': ['You are not allowed to do this.'],
  })
})
