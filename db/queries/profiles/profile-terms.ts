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

type Place = { citySlug?: string | undefined; countryCode?: string | undefined }

/** Stores what the typed place means; the owner has edited nothing, so the version stays. */
export async function storePlace(db: Db, id: string, { citySlug, countryCode }: Place): Promise<void> {
  await db
    .updateTable('profile')
    .set({ city_slug: citySlug ?? null, country_code: countryCode ?? null })
    .where('id', '=', id)
    .execute()
}
