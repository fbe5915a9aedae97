import { expect, test } from 'vitest'

import { createClient } from '#client/client.ts'

import { hasSignInFields, signInAgain, toPendingForm, restorePendingForm } from './pending-form.ts'

function formOf(entries: [string, string | Blob][]): FormData {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}

test('R170 typed values are carried in order; passwords, codes and files are not', () => {
  const pending = toPendingForm(
    formOf([
      ['slug', 'ada'],
      ['slug', 'ben'],
      ['body', 'Two lines\n"quoted"'],
      ['currentPassword', 'secret'],
      ['account-password', 'secret'],
      ['account-email', 'ada@example.test'],
      ['account-code', '123456'],
      ['account-recovery', 'aaaaa-aaaaa'],
      ['code', '123456'],
      ['recovery', 'aaaaa-aaaaa'],
      ['setup', 'otpauth://totp/x?secret=y'],
      ['picture', new Blob(['x'])],
    ]),
  )
  expect(pending.entries).toEqual([
    ['slug', 'ada'],
    ['slug', 'ben'],
    ['body', 'Two lines\n"quoted"'],
  ])
  expect(pending.email).toBe('ada@example.test')
  const again = restorePendingForm(formOf([['kept', JSON.stringify(pending.entries)]]), { slug: 2, body: 1 })
  expect([...again]).toEqual(pending.entries)
})

test('R421 a form whose sender signs in in another window goes on once they are signed in, and not before', async () => {
  const sent = () =>
    formOf([
      ['account-host', '1'],
      ['body', 'typed'],
    ])
  expect(hasSignInFields(sent())).toBe(true)
  const clientFor = (user: object | null) =>
    createClient(async () => Response.json({ user, profile: null, workspaces: [] }))
  expect(await signInAgain(clientFor(null), sent())).toEqual({ step: 'password', error: 'You are not signed in yet.' })
  const form = sent()
  expect(await signInAgain(clientFor({ id: 'ada' }), form)).toBeUndefined()
  expect([...form]).toEqual([['body', 'typed']])
})

const fault = (pending: unknown[], fields: Record<string, number>) => {
  try {
    return [
      ...restorePendingForm(
        formOf([
          ['body', 'typed'],
          ['kept', JSON.stringify(pending)],
        ]),
        fields,
      ),
    ]
  } catch (error) {
    const { init, data } = error as { init: { status: number }; data: { formFault: string } }
    return [init.status, data.formFault]
  }
}

test('R180 carried entries have the same limits as the form', () => {
  const fields = { body: 1, slug: 2 }
  expect(fault([['a[99999999]', '1']], fields)).toEqual([400, 'unknown field'])
  expect(fault([['__proto__', '1']], fields)).toEqual([400, 'unknown field'])
  expect(fault([['kept', '[]']], fields)).toEqual([400, 'unknown field'])
  expect(fault([['account-password', 'x']], fields)).toEqual([400, 'unknown field'])
  expect(fault([['body', 'again']], fields)).toEqual([400, 'too many fields'])
  expect(
    fault(
      Array.from({ length: 3 }, () => ['slug', 'a']),
      fields,
    ),
  ).toEqual([400, 'too many fields'])
  expect(fault([['slug', 'x'.repeat(65 * 1024)]], fields)).toEqual([413, 'too large'])
})

test('a malformed list of entries adds nothing', () => {
  for (const pending of ['', '{', 'null', '{"a":"b"}', '[["a"]]', '[["a",1]]', '[1]']) {
    expect([pending, ...restorePendingForm(formOf([['kept', pending]]), {})]).toEqual([pending])
  }
})
