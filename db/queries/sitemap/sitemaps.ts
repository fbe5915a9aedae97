import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import type { HirePlace } from '#db/queries/lists/listing-tallies.ts'

/** R6, in SQL: the profiles that visitors may see. */
function visibleProfiles(db: Db) {
  return db.selectFrom('profile').where('visibility', '=', 'PUBLIC').where('expert_status', '<>', 'SUSPENDED')
}

export type ProfileRange = { firstId: string; newest: Date }

/** Splits the visible profiles by id into ranges of `size`, in one pass over an index. */
export function listProfileRanges(db: Db, size: number): Promise<ProfileRange[]> {
  const numbered = visibleProfiles(db).select([
    'id',
    'updated_at',
    sql<string>`(row_number() over (order by id) - 1) / ${size}::integer`.as('range'),
  ])
  return db
    .selectFrom(numbered.as('numbered'))
    .select((eb) => [eb.fn.min('id').as('firstId'), eb.fn.max('updated_at').as('newest')])
    .groupBy('range')
    .orderBy('range')
    .execute()
}

/** The start of one such range and of the next, found by counting along the index. */
export async function findProfileRange(
  db: Db,
  { index, size }: { index: number; size: number },
): Promise<{ firstId: string; nextId: string | undefined } | undefined> {
  const idAt = (offset: number) => visibleProfiles(db).select('id').orderBy('id').offset(offset).limit(1)
  const first = await idAt(index * size).executeTakeFirst()
  if (!first) return undefined
  const next = await idAt(size).where('id', '>=', first.id).executeTakeFirst()
  return { firstId: first.id, nextId: next?.id }
}

type ProfilePage = {
  /** The batch starts at this id, or right after `afterId`. */
  fromId: string
  afterId?: string | undefined
  beforeId?: string | undefined
  limit: number
}

export function listProfilesOfRange(db: Db, { fromId, afterId, beforeId, limit }: ProfilePage) {
  return visibleProfiles(db)
    .select(['id', 'slug', 'updated_at as updatedAt'])
    .where('id', afterId === undefined ? '>=' : '>', afterId ?? fromId)
    .$if(beforeId !== undefined, (query) => query.where('id', '<', beforeId ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute()
}

type Wanted = { places: HirePlace[]; minExperts: number }

/** The places as a table, so that the database returns thousands of rows instead of every skill of every city. */
function asTable(places: HirePlace[]) {
  const columns = [
    places.map((place) => place.skill),
    places.map((place) => place.country ?? ''),
    places.map((place) => place.city ?? ''),
  ]
  return sql`unnest(${columns[0]}::text[], ${columns[1]}::text[], ${columns[2]}::text[])
    as place (skill, country_code, city_slug)`
}

/** Places with at least `minExperts` experts, each with the latest edit of anyone who is or was listed there. */
export async function listHirePlaces(
  db: Db,
  { places, minExperts }: Wanted,
): Promise<(HirePlace & { newest: Date })[]> {
  const { rows } = await sql<HirePlace & { newest: Date }>`
    with known as (
      select skill, country_code, city_slug, experts, edited_at from listing_tally
      union all select skill, '', '', experts, edited_at from listing_change
      union all select skill, country_code, '', experts, edited_at from listing_change
      union all select skill, country_code, city_slug, experts, edited_at from listing_change where city_slug <> ''
    )
    select skill, country_code as country, city_slug as city, max(edited_at) as newest
    from ${asTable(places)} join known using (skill, country_code, city_slug)
    group by skill, country_code, city_slug
    having sum(experts) >= ${minExperts}
  `.execute(db)
  return rows.map(({ skill, country, city, newest }) => ({
    skill,
    country: country || undefined,
    city: city || undefined,
    newest,
  }))
}
