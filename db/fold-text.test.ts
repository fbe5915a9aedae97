import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { loadCatalogue } from '#catalogue/catalogue.ts'
import { foldedWords } from '#domain/text/fold-text.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

test('R62 the database folds text as we do: every display name of the catalogue, and letters of many kinds', async () => {
  const { skills, cities, countries } = loadCatalogue()
  const names = [...skills.values(), ...cities.values(), ...countries.values()].map((one) => one.displayName)
  const texts = [
    ...names,
    'Łukasz Żółć',
    'Ægir Þórsson',
    'Großmann',
    'İpek Çağ',
    'O’Brien–Søn',
    'ﬁne № 5',
    'Ἀθῆναι',
    'ЁЖ',
  ]
  const { rows } = await sql<{ folded: string }>`
    select fold_text(text) as folded from unnest(${texts}::text[]) with ordinality as given (text, at) order by at
  `.execute(site.deps.db)
  const different = texts
    .map((text, at) => [text, foldedWords(text).join(' '), rows[at]?.folded.trim().replaceAll(/\s+/g, ' ')])
    .filter(([, ours, theirs]) => ours !== theirs)
  expect(different).toEqual([])
})
