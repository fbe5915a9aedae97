import { expect, test } from 'vitest'

import { maskEmail } from './mask-email.ts'

test.each([
  ['gil.guest@example.org', 'g•••@e•••.org'],
  ['a@b.co.uk', 'a•••@b•••.uk'],
  ['"odd@one"@localhost', '"•••@l•••'],
  ['💌x@mail.example', '💌•••@m•••.example'],
])('R242 of %s only %s is shown', (email, shown) => {
  expect(maskEmail(email)).toBe(shown)
})
