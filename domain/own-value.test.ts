import { expect, test } from 'vitest'

import { ownValue } from './own-value.ts'

test('R181 a name from outside finds what the table has, and nothing else', () => {
  const table = { closed: 'Closed.' }
  expect(ownValue(table, 'closed')).toBe('Closed.')
  for (const name of ['constructor', '__proto__', 'toString', '', null, undefined, 1]) {
    expect(ownValue(table, name)).toBeUndefined()
  }
})
