import { afterEach, expect, test } from 'vitest'

import { resetRules, setRules } from '#test/platform-rules.ts'

import { asksFor } from './what-it-asks.ts'

afterEach(resetRules)

const texts = () =>
  asksFor('Acme')
    .slice(1)
    .map(({ text }) => text)

test('R469 the page for experts says what the platform asks for', () => {
  expect(texts()).toEqual([
    'An account that is at least 4 days old, and a published site at Acme.',
    'A paid plan at Acme, a picture, a skill that clients search for, your city and country, and a piece of your work to stand first.',
  ])
  setRules({ requirements: { days: 1, sites: 2, showcasedSites: 2 } })
  expect(texts()).toEqual([
    'An account that is at least 1 day old, and two published sites at Acme.',
    'A paid plan at Acme, two sites to show, a picture, a skill that clients search for, your city and country, and a piece of your work to stand first.',
  ])
  setRules({ requirements: { days: 0, sites: 0, paidPlan: false, picture: false, highlight: false } })
  expect(texts()).toEqual([
    'Nothing more.',
    'A site to show, a skill that clients search for, and your city and country.',
  ])
})
