import { afterEach, expect, test } from 'vitest'

import { setPlatformRules } from '#domain/platform/active-rules.ts'
import { parsePlatformFile } from '#domain/platform/parse-platform-file.ts'
import { DEFAULT_PLATFORM_RULES } from '#domain/platform/platform-rules.ts'

import { groundOfRule, isModerationRule, moderationRuleCodes, platformRuleText } from './moderation-rules.ts'

const OWN = { title: 'No resold work', text: 'Work that was bought is not yours to show.', ground: 'law' }

afterEach(() => setPlatformRules(DEFAULT_PLATFORM_RULES))

function setFile(moderationRules: object): void {
  const parsed = parsePlatformFile(JSON.stringify({ moderationRules }))
  if (!parsed.ok) throw new Error(parsed.error.detail)
  setPlatformRules(parsed.value)
}

test('R771 a platform adds its rules, and replaces the texts and the ground of ours', () => {
  expect(moderationRuleCodes()).toHaveLength(8)
  expect([isModerationRule('resold'), groundOfRule('spam'), platformRuleText('spam')]).toEqual([
    false,
    'contract',
    undefined,
  ])
  setFile({ resold: OWN, spam: { ...OWN, title: 'No advertising' } })
  expect(moderationRuleCodes()).toHaveLength(9)
  expect(moderationRuleCodes()[0]).toBe('resold')
  expect([isModerationRule('resold'), groundOfRule('resold'), groundOfRule('spam')]).toEqual([true, 'law', 'law'])
  expect(platformRuleText('spam')?.title).toBe('No advertising')
})

test.each(['constructor', '__proto__', 'toString', ''])('R771 %j is no rule', (code) => {
  expect(isModerationRule(code)).toBe(false)
  expect(platformRuleText(code)).toBeUndefined()
})

test.each([
  [{ resold: { ...OWN, ground: 'taste' } }, 'moderationRules.resold.ground must be "contract" or "law", not "taste"'],
  [{ resold: { title: 'No resold work', ground: 'law' } }, 'moderationRules.resold.text is missing'],
  [{ 'Re-sold': OWN }, 'moderationRules.Re-sold must have a code of 1 to 40 letters a to z, digits and single hyphens'],
])('R467 a wrong rule is refused: %j', (moderationRules, problem) => {
  const parsed = parsePlatformFile(JSON.stringify({ moderationRules }))
  expect(parsed.ok ? 'accepted' : parsed.error.detail).toBe(problem)
})
