import { expect, test } from 'vitest'

import { auditCsv } from './audit-csv.ts'

const ENTRY = {
  id: '1',
  action: 'lock-account',
  by: 'Ada',
  byEmail: 'ada@example.test',
  byOperator: false,
  on: '2026-01-31T12:00:00.000Z',
  account: 'spam@example.test',
  profile: null,
  reason: null,
  details: {},
}

test('R602 quotes, commas and line breaks stay in their cell, and no cell is a formula', () => {
  const hostile = { ...ENTRY, by: '=cmd|x', reason: 'He said "no",\nand left', details: { from: 'a' } }
  const operator = { ...ENTRY, by: null, byEmail: null, byOperator: true, action: 'grant-admin' }
  expect(auditCsv([hostile, operator])).toBe(
    [
      'on,action,by,byEmail,account,profile,reason,details',
      `2026-01-31T12:00:00.000Z,lock-account,'=cmd|x,ada@example.test,spam@example.test,,"He said ""no"",\nand left","{""from"":""a""}"`,
      '2026-01-31T12:00:00.000Z,grant-admin,operator,,spam@example.test,,,',
      '',
    ].join('\r\n'),
  )
})

test.each(['=1+1', '+1', '-1', '@sum', '\t=1', '\r=1', '\n=1'])(
  'R602 %j is text to a spreadsheet, not a formula',
  (reason) => {
    const [, row] = auditCsv([{ ...ENTRY, reason }]).split(/\r\n(?=2026|$)/)
    expect(row).toMatch(/,"?'[=+\-@\t\r\n]/)
  },
)
