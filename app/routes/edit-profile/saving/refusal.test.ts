import { expect, test } from 'vitest'

import { ApiFailure } from '#client/api-failure.ts'

import { refusal } from './refusal.ts'

const failure = (code: string, msg: string, fields?: Record<string, string[]>) =>
  new ApiFailure({ status: 400, code, msg, ...(fields && { fields }) })

test('R39 the specification’s refusals are shown at their fields', () => {
  const cannot = failure('cannot_make_public', 'Request is malformed: profile cannot be made public')
  expect(refusal(cannot, ['public']).error?.['public']?.[0]).toMatch(/^Your account must be at least 4 days old/)
  // Without such a field in the tab the error is at form level.
  expect(Object.keys(refusal(cannot, ['name']).error ?? {})).toEqual([''])
})

test('API fields map to form fields by prefix', () => {
  const invalid = failure('validation_failed', 'Request is malformed: check', {
    'location.city': ['Too long.'],
    'skills.3': ['Too long, too.'],
    'skills.4': ['Too long, too.'],
    'expertsMetadata.projectMinimum.amount': ['Use a whole number.'],
    'featuredAssets.1.caption': ['Shorter.'],
    strange: ['This field is not known.'],
  })
  expect(refusal(invalid, ['city', 'skills', 'minimumAmount', 'caption2']).error).toEqual({
    city: ['Too long.'],
    skills: ['Too long, too.'],
    minimumAmount: ['Use a whole number.'],
    caption2: ['Shorter.'],
    '': ['This field is not known.'],
  })
})

test('every other refusal is a friendly message above the form', () => {
  expect(refusal(failure('forbidden', 'Not allowed: no'), ['name']).error).toEqual({
    '': ['You are not allowed to do this.'],
  })
})
