import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openTestSite, type TestSite } from '#test/test-site.ts'

import { listSimilarWords } from './similar-words.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

/** Pages of the index that hold what is not sorted in yet, and that every search reads. */
async function pendingPages(): Promise<number> {
  const { rows } = await sql<{ pages: number }>`
    select gin_clean_pending_list('search_word_similar')::integer as pages
  `.execute(site.deps.db)
  return rows[0]?.pages ?? -1
}

test('R63 a new word is found by the index at once, however many came before', async () => {
  const words = Array.from({ length: 2000 }, (_, index) => `word${index}`)
  await sql`insert into search_word (word) select unnest(${[...words, 'accessibility']}::text[])`.execute(site.deps.db)
  expect(await listSimilarWords(site.deps.db, ['accessibilty'])).toEqual([
    { typed: 'accessibilty', known: 'accessibility' },
  ])
  expect(await pendingPages()).toBe(0)
})
