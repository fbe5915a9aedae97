import { afterEach, expect, test } from 'vitest'

import { resetRules, setRules } from '#test/platform-rules.ts'

import { stepLabel } from './step-labels.ts'

afterEach(resetRules)

const labels = () => (['publishedSite', 'showcasedSite', 'accountAge', 'paidPlan'] as const).map(stepLabel)

test('R469 steps say what the platform asks for', () => {
  expect(labels().map(({ todo }) => todo)).toEqual([
    'Publish a site',
    'Show a site',
    'Let 4 days pass',
    'Choose a paid plan',
  ])
  setRules({ requirements: { days: 1, sites: 2, showcasedSites: 3 } })
  expect(labels()).toEqual([
    { todo: 'Publish two sites', why: 'A public profile shows at least two published sites.' },
    { todo: 'Show three sites', why: 'At least three of your published sites must be public.' },
    { todo: 'Let 1 day pass', why: 'Accounts can go public when they are 1 day old. Nothing to do.' },
    { todo: 'Choose a paid plan', why: 'Being available for contact needs a paid workspace plan.' },
  ])
})
