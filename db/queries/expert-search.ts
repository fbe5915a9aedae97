import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import type { Database } from '#db/schema.ts'

type OfProfile = ExpressionBuilder<Database & { p: Database['profile'] }, 'p'>

const escapeLike = (term: string) => term.replace(/[\\%_]/g, (char) => `\\${char}`)

/** Every word has to be found somewhere in what the profile says of itself. */
function matches(eb: OfProfile, terms: string[]) {
  const text = sql<string>`concat_ws(' ', p.name, p.slug, p.title, p.city, p.country, array_to_string(p.skills, ' '), p.about)`
  return eb.and(terms.map((term) => sql<SqlBool>`${text} ilike ${`%${escapeLike(term)}%`}`))
}

function listed(db: Db, terms: string[]) {
  return db
    .selectFrom('profile as p')
    .where('p.visibility', '=', 'PUBLIC')
    .where('p.expert_status', '=', 'ACTIVE')
    .where('p.wants_hirable', '=', true)
    .where((eb) => matches(eb, terms))
}

export async function countExperts(db: Db, terms: string[]): Promise<number> {
  const { count } = await listed(db, terms)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function listExpertIds(
  db: Db,
  terms: string[],
  { limit, offset }: { limit: number; offset: number },
): Promise<string[]> {
  const rows = await listed(db, terms)
    .select('p.id')
    .orderBy('p.ranking_score', 'desc')
    .orderBy('p.id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map((row) => row.id)
}
