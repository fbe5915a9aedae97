import { expect, test } from 'vitest'

import { createIssue } from '#domain/issue.ts'
import { textsForLanguage } from '#locales/registry.ts'

import { ApiFailure } from './api-failure.ts'
import { fieldErrorTexts, issueText } from './issue-texts.ts'

const say = textsForLanguage('en').text

test('R763 a code with its parameters becomes a sentence', () => {
  expect(issueText(createIssue('too_long', { maximum: 200 }), say)).toBe('Use at most 200 characters.')
  expect(issueText(createIssue('too_short', { minimum: 2 }), say)).toBe('Use at least 2 characters.')
  expect(issueText(createIssue('too_short', { minimum: 1 }), say)).toBe('Fill in this field.')
  expect(issueText(createIssue('invalid_type', { expected: 'int' }), say)).toBe('Enter a whole number.')
  expect(issueText(createIssue('invalid_format', { format: 'date' }), say)).toBe('Enter a day like 2026-01-31.')
  expect(issueText(createIssue('required'), say)).toBe('Fill in this field.')
  expect(issueText(createIssue('nothing_known'), say)).toBeUndefined()
  // No property of every object is a code.
  expect(issueText(createIssue('constructor'), say)).toBeUndefined()
})

test('R85 R91 R763 why a message is refused is said by its code', () => {
  expect(issueText(createIssue('own_profile'), say)).toBe('This profile is your own.')
  expect(issueText(createIssue('expert_refuses', { name: 'Ada', reason: 'sender_blocked' }), say)).toBe(
    'Ada cannot get this. This expert does not take messages from you. Choose a different expert.',
  )
  expect(issueText(createIssue('limit_reached', { limit: 'messagesOfSender', wait: 600 }), say)).toBe(
    'You have sent as many messages as possible for now. Try again in 10 minutes.',
  )
  expect(issueText(createIssue('limit_reached', { limit: 'uploads', wait: 600 }), say)).toBeUndefined()
})

test('R763 a code without words is said in general ones, never in the API’s', () => {
  const failure = new ApiFailure({
    status: 400,
    code: 'validation_failed',
    msg: '',
    fields: { name: ['Name is required.'], about: ['Said by the API.', 'About may have at most 9 characters.'] },
    issues: [
      createIssue('required', {}, 'name'),
      createIssue('invalid', {}, 'about'),
      createIssue('too_long', { maximum: 9 }, 'about'),
    ],
  })
  expect(fieldErrorTexts(failure, say)).toEqual({
    name: ['Fill in this field.'],
    about: ['Check this field.', 'Use at most 9 characters.'],
  })
})

test('R282 what is missing is said in one sentence', () => {
  const failure = new ApiFailure({
    status: 400,
    code: 'cannot_make_public',
    msg: '',
    fields: { public: ['What is missing: an account that is at least 4 days old, a published site.'] },
    issues: [
      createIssue('missing_requirement', { name: 'accountAge' }, 'public'),
      createIssue('missing_requirement', { name: 'publishedSite' }, 'public'),
    ],
  })
  expect(fieldErrorTexts(failure, say)).toEqual({
    public: ['What is missing: an account that is at least 4 days old, a published site.'],
  })
})
