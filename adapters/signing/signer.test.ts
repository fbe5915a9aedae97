import { createHmac } from 'node:crypto'

import { expect, test } from 'vitest'

import { createKeyring, type SignedPurpose } from './keyring.ts'
import { createSigner } from './signer.ts'

const [OLD, NEW] = ['an old secret of the tests, since replaced', 'a secret that only the tests use']
const PURPOSES: SignedPurpose[] = ['confirm-message', 'conversation', 'contact-form', 'inquiry-address', 'digest']
const signer = createSigner(createKeyring({ secret: NEW }))

/** As links were signed while the secret itself was the key. */
function signedWithSecret(secret: string, purpose: SignedPurpose, text: string): string {
  const seal = createHmac('sha256', secret).update(`guildhall ${purpose}\n${text}`).digest('base64url')
  return `${Buffer.from(text).toString('base64url')}.${seal}`
}

test('R240 what was signed comes back, for its purpose alone', () => {
  for (const purpose of PURPOSES) {
    const token = signer.sign(purpose, 'id – with é')
    for (const other of PURPOSES) {
      expect([purpose, other, signer.read(other, token)]).toEqual([
        purpose,
        other,
        other === purpose ? 'id – with é' : undefined,
      ])
    }
    expect(createSigner(createKeyring({ secret: OLD })).read(purpose, token)).toBeUndefined()
  }
})

test('R240 a changed token is no token', () => {
  const token = signer.sign('conversation', 'abc')
  const [text = '', seal = ''] = token.split('.')
  const odd = ['', '.', text, `${text}.`, `.${seal}`, `${text}.${seal}.x`, `${text}.${seal}x`, `${text}x.${seal}`]
  const other = `${Buffer.from('abd').toString('base64url')}.${seal}`
  const huge = `${'.'.repeat(200_000)}${'é'.repeat(200_000)}`
  for (const one of [...odd, other, huge, `\0${token}`]) {
    expect([one.slice(0, 80), signer.read('conversation', one)]).toEqual([one.slice(0, 80), undefined])
  }
})

test('R241 what a previous secret signed still counts, and new signatures are the current one’s', () => {
  const before = createSigner(createKeyring({ secret: OLD }))
  const rotated = createSigner(createKeyring({ secret: NEW, previous: ['an old one that is no longer needed', OLD] }))
  for (const purpose of PURPOSES) {
    expect(rotated.read(purpose, before.sign(purpose, 'abc'))).toBe('abc')
    expect(signer.read(purpose, before.sign(purpose, 'abc'))).toBeUndefined()
    expect(rotated.sign(purpose, 'abc')).toBe(signer.sign(purpose, 'abc'))
  }
})

test('R241 links that were mailed while the secret itself was the key stay good, also after it was replaced', () => {
  const rotated = createSigner(createKeyring({ secret: NEW, previous: [OLD] }))
  for (const purpose of PURPOSES) {
    const mailed = purpose === 'contact-form' ? undefined : 'abc'
    expect([purpose, signer.read(purpose, signedWithSecret(NEW, purpose, 'abc'))]).toEqual([purpose, mailed])
    expect([purpose, rotated.read(purpose, signedWithSecret(OLD, purpose, 'abc'))]).toEqual([purpose, mailed])
    expect(signer.read(purpose, signedWithSecret(OLD, purpose, 'abc'))).toBeUndefined()
  }
})
