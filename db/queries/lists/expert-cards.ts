import { type RawBuilder, sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import { preparedQuery } from '#db/prepared.ts'
import { badgesSql, featuredPicturesSql, matchedSkillsSql, sitePicturesSql } from '#db/queries/profiles/profile-sql.ts'

/** Number of pictures on a card. */
export const MAX_CARD_PICTURES = 3
export const MAX_CARD_SKILLS = 5
/** R731: how many works are read, of which the one that fits a list leads its pictures. */
const READ_WORKS = 12
/** Some of them are not shown. */
const READ_SKILLS = 2 * MAX_CARD_SKILLS

export type ExpertRow = Awaited<ReturnType<typeof listExpertCards>>[number]

const readCards = preparedQuery((db, ids: RawBuilder<string[]>) =>
  db
    .selectFrom('profile as p')
    .where('p.id', '=', sql<string>`any(${ids}::text[])`)
    .select([
      'p.id',
      'p.slug',
      'p.name',
      'p.title',
      'p.owner_user_id',
      'p.profile_img',
      'p.city',
      'p.country',
      'p.availability_status',
      'p.availability_from',
      'p.availability_confirmed_at',
      'p.project_minimum_amount',
      'p.project_minimum_currency',
      'p.response_time_hours',
      'p.answer_rate',
      'p.num_followers',
    ])
    .select((eb) => [
      badgesSql(eb).as('badges'),
      featuredPicturesSql(eb, MAX_CARD_PICTURES).as('featured'),
      sitePicturesSql(eb, READ_WORKS).as('sites'),
      matchedSkillsSql(eb, READ_SKILLS).as('skill_slugs'),
    ]),
)

/** What the cards of these profiles show, in the order of the ids. */
export async function listExpertCards(db: Db, ids: string[]) {
  if (ids.length === 0) return []
  const rows = await readCards(db, ids)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The version of a card; `card_version` increases with every change of what it shows. */
export type CardVersion = { profile_id: string; card_version: number }

const readVersions = preparedQuery(
  (_, ids: RawBuilder<string[]>) => sql<CardVersion>`
    select profile.id as profile_id, profile.card_version
    from unnest(${ids}::text[]) with ordinality as requested (id, position)
    join profile using (id) order by requested.position`,
)

export async function listCardVersions(db: Db, ids: string[]): Promise<CardVersion[]> {
  return ids.length > 0 ? readVersions(db, ids) : []
}
