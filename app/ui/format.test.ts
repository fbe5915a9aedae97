import { expect, test } from 'vitest'

import { answerText } from './format.ts'

test('R335 how often an expert answers, and how soon where that is known', () => {
  const both = { answerRate: 0.92, responseTimeHours: 5 }
  expect(answerText(both)).toBe('92% of messages, usually in 5 hours')
  expect(answerText(both, { brief: true })).toBe('92%, usually in 5 hours')
  expect(answerText({ answerRate: 0.2, responseTimeHours: null }, { brief: true })).toBe('20% of messages')
  expect(answerText({ answerRate: null, responseTimeHours: 5 })).toBeUndefined()
})
