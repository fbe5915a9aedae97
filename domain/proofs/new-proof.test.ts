import { expect, test } from 'vitest'

import { newProofSchema } from './new-proof.ts'

const read = (kind: string, address: string) => {
  const parsed = newProofSchema.safeParse({ kind, address })
  if (parsed.success) return parsed.data.subject
  const [issue] = parsed.error.issues
  return issue?.code === 'custom' ? issue.params?.['code'] : issue?.code
}

test.each([
  ['studio.example', 'studio.example'],
  [' Studio.Example. ', 'studio.example'],
  ['https://www.studio.example/about?x#y', 'www.studio.example'],
  ['http://studio.example:80', 'studio.example'],
  // As browsers read it.
  ['https://studio.example\\@evil.example:22/', 'studio.example'],
  ['müller.example', 'xn--mller-kva.example'],
  // A Cyrillic letter: shown as what it is.
  ['аpple.example', 'xn--pple-43d.example'],
])('R790 the domain of %j is %s', (address, domain) => {
  expect(read('domain', address)).toBe(domain)
})

const REFUSED = [
  'localhost',
  'studio',
  'https://127.0.0.1/',
  '127.0.0.1',
  '2130706433',
  'http://2130706433/',
  'http://0x7f.1/',
  'https://[::1]/',
  'https://[::ffff:7f00:1]/',
  'https://ada:secret@studio.example/',
  'https://ada@studio.example/',
  'https://studio.example:8443/',
  'ftp://studio.example/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'not a domain',
  'a\0.example',
  `${'a'.repeat(300)}.example`,
]

test.each(REFUSED)('R791 %j is no domain', (address) => {
  expect(read('domain', address)).toBe('invalid_domain')
})

test.each(REFUSED)('R791 %j is no profile elsewhere', (address) => {
  expect(read('elsewhere', address)).toBe('invalid_profile_address')
})

test.each([
  ['https://social.example/@ada#posts', 'https://social.example/@ada'],
  ['social.example/@ada', 'https://social.example/@ada'],
  ['https://Social.Example./user?id=7', 'https://social.example/user?id=7'],
])('R791 the profile at %j is %s', (address, subject) => {
  expect(read('elsewhere', address)).toBe(subject)
})

test('R791 an address is required, has a limit, and nothing else is sent', () => {
  expect(read('domain', '')).toBe('too_small')
  expect(read('domain', `studio.example/${'a'.repeat(2000)}`)).toBe('too_big')
  expect(read('elsewhere', `social.example/${'ü'.repeat(1900)}`)).toBe('invalid_profile_address')
  expect(read('platform', 'studio.example')).toBe('invalid_value')
  expect(newProofSchema.safeParse({ kind: 'domain', address: 'studio.example', code: 'mine' }).success).toBe(false)
})
