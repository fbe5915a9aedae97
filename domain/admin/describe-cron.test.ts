import { expect, test } from 'vitest'

import { describeCron } from './describe-cron.ts'

test.each([
  ['* * * * *', 'Every minute'],
  ['*/10 * * * *', 'Every 10 minutes'],
  ['17 * * * *', 'Every hour at minute 17'],
  ['23 3 * * *', 'Every day at 03:23 UTC'],
  ['7 6-9 * * 1', 'Mondays every hour from 06:07 to 09:07 UTC'],
  ['0 0 * * 0', 'Sundays at 00:00 UTC'],
  ['*/5 * * * 6', 'Every 5 minutes, on Saturdays'],
  ['0 0 1 * *', '0 0 1 * *'],
  ['0 0 * * 7', '0 0 * * 7'],
  ['* 3 * * *', '* 3 * * *'],
  ['', ''],
])('R627 %s is %s', (cron, words) => {
  expect(describeCron(cron)).toBe(words)
})
