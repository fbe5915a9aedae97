import { expect, test } from 'vitest'

import { ApiFailure } from '#client/api-failure.ts'

import { refusal } from './refusal.ts'

/** R39: whatever the code, the message says what it is. */
const failure = (msg: string, fields?: Record<string, string[]>) =>
  new ApiFailure({ status: 400, code: 'unknown', msg, ...(fields && { fields }) })

test('R39 the specification’s refusals stand at their fields', () => {
  const cannot = failure('Request is malformed: profile cannot be made public')
  expect(refusal(cannot, ['public']).error?.['public']?.[0]).toMatch(/^Your account must be at least 4 days old/)
  // Without such a field in the tab the error is at form level.
  expect(Object.keys(refusal(cannot, ['name']).error ?? {})).toEqual([''])
})

test('R282 below the specification’s sentence stands what is missing', () => {
  const missing = 'What is missing: a public profile.'
  const cannot = failure('Request is malformed: profile cannot be made hirable', { hirable: [missing] })
  expect(refusal(cannot, ['hirable']).error?.['hirable']).toEqual([
    'To be available for contact, you must have a paid workspace plan, at least one site showcased, a portfolio highlight, avatar, skills, and location filled out.',
    missing,
  ])
})

test('the API’s fields are found in the form, by their beginnings', () => {
  const invalid = failure('Request is malformed: check', {
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

test('everything else is said in friendly words above the form', () => {
  expect(refusal(failure('Not allowed: no'), ['name']).error).toEqual({
    '': ['You are not allowed to do this.'],
  })
})
