import { expect, test } from 'vitest'

import { nextAddress } from './next-address.ts'

test.each(['/account', '/@ada-moreau?x=1#sites', '/'])('%s is ours', (address) => {
  expect(nextAddress(address)).toBe(address)
})

test.each([
  null,
  '',
  'account',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/\t/evil.example',
])('%j leads to the start page', (address) => {
  expect(nextAddress(address)).toBe('/')
})
