import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import type { HirePlace } from '#db/queries/lists/listing-tallies.ts'
import { serializeHirePlaces } from '#db/queries/lists/page-counts.ts'

/**
 * What each of the places lists: what was added up, and what came since (see `tallyWithChangesSql`). The places are one text, as
 * the driver is slow with arrays; each is looked up by itself.
 */
const asListed = (places: readonly HirePlace[]) => sql`(
  select skill, country_code, city_slug, coalesce(tally.experts, 0) + changed.experts as experts,
    greatest(tally.edited_at, changed.edited_at) as edited_at
  from (
    select split_part(place, '/', 1) as skill, split_part(place, '/', 2) as country_code,
      split_part(place, '/', 3) as city_slug
    from unnest(string_to_array(${serializeHirePlaces(places)}, ' ')) as wanted (place)
  ) as page
  left join listing_tally as tally using (skill, country_code, city_slug)
  cross join lateral (
    select coalesce(sum(change.experts), 0) as experts, max(change.edited_at) as edited_at
    from listing_change as change
    where change.skill = page.skill and page.country_code in ('', change.country_code)
      and page.city_slug in ('', change.city_slug)
  ) as changed
) as listed`

export type ListedPlace = HirePlace & {
  experts: number
  /** The newest edit of anyone who is or was listed there. */
  newest: Date
}

/** Those of the places with listed experts. */
export async function listPlacesWithExperts(db: Db, places: readonly HirePlace[]): Promise<ListedPlace[]> {
  const { rows } = await sql<ListedPlace>`
    select skill, country_code as country, city_slug as city, experts::integer, edited_at as newest
    from ${asListed(places)} where experts > 0
  `.execute(db)
  return rows.map(({ country, city, ...place }) => ({
    ...place,
    country: country || undefined,
    city: city || undefined,
  }))
}

/** Whether any of the places lists so many; the first that does ends the search. */
export async function isAnyPlaceListed(db: Db, places: readonly HirePlace[], atLeast: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from ${asListed(places)} where experts >= ${atLeast}) as found
  `.execute(db)
  return rows[0]?.found ?? false
}

/** The newest edit of anyone who is or was listed at all. Goes from skill to skill, past their countries and cities. */
export async function findNewestListingEdit(db: Db): Promise<Date | undefined> {
  const { rows } = await sql<{ newest: Date | null }>`
    with recursive known (skill) as (
      select min(skill) from listing_tally
      union all
      select (select min(skill) from listing_tally where skill > known.skill) from known where known.skill is not null
    )
    select greatest(
      (select max(edited_at) from known join listing_tally using (skill) where country_code = '' and city_slug = ''),
      (select max(edited_at) from listing_change)
    ) as newest
  `.execute(db)
  return rows[0]?.newest ?? undefined
}
