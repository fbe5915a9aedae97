import { expect, test } from 'vitest'

import { ALL_JOBS, JOB_NAMES } from './all-jobs.ts'

test('every job has a name of its own', () => {
  expect(new Set(JOB_NAMES).size).toBe(JOB_NAMES.length)
})

test.each(ALL_JOBS.filter(({ cron }) => cron))(
  '$name runs by the clock, so an empty payload is valid',
  ({ payload }) => {
    expect(payload.safeParse({}).success).toBe(true)
  },
)

const SAMPLES: Record<string, object> = {
  'send-mail': { mailId: 'm1' },
  'refresh-listings': { profileIds: ['p1'] },
  'relist-profiles': { digest: 'd1' },
  'mail-account-link': { purpose: 'verify-email', email: 'ada@example.test' },
}

test.each(ALL_JOBS)('R588 $name refuses fields that this release does not know', ({ name, payload }) => {
  const sample = SAMPLES[name] ?? {}
  expect(payload.safeParse(sample).success).toBe(true)
  expect(payload.safeParse({ ...sample, fieldOfTheNextRelease: 1 }).success).toBe(false)
})
