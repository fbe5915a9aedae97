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
