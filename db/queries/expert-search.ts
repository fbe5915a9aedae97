import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import type { Database } from '#db/schema.ts'

import { badges, featuredAssets, matchedSkills, showcasedSites } from './profile-shape.ts'

type OfProfile = ExpressionBuilder<Database & { p: Database['profile'] }, 'p'>

const escapeLike = (term: string) => term.replace(/[\\%_]/g, (char) => `\\${char}`)

/** Every word has to be found somewhere in what the profile says of itself. */
function matches(eb: OfProfile, terms: string[]) {
  const text = sql<string>`concat_ws(' ', p.name, p.slug, p.title, p.city, p.country, array_to_string(p.skills, ' '), p.about)`
  return eb.and(terms.map((term) => sql<SqlBool>`${text} ilike ${`%${escapeLike(term)}%`}`))
}

export type ExpertFilter = { terms?: string[]; skill?: string; country?: string; city?: string }

function listed(db: Db, { terms = [], skill, country, city }: ExpertFilter) {
  return db
    .selectFrom('profile as p')
    .where('p.visibility', '=', 'PUBLIC')
    .where('p.expert_status', '=', 'ACTIVE')
    .where('p.wants_hirable', '=', true)
    .where((eb) => matches(eb, terms))
    .$if(skill !== undefined, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('profile_skill')
            .whereRef('profile_skill.profile_id', '=', 'p.id')
            .where('profile_skill.skill_slug', '=', skill ?? ''),
        ),
      ),
    )
    .$if(country !== undefined, (query) => query.where('p.country_code', '=', country ?? ''))
    .$if(city !== undefined, (query) => query.where('p.city_slug', '=', city ?? ''))
}

export async function countExperts(db: Db, filter: ExpertFilter): Promise<number> {
  const { count } = await listed(db, filter)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export type ExpertRow = Awaited<ReturnType<typeof listExperts>>[number]

export function listExperts(db: Db, filter: ExpertFilter, { limit, offset }: { limit: number; offset: number }) {
  return listed(db, filter)
    .select([
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
      'p.num_followers',
    ])
    .select((eb) => [
      badges(eb).as('badges'),
      featuredAssets(eb).as('featured'),
      showcasedSites(eb, 3).as('sites'),
      matchedSkills(eb, 5).as('skill_slugs'),
    ])
    .orderBy('p.num_likes', 'desc')
    .orderBy('p.id')
    .limit(limit)
    .offset(offset)
    .execute()
}
