import { expect, test } from 'vitest'

import { loadCatalogue } from '#catalogue/catalogue.ts'

import { guessIntendedSkill } from './guess-intended-skill.ts'

const meant = (name: string) => guessIntendedSkill(name, loadCatalogue().suggestTerms(name).skills)

test.each([
  ['Graphic desgn', 'Graphic Design'],
  ['Webdesgin', 'Web Design'],
  ['illustartion', 'Illustration'],
  ['Shopfy', 'Shopify'],
])('R704 for %j the closest skill is %s', (name, skill) => {
  expect(meant(name)).toBe(skill)
})

test.each(['', 'R', 'Sho', '!!!!', 'Basket weaving', 'zzyzx'])('R704 for %j there is no suggestion', (name) => {
  expect(meant(name)).toBeUndefined()
})
