import { expect, test } from 'vitest'

import { inquiryRecipient, isInquiryAddressVerified } from './inquiry-address.ts'

const account = 'ada@example.test'
const verifiedAt = new Date()

test('R88 mails go to the inquiry address once it is confirmed, else to the account', () => {
  expect(inquiryRecipient({ inquiry: null, verifiedAt: null, account })).toBe(account)
  expect(inquiryRecipient({ inquiry: 'hi@ada.example', verifiedAt: null, account })).toBe(account)
  expect(inquiryRecipient({ inquiry: 'hi@ada.example', verifiedAt, account })).toBe('hi@ada.example')
  expect(inquiryRecipient({ inquiry: 'hi@ada.example', verifiedAt: null, account: null })).toBeNull()
})

test('R88 the account’s own address counts as confirmed, in any case', () => {
  expect(isInquiryAddressVerified({ inquiry: 'Ada@Example.test', verifiedAt: null, account })).toBe(true)
  expect(isInquiryAddressVerified({ inquiry: null, verifiedAt, account })).toBe(false)
})
