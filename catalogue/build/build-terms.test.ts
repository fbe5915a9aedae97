import { expect, test } from 'vitest'

import { buildTerms, parseTermTable } from './build-terms.ts'

test('R320 a row has a key and terms; others are reported', () => {
  const problems: string[] = []
  const table = parseTermTable('# skills\nseo | Found on Google, visib*\n\n# nonsense\nno row here', (problem) =>
    problems.push(problem),
  )
  expect(table.skills).toEqual({ seo: ['found on google', 'visib*'] })
  expect(problems).toEqual(['there is no section "nonsense"', '"no row here" is no row of a section'])
})

test('R320 an unknown skill, a doubled term and a broad stem are named', () => {
  expect(() => buildTerms({ skills: {} })).toThrow(/de\.txt: there is no skill web-design/)
})
