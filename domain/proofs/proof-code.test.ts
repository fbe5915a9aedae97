import { expect, test } from 'vitest'

import { judgeTxtRecords, txtRecordOf } from './proof-code.ts'

const CODE = 'q2hvaXJzb2Zhbmdlb-_zaWa'

test.each([
  [[`guildhall-verification=${CODE}`], 'proven'],
  [['v=spf1 -all', ` "guildhall-verification=${CODE}" `], 'proven'],
  [['guildhall-verification=of-another-profile', `guildhall-verification=${CODE}`], 'proven'],
  [['guildhall-verification=of-another-profile'], 'other_profile'],
  [[`guildhall-verification=${CODE}x`], 'other_profile'],
  [[`guildhall-verification=${CODE.toLowerCase()}`], 'other_profile'],
  [[CODE], 'not_found'],
  [[`x guildhall-verification=${CODE}`], 'not_found'],
  [['', 'v=spf1 -all'], 'not_found'],
  [[], 'not_found'],
])('R790 R793 records %j: %s', (records, verdict) => {
  expect(judgeTxtRecords(records, CODE)).toBe(verdict)
})

test('R790 the record is what the owner is told to add', () => {
  expect(judgeTxtRecords([txtRecordOf(CODE)], CODE)).toBe('proven')
})
