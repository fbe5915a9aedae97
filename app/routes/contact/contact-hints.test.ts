import { expect, test } from 'vitest'

import { textsFor } from '#app/shell/use-texts.ts'

import { appendInquiryHints } from './contact-hints.ts'

const t = textsFor('en')
const NONE = { service: '', budget: '', timing: '' }

test('the chosen options are appended as lines', () => {
  expect(appendInquiryHints(t, ' We need a site. ', { ...NONE, service: 'Web Design', budget: '4,000\r\nUSD' })).toBe(
    'We need a site.\n\nService: Web Design\nBudget: 4,000 USD',
  )
})

test('without a text, or without choices, nothing is added', () => {
  expect(appendInquiryHints(t, 'We need a site.', NONE)).toBe('We need a site.')
  expect(appendInquiryHints(t, ' ', { ...NONE, timing: 'Within a month' })).toBe(' ')
})
