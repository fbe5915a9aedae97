import { expect, test } from 'vitest'

import { hostVersionSchema, isStaleHostReport, hostReportLagMs } from './host-version.ts'

test('R400 a version is a whole number or a moment, in microseconds', () => {
  const parse = (version: unknown) => hostVersionSchema.safeParse(version).data
  expect(parse(0)).toBe(0)
  expect(parse('1970-01-01T00:00:01Z')).toBe(1_000_000)
  expect(parse('1970-01-01T01:00:00.5+01:00')).toBe(500_000)
  expect(parse('2026-01-31T12:00:00.123456Z')).toBe(Date.parse('2026-01-31T12:00:00.123Z') * 1000 + 456)
  const wrong = [-1, 1.5, 2 ** 53, '7', '', '2026-01-31', '2026-01-31T12:00:00', '1969-12-31T23:59:59Z', null, {}]
  for (const version of [...wrong, '2026-01-31T12:00:00.1234567Z'])
    expect([version, parse(version)]).toEqual([version, undefined])
})

test.each<[string, Parameters<typeof isStaleHostReport>, boolean]>([
  ['unknown', [undefined, { version: 1, deleted: false }], false],
  ['unknown, from before the last snapshot', [undefined, { version: 5, deleted: false }, 5], true],
  ['unknown, from after it', [undefined, { version: 6, deleted: false }, 5], false],
  [
    'newer',
    [
      { version: 1, deleted: false },
      { version: 2, deleted: false },
    ],
    false,
  ],
  [
    'the same',
    [
      { version: 2, deleted: false },
      { version: 2, deleted: false },
    ],
    false,
  ],
  [
    'older',
    [
      { version: 2, deleted: false },
      { version: 1, deleted: false },
    ],
    true,
  ],
  [
    'an older deletion',
    [
      { version: 2, deleted: false },
      { version: 1, deleted: true },
    ],
    true,
  ],
  [
    'a deletion of the same version',
    [
      { version: 2, deleted: false },
      { version: 2, deleted: true },
    ],
    false,
  ],
  [
    'deleted at the same version',
    [
      { version: 2, deleted: true },
      { version: 2, deleted: false },
    ],
    true,
  ],
  [
    'deleted before',
    [
      { version: 2, deleted: true },
      { version: 3, deleted: false },
    ],
    false,
  ],
  [
    'known without a version',
    [
      { version: null, deleted: false },
      { version: 0, deleted: false },
    ],
    false,
  ],
  [
    'without a version',
    [
      { version: 9, deleted: true },
      { version: undefined, deleted: false },
    ],
    false,
  ],
])('R400 R401 %s', (_name, given, stale) => {
  expect(isStaleHostReport(...given)).toBe(stale)
})

test('R408 only a version that is a moment says how late a report is', () => {
  const now = new Date('2026-01-31T12:00:05Z')
  expect(hostReportLagMs(Date.parse('2026-01-31T12:00:00Z') * 1000, now)).toBe(5000)
  expect(hostReportLagMs(Date.parse('2026-01-31T12:00:09Z') * 1000, now)).toBe(0)
  expect(hostReportLagMs(4711, now)).toBeUndefined()
  expect(hostReportLagMs(undefined, now)).toBeUndefined()
})
