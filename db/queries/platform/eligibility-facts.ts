import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import {
  featuredPicturesSql,
  matchedSkillSlugsSql,
  ownerVerifiedSql,
  ownerPlansSql,
  publishedSiteCountSql,
  showcasedSiteCountSql,
} from '#db/queries/profiles/profile-sql.ts'

type Span = { after: string; limit: number }

/** What every public profile is judged by, and whether it is listed, by id from the one after `after` on. */
export function listEligibilityFacts(db: Db, { after, limit }: Span) {
  return db
    .selectFrom('profile as p')
    .leftJoin('workspace', 'workspace.id', 'p.owner_workspace_id')
    .leftJoin('user', 'user.id', 'p.owner_user_id')
    .where('p.visibility', '=', 'PUBLIC')
    .where('p.id', '>', after)
    .orderBy('p.id')
    .limit(limit)
    .select(['p.id', 'p.visibility', 'p.expert_status', 'p.wants_hirable', 'p.created_at', 'p.profile_img'])
    .select(['p.city', 'p.country', 'p.city_slug', 'p.country_code'])
    .select(['p.project_minimum_amount', 'p.project_minimum_currency'])
    .select((eb) => [
      // One is enough to know whether there is any.
      featuredPicturesSql(eb, 1).as('featured_assets'),
      publishedSiteCountSql(eb).as('published_sites'),
      showcasedSiteCountSql(eb).as('showcased_sites'),
      matchedSkillSlugsSql().as('matched_skills'),
      ownerPlansSql().as('plans'),
      eb.fn.coalesce('workspace.created_at', 'user.created_at').as('owner_since'),
      ownerVerifiedSql().as('owner_verified'),
      sql<boolean>`exists (select from listing where listing.profile_id = p.id)`.as('is_listed'),
      // The rows of a profile have the same one.
      sql<number | null>`(select project_minimum_usd from listing where listing.profile_id = p.id limit 1)`.as(
        'listed_minimum_usd',
      ),
    ])
    .execute()
}
