import { expect, test } from 'vitest'

import { mailboxLimitKey } from './mailbox-limit-key.ts'

test.each([
  ['user@example.test', 'user@example.test'],
  ['User+News@Example.test', 'user@example.test'],
  ['user+a+b@example.test', 'user@example.test'],
  ['user@sub+domain.test', 'user@sub+domain.test'],
  ['+tag@example.test', '+tag@example.test'],
  ['not an address', 'not an address'],
])('R524 limits count %s as %s', (email, expected) => {
  expect(mailboxLimitKey(email)).toBe(expected)
})
