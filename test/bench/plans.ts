import { mkdirSync, writeFileSync } from 'node:fs'

import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'

import { listAdminProfiles } from '#db/queries/admin/admin-profiles.ts'
import { partitionProfiles } from '#db/queries/sitemap/profile-ranges.ts'
import { listPlacesWithExperts } from '#db/queries/sitemap/sitemaps.ts'
import { listHirePagePositions } from '#db/queries/statistics/statistics.ts'
import type { Database } from '#db/schema.ts'
import { PAGE_SIZE, MAX_SITEMAP_FILE_URLS } from '#domain/limits.ts'
import { NO_HIRE_FILTER } from '#domain/lists/hire-filter.ts'
import { readHirePage } from '#use-cases/lists/read-hire-page.ts'
import { searchExperts } from '#use-cases/lists/search-experts.ts'
import { suggestSearches } from '#use-cases/lists/suggest-searches.ts'

import { LISTINGS } from './listings.ts'
import type { BenchSite } from './site.ts'

const FOLDER = new URL('./plans/', import.meta.url)

/** The queries that an act runs. */
async function queriesOf(pool: pg.Pool, act: (db: Kysely<Database>) => Promise<unknown>): Promise<CompiledQuery[]> {
  const queries: CompiledQuery[] = []
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      queries.push(query)
    },
  })
  await act(db)
  // An act may ask the planner for an estimate itself.
  return queries.filter(({ sql }) => !sql.trimStart().startsWith('explain'))
}

async function explain(pool: pg.Pool, { sql, parameters }: CompiledQuery): Promise<string> {
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain (analyze, buffers) ${sql}`, [...parameters])
  return `${sql.trim()}\n\n${rows.map((row) => row['QUERY PLAN']).join('\n')}\n`
}

/** Writes the query plans of the most frequent queries, one file each. */
export async function writePlans({ deps, profiles }: BenchSite): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  const listed = await deps.db
    .selectFrom('listing')
    .where('skill', '=', 'web-design')
    .select('profile_id')
    .limit(1)
    .execute()
  const search = (db: Kysely<Database>, q: string) =>
    searchExperts({ ...deps, db }, { q, page: 1, sort: 'recommended', filter: NO_HIRE_FILTER })
  const acts: Record<string, (db: Kysely<Database>) => Promise<unknown>> = {
    ...Object.fromEntries(
      Object.entries(LISTINGS).map(([name, queries]) => [
        `hire ${name}`,
        (db: Kysely<Database>) =>
          readHirePage({ ...deps, db }, { page: 1, sort: 'recommended', filter: NO_HIRE_FILTER, ...queries }),
      ]),
    ),
    'search everyone': (db) => search(db, ''),
    'search designer': (db) => search(db, 'designer'),
    'search maria': (db) => search(db, 'maria'),
    'suggest ma': (db) => suggestSearches({ ...deps, db }, { q: 'ma' }),
    'suggest xyzzy': (db) => suggestSearches({ ...deps, db }, { q: 'xyzzy' }),
    'admin profiles': (db) =>
      listAdminProfiles(db, { filter: { q: '' }, many: true, reached: 1, sort: 'newest', limit: PAGE_SIZE, offset: 0 }),
    'dashboard positions': (db) => listHirePagePositions(db, { profileId: listed[0]?.profile_id ?? '', skills: 8 }),
    'sitemap profiles': (db) => partitionProfiles(db, MAX_SITEMAP_FILE_URLS),
    'sitemap hire': (db) => listPlacesWithExperts(db, [{ skill: 'web-design', country: 'us' }]),
  }
  for (const [name, act] of Object.entries(acts)) {
    const queries = await queriesOf(deps.pool, act)
    const plans: string[] = []
    for (const query of queries) plans.push(await explain(deps.pool, query))
    const file = `${name.replaceAll(/[^a-z0-9]+/g, '-')}.txt`
    writeFileSync(
      new URL(file, FOLDER),
      `-- ${name}, ${profiles.toLocaleString('en')} profiles\n\n${plans.join('\n\n')}`,
    )
  }
}
