import { afterEach, expect, test } from 'vitest'

import { textsFor } from '#app/shell/use-texts.ts'
import { resetRules, setRules } from '#test/platform-rules.ts'

import { expertRequirementSections } from './expert-requirement-sections.ts'

afterEach(resetRules)

const asked = () =>
  expertRequirementSections(textsFor('en'), 'Acme')
    .slice(1)
    .map(({ items }) => items)

test('R469 the page for experts says what the platform asks for', () => {
  const always = ['A skill that clients search for', 'Your city and country']
  expect(asked()).toEqual([
    ['An account that is at least 4 days old', 'A published site at Acme'],
    ['A paid plan at Acme', 'A picture', ...always, 'A piece of your work to stand first'],
  ])
  setRules({ requirements: { days: 1, sites: 2, showcasedSites: 2 } })
  expect(asked()).toEqual([
    ['An account that is at least 1 day old', '2 published sites at Acme'],
    ['A paid plan at Acme', '2 sites to show', 'A picture', ...always, 'A piece of your work to stand first'],
  ])
  setRules({ requirements: { days: 0, sites: 0, paidPlan: false, picture: false, highlight: false } })
  expect(asked()).toEqual([['Nothing more.'], ['A site to show', ...always]])
})
