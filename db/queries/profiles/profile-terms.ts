import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'

/** Profiles with one of these lowercase terms as a typed skill or place. Scans all profiles, so only for jobs. */
export async function listProfilesWithTerms(db: Db, terms: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from profile
    where lower(city) = any(${terms}) or lower(country) = any(${terms})
      or exists (select from unnest(skills) as skill where lower(skill) = any(${terms}))
    order by id
  `.execute(db)
  return rows.map((row) => row.id)
}

export type MatchedProfile = {
  id: string
  skills: string[]
  city: string | null
  country: string | null
  skill_slugs: string[]
  city_slug: string | null
  country_code: string | null
}

/** What profiles have typed and what it was matched with, by id from the one after `after` on. */
export async function listMatchedProfiles(
  db: Db,
  { after, limit }: { after: string; limit: number },
): Promise<MatchedProfile[]> {
  const { rows } = await sql<MatchedProfile>`
    select id, skills, city, country, city_slug, country_code,
      array(select skill_slug from profile_skill where profile_id = profile.id order by position) as skill_slugs
    from profile where id > ${after} order by id limit ${limit}
  `.execute(db)
  return rows
}

type Place = { citySlug?: string | undefined; countryCode?: string | undefined }

/** Stores what the typed place means; the owner has edited nothing, so the version stays. */
export async function storePlace(db: Db, id: string, { citySlug, countryCode }: Place): Promise<void> {
  await db
    .updateTable('profile')
    .set({ city_slug: citySlug ?? null, country_code: countryCode ?? null })
    .where('id', '=', id)
    .execute()
}
