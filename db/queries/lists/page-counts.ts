import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import { preparedQuery } from '#db/prepared.ts'
import type { ListingTally } from '#domain/lists/listing-tally.ts'

import {
  type HirePlace,
  parseTallyParts,
  findTally,
  type TallyParts,
  tallyWithChangesSql,
  type TextParameter,
} from './listing-tallies.ts'

/** The number of experts on each of these pages, as one text: the driver is slow with arrays, both ways. */
export const pageCountsSql = (places: TextParameter) => sql<string | null>`(
    select string_agg((coalesce(tally.experts, 0) + changed.experts)::text, ' ' order by page.at)
    from (
      select split_part(place, '/', 1) as skill, split_part(place, '/', 2) as country_code,
        split_part(place, '/', 3) as city_slug, at
      from unnest(string_to_array(${places}, ' ')) with ordinality as requested (place, at)
    ) as page
    left join listing_tally as tally using (skill, country_code, city_slug)
    cross join lateral (
      select coalesce(sum(change.experts), 0) as experts from listing_change as change
      where change.skill = page.skill and page.country_code in ('', change.country_code)
        and page.city_slug in ('', change.city_slug)
    ) as changed
  )`

/** No slug contains a space or a slash. */
export function serializeHirePlaces(places: readonly HirePlace[]): string {
  return places.map(({ skill, country = '', city = '' }) => `${skill}/${country}/${city}`).join(' ')
}

export function parsePageCounts(text: string | null | undefined): number[] {
  return text ? text.split(' ').map(Number) : []
}

type Counted = { counts: string | null }

const selectCounts = preparedQuery(
  (_, places: TextParameter) => sql<Counted>`select ${pageCountsSql(places)} as counts`,
)

/** The number of experts on each of these pages, in their order. */
export async function countExpertsOnPages(db: Db, places: readonly HirePlace[]): Promise<number[]> {
  const [row] = await selectCounts(db, serializeHirePlaces(places))
  return parsePageCounts(row?.counts)
}

const selectPartsAndCounts = preparedQuery(
  (_, skill: TextParameter, country: TextParameter, city: TextParameter, places: TextParameter) =>
    sql<
      TallyParts & Counted
    >`select ${tallyWithChangesSql({ skill, country, city })}, ${pageCountsSql(places)} as counts`,
)

/** A page's tally, and the number of experts on each of some other pages, in their order. */
export async function findTallyAndPageCounts(
  db: Db,
  place: HirePlace,
  others: readonly HirePlace[],
): Promise<{ tally: ListingTally; counts: number[] }> {
  if (others.length === 0) return { tally: await findTally(db, place), counts: [] }
  const { skill, country = '', city = '' } = place
  const [row] = await selectPartsAndCounts(db, skill, country, city, serializeHirePlaces(others))
  return { tally: parseTallyParts(row), counts: parsePageCounts(row?.counts) }
}
