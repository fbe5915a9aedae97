import { afterEach, expect, test } from 'vitest'

import { textsFor } from '#app/shell/use-texts.ts'
import type { Profile } from '#domain/profiles/profile.ts'
import { HIRABLE_REQUIREMENTS, PUBLIC_REQUIREMENTS } from '#domain/profiles/requirements/requirement-names.ts'
import { resetRules, setRules } from '#test/platform-rules.ts'

import { requirementChecklist, goPublicStep } from './next-step.ts'

afterEach(resetRules)

const unmet = <Name>(names: readonly Name[]) => names.map((name) => ({ name, met: false }))
const profile = {
  slug: 'ada',
  role: 'OWNER',
  public: false,
  owner: { type: 'PERSON' },
  requirements: { public: unmet(PUBLIC_REQUIREMENTS), hirable: unmet(HIRABLE_REQUIREMENTS) },
} as unknown as Profile

function helps(): string[] {
  const asked = { profile, platformName: 'Sitewright', t: textsFor('en') }
  return [...Object.values(requirementChecklist(asked)).flat(), goPublicStep(asked)].map(({ help }) => help)
}

/** "Next: Publish one" does not say one of what: the first words of a help name its object. */
const POINTS_ELSEWHERE = /^\w+ (it|one|them|this|that|those)\b/i

test.each([1, 3])('R705 what meets a requirement of %i names its object', (sites) => {
  setRules({ requirements: { sites, showcasedSites: sites } })
  expect(helps()).toHaveLength(PUBLIC_REQUIREMENTS.length + HIRABLE_REQUIREMENTS.length + 1)
  const unclear = helps().filter((help) => POINTS_ELSEWHERE.test(help) && !help.includes('of your'))
  expect(unclear).toEqual([])
})
