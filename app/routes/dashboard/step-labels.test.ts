import { afterEach, expect, test } from 'vitest'

import { textsFor } from '#app/shell/use-texts.ts'
import type { ScoreSuggestionName } from '#domain/lists/ranking/score-suggestions.ts'
import { PROFILE_STEP_NAMES } from '#domain/profiles/completeness.ts'
import { resetRules, setRules } from '#test/platform-rules.ts'

import { suggestionText, SUGGESTION_TABS } from './score-labels.ts'
import { stepLabel } from './step-labels.ts'

afterEach(resetRules)

const t = textsFor('en')

const labels = () =>
  (['publishedSite', 'showcasedSite', 'accountAge', 'paidPlan'] as const).map((name) => stepLabel(name, t))

test('R469 steps say what the platform asks for', () => {
  expect(labels().map(({ todo }) => todo)).toEqual([
    'Publish a site',
    'Make a site public',
    'Wait until your account is 4 days old',
    'Choose a paid plan',
  ])
  setRules({ requirements: { days: 1, sites: 2, showcasedSites: 3 } })
  expect(labels()).toEqual([
    { todo: 'Publish two sites', why: 'A public profile shows at least two published sites.' },
    { todo: 'Make three sites public', why: 'At least three of your published sites must be public.' },
    {
      todo: 'Wait until your account is 1 day old',
      why: 'Accounts can go public when they are 1 day old. You have nothing to do.',
    },
    { todo: 'Choose a paid plan', why: 'Being available for contact needs a paid workspace plan.' },
  ])
})

/** Words that stand for something else, which a reader of one line cannot know. */
const POINTS_ELSEWHERE = /\b(it|one|ones|them|they|this|those)\b/i

test('R705 what to do in a step names its object', () => {
  const todos = [
    ...PROFILE_STEP_NAMES.map((name) => stepLabel(name, t).todo),
    ...(Object.keys(SUGGESTION_TABS) as ScoreSuggestionName[]).map((name) => suggestionText(name, t)),
  ]
  expect(todos.length).toBeGreaterThan(30)
  expect(todos.filter((todo) => POINTS_ELSEWHERE.test(todo))).toEqual([])
})
