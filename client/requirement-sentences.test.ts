import { afterEach, expect, test } from 'vitest'

import { resetRules, setRules } from '#test/platform-rules.ts'

import { cannotMakeHirableText, cannotMakePublicText } from './requirement-sentences.ts'

afterEach(resetRules)

const NOTHING = { days: 0, sites: 0, paidPlan: false, showcasedSites: 0, highlight: false, picture: false }

test('R469 without a file, the specification’s sentences', () => {
  expect(cannotMakePublicText()).toBe(
    'Your account must be at least 4 days old, verified, and have at least 1 published site in order to be made public.',
  )
  expect(cannotMakeHirableText()).toBe(
    'To be available for contact, you must have a paid workspace plan, at least one site showcased, a portfolio highlight, avatar, skills, and location filled out.',
  )
})

test('R469 they say what the platform asks for, and nothing else', () => {
  setRules({ requirements: { days: 1, sites: 2, showcasedSites: 3, paidPlan: false } })
  expect(cannotMakePublicText()).toBe(
    'Your account must be at least 1 day old, verified, and have at least 2 published sites in order to be made public.',
  )
  expect(cannotMakeHirableText()).toBe(
    'To be available for contact, you must have at least three sites showcased, a portfolio highlight, avatar, skills, and location filled out.',
  )
  setRules({ requirements: NOTHING })
  expect(cannotMakePublicText()).toBe('Your account must be verified in order to be made public.')
  expect(cannotMakeHirableText()).toBe('To be available for contact, you must have skills and location filled out.')
})
