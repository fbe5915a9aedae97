import { expect, test } from 'vitest'

import { isReservedHandle } from './reserved-handles.ts'

/** Pages come and go; a word that was once reserved stays so. */
const OF_PAGES = `
  account accounts admin browse catalogue cities code confirm-address confirm-message contact conversation countries
  dashboard delete delete-profile dev edit experts following hire history imprint inbox mailbox mark messages moderation
  new-profile privacy profiles ranking report reports reset-password second-factor shortlist sign-in sign-out sign-up
  terms unsubscribe verify-email`

test('R2 the words of our pages are reserved', () => {
  const words = OF_PAGES.trim().split(/\s+/)
  expect(words.filter((word) => !isReservedHandle(word))).toEqual([])
})

test.each(['ada-moreau', 'slug', 'handle', 'skill', 'country', 'city', 'tab', 'token', 'constructor', ''])(
  'R2 "%s" is reserved only where it is a word of an address',
  (word) => {
    expect(isReservedHandle(word)).toBe(word === 'slug')
  },
)
