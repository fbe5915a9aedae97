import { expect, test } from 'vitest'

import { createKeyring, type KeyPurpose } from './keyring.ts'

const SECRET = 'a secret that only the tests use'
const PURPOSES: KeyPurpose[] = [
  'confirm-message',
  'conversation',
  'contact-form',
  'inquiry-address',
  'digest',
  'sessions',
  'uploads',
  'visitors',
]

test('R240 every purpose has a key of its own, and none is the secret', () => {
  const keyring = createKeyring({ secret: SECRET })
  const keys = PURPOSES.map((purpose) => keyring.current(purpose))
  expect(new Set([...keys, SECRET]).size).toBe(PURPOSES.length + 1)
  for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/)
})

test('R240 the same secret gives the same keys, on every node and after every start', () => {
  expect(createKeyring({ secret: SECRET }).current('digest')).toBe('2sYm-eRP1hVVPVSHLCNO2j55uHghSquRhBcpp9MKZow')
})

test('R241 keys of previous secrets follow the current one, each once', () => {
  const keyring = createKeyring({ secret: SECRET, previous: ['another', SECRET, 'another'] })
  expect(keyring.all('uploads')).toEqual([
    createKeyring({ secret: SECRET }).current('uploads'),
    createKeyring({ secret: 'another' }).current('uploads'),
  ])
})
