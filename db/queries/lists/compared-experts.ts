import type { Db } from '#db/connection.ts'
import { matchedSkills } from '#db/queries/profiles/profile-shape.ts'
import { MAX_COUNT } from '#domain/limits.ts'

/** Whose handles these are now, or were (R4), among those who are listed (R44). */
export function findListedByHandles(db: Db, handles: string[]) {
  const holders = db
    .selectFrom('profile')
    .where('slug', 'in', handles)
    .select(['slug as handle', 'id as profile_id'])
    .unionAll(
      db
        .selectFrom('handle_history')
        .where('slug', 'in', handles)
        // A handle that somebody has now is theirs alone.
        .where('slug', 'not in', db.selectFrom('profile').where('slug', 'in', handles).select('slug'))
        .select(['slug as handle', 'profile_id']),
    )
  return db
    .selectFrom(holders.as('holder'))
    .innerJoin('profile as p', 'p.id', 'holder.profile_id')
    .where((eb) =>
      eb.exists(eb.selectFrom('listing').whereRef('listing.profile_id', '=', 'p.id').select('listing.profile_id')),
    )
    .select(['holder.handle', 'p.id', 'p.slug', 'p.languages', 'p.services_offered', 'p.activated_at', 'p.created_at'])
    .select((eb) => matchedSkills(eb, MAX_COUNT.skills).as('all_skill_slugs'))
    .execute()
}

export type ComparedRow = Awaited<ReturnType<typeof findListedByHandles>>[number]
