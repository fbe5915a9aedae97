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
