import { type SqlBool, sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import { type HireFilter, isFiltered } from '#domain/hire-filter.ts'

import { countListed, type Listed } from './listed-experts.ts'

export type HirePlace = { skill: string; country?: string; city?: string }

/** Everyone with the skill at the place. */
export function listedAt(db: Db, { skill, country, city }: HirePlace): Listed {
  let query = db.selectFrom('listing as listed').where('listed.skill', '=', skill)
  if (country !== undefined) query = query.where('listed.country_code', '=', country)
  if (city !== undefined) query = query.where('listed.city_slug', '=', city)
  return query as unknown as Listed
}

/** Without a filter the total is kept ready; with one it is counted. */
export async function countListings(db: Db, place: HirePlace, filter: HireFilter): Promise<number> {
  if (isFiltered(filter)) return countListed(listedAt(db, place), filter)
  const row = await db
    .selectFrom('listing_count')
    .where('skill', '=', place.skill)
    .where('country_code', '=', place.country ?? '')
    .where('city_slug', '=', place.city ?? '')
    .select('experts')
    .executeTakeFirst()
  return row?.experts ?? 0
}

/** How often each project minimum is named by the experts of a page. */
export function countMinimums(db: Db, place: HirePlace) {
  return listedAt(db, place)
    .where('listed.project_minimum_usd', 'is not', null)
    .select((eb) => [eb.ref('listed.project_minimum_usd').$notNull().as('usd'), sql<number>`count(*)::int`.as('count')])
    .groupBy('listed.project_minimum_usd')
    .execute()
}

/** How many experts are listed on each of these pages; pages with none are left out. */
export function countPages(db: Db, places: HirePlace[]) {
  const keys = places.map(({ skill, country = '', city = '' }) => sql`(${skill}, ${country}, ${city})`)
  return db
    .selectFrom('listing_count')
    .where(sql<SqlBool>`(skill, country_code, city_slug) in (${sql.join(keys)})`)
    .select(['skill', 'country_code', 'city_slug', 'experts'])
    .execute()
}
