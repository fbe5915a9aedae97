import { expect, test } from 'vitest'

import { createSigner } from './signer.ts'

const signer = createSigner('a secret of the tests that nobody else uses')

test('what was signed comes back, for its purpose alone', () => {
  const token = signer.sign('conversation', 'id – with é')
  expect(signer.read('conversation', token)).toBe('id – with é')
  expect(signer.read('confirm-message', token)).toBeUndefined()
  expect(createSigner('another secret').read('conversation', token)).toBeUndefined()
})

test('a changed token is no token', () => {
  const token = signer.sign('conversation', 'abc')
  const [text = '', seal = ''] = token.split('.')
  const odd = ['', '.', text, `${text}.`, `.${seal}`, `${text}.${seal}.x`, `${text}.${seal}x`, `${text}x.${seal}`]
  const other = `${Buffer.from('abd').toString('base64url')}.${seal}`
  for (const one of [...odd, other]) expect([one, signer.read('conversation', one)]).toEqual([one, undefined])
})
