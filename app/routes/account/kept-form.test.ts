import { expect, test } from 'vitest'

import { keepForm, withKept } from './kept-form.ts'

function formOf(entries: [string, string | Blob][]): FormData {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}

test('R170 everything typed waits, in its order; passwords, codes and files do not', () => {
  const kept = keepForm(
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
  expect(kept.entries).toEqual([
    ['slug', 'ada'],
    ['slug', 'ben'],
    ['body', 'Two lines\n"quoted"'],
  ])
  expect(kept.email).toBe('ada@example.test')
  const again = withKept(formOf([['kept', JSON.stringify(kept.entries)]]))
  expect([...again]).toEqual(kept.entries)
})

test('what is no list of fields adds nothing', () => {
  for (const kept of ['', '{', 'null', '{"a":"b"}', '[["a"]]', '[["a",1]]', '[1]']) {
    expect([kept, ...withKept(formOf([['kept', kept]]))]).toEqual([kept])
  }
})
