import { expect, test } from 'vitest'

import { CORRECT_SKILL_FIELD, skillCorrectionValue, applySkillCorrection } from './correct-skill.ts'

function formWith(correction: string): FormData {
  const form = new FormData()
  form.set(CORRECT_SKILL_FIELD, correction)
  return form
}

test.each([
  ['keeps its place', skillCorrectionValue('grafic design', 'Graphic Design'), ['SEO', 'Graphic Design', 'Figma']],
  ['may arrive with other line ends', 'grafic design\r\nGraphic Design', ['SEO', 'Graphic Design', 'Figma']],
  ['is not added twice', skillCorrectionValue('grafic design', 'Figma'), ['SEO', 'Figma']],
  [
    'of another list changes nothing',
    skillCorrectionValue('illustrat', 'Illustration'),
    ['SEO', 'grafic design', 'Figma'],
  ],
  ['without a second line changes nothing', 'grafic design', ['SEO', 'grafic design', 'Figma']],
  ['that is empty changes nothing', '\n', ['SEO', 'grafic design', 'Figma']],
])('R704 a corrected skill %s', (_what, correction, skills) => {
  expect(applySkillCorrection(['SEO', 'grafic design', 'Figma'], formWith(correction))).toEqual(skills)
})

test('R704 without the button nothing is replaced', () => {
  expect(applySkillCorrection(['grafic design'], new FormData())).toEqual(['grafic design'])
})
