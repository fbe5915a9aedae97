import type { Db } from '#db/connection.ts'
import { matchedSkillsSql } from '#db/queries/profiles/profile-sql.ts'
import { MAX_COUNT } from '#domain/limits.ts'

/** Listed experts (R44) by a current or former handle (R4). */
export function findListedByHandles(db: Db, handles: string[]) {
  const holders = db
    .selectFrom('profile')
    .where('slug', 'in', handles)
    .select(['slug as handle', 'id as profile_id'])
    .unionAll(
      db
        .selectFrom('handle_history')
        .where('slug', 'in', handles)
        // A current handle takes precedence over a former one.
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
    .select((eb) => matchedSkillsSql(eb, MAX_COUNT.skills).as('all_skill_slugs'))
    .execute()
}

export type ComparedRow = Awaited<ReturnType<typeof findListedByHandles>>[number]
