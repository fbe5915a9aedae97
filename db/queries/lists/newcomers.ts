import { type RawBuilder, sql, type Transaction } from 'kysely'

import type { Db } from '#db/connection.ts'
import type { Database } from '#db/schema.ts'
import { PAGE_SIZE } from '#domain/limits.ts'
import { NEWCOMER_PLACES } from '#domain/lists/ranking/newcomers.ts'

import type { TextParameter } from './listing-tallies.ts'

/** Even if all others stand on the first page by score, enough are left for its places. */
const MAX_TURNS = PAGE_SIZE + NEWCOMER_PLACES.length

/** Only one process writes turns at a time; a second one skips the run. */
const TURNS_LOCK = 7_305_431

/** R810: those who are no longer new by the day. In the order in which others lock several profiles. */
export async function endNewness(db: Db, day: string): Promise<void> {
  await sql`update profile set new_until = null
    where id = any(array(select id from profile where new_until <= ${day} order by id for no key update))`.execute(db)
}

/**
 * R812: orders the newcomers of each list for a day, by day and path. Returns false if that has been done for the day,
 * so that the order stays for all of it.
 */
export async function writeNewcomerTurns(db: Transaction<Database>, day: string): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(${TURNS_LOCK}) as free`.execute(db)
  if (!rows[0]?.free) return false
  const written = await db.selectFrom('newcomer_turn').select('day').where('day', '=', day).limit(1).execute()
  if (written.length > 0) return false
  await db.deleteFrom('newcomer_turn').execute()
  await sql`
    insert into newcomer_turn (skill, country_code, city_slug, turn, profile_id, day)
    select skill, country_code, city_slug, turn, profile_id, ${day} from (
      select list.*, profile.id as profile_id, row_number() over (
        partition by list.skill, list.country_code, list.city_slug
        order by md5(concat_ws(' ', ${day}::text, list.path, profile.id)), profile.id
      ) as turn
      from profile join listing on listing.profile_id = profile.id
      cross join lateral (
        select listing.skill, '' as country_code, '' as city_slug, '/hire/' || listing.skill as path
        union all
        select listing.skill, listing.country_code, '', concat_ws('/', '/hire', listing.skill, listing.country_code)
        union all
        select listing.skill, listing.country_code, listing.city_slug,
          concat_ws('/', '/hire', listing.skill, listing.country_code, listing.city_slug)
          where listing.city_slug is not null
      ) as list
      where profile.new_until > ${day}
    ) as ordered where turn <= ${sql.lit(MAX_TURNS)}`.execute(db)
  await sql`analyze newcomer_turn`.execute(db)
  return true
}

type Wanted = {
  place: Record<'skill' | 'country' | 'city', TextParameter>
  /** Score and id of the last expert who is on the first page by score; no row if that page has room. */
  last: RawBuilder<unknown>
  /** `YYYY-MM-DD` */
  day: TextParameter
}

/**
 * R811: the profiles that have the places of newcomers in a list, in their order, as one text: those who are ranked
 * after `last`. Those who have moved to another place are skipped. Score and place are read from the profile: of
 * `listing`, the planner would choose an index by place, and walk through all of it.
 */
export function newcomersSql({ place, last, day }: Wanted): RawBuilder<unknown> {
  return sql`with last as materialized (${last})
    select string_agg(concat_ws(' ', id, score, card_version, new_until), ',' order by turn) from (
      select profile.id, profile.ranking_score as score, profile.card_version, profile.new_until, ordered.turn
      from newcomer_turn as ordered join profile on profile.id = ordered.profile_id cross join last
      where ordered.skill = ${place.skill} and ordered.country_code = ${place.country}
        and ordered.city_slug = ${place.city} and profile.new_until > ${day}::date
        and ordered.country_code in ('', profile.country_code) and ordered.city_slug in ('', profile.city_slug)
        and (profile.ranking_score < last.score or profile.ranking_score = last.score and profile.id > last.profile_id)
      order by ordered.turn limit ${sql.lit(NEWCOMER_PLACES.length)}
    ) as newcomer`
}
