import { expect, test } from 'vitest'

import { isRefusedForm } from './refused-form.ts'

test('R514 a form that conform refused is one, by itself and as the result of a page', () => {
  const refused = { status: 'error', error: { email: ['Enter your email.'] } }
  expect(isRefusedForm(refused)).toBe(true)
  expect(isRefusedForm({ intent: 'name', result: refused })).toBe(true)
  expect(isRefusedForm({ kind: 'refused', state: {}, result: refused })).toBe(true)
})

test.each([undefined, null, 'error', { status: 'success' }, { intent: 'name', done: true }, { result: null }])(
  'R514 %j is not a refused form',
  (answer) => expect(isRefusedForm(answer)).toBe(false),
)
