import { type RawBuilder, sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import type { AvailabilityStatus } from '#domain/profiles/availability/availability.ts'
import type { AwardLevel, BadgeType } from '#domain/profiles/badge.ts'
import type { WorkType } from '#domain/profiles/reported-work.ts'

/** From `after` (exclusive) to `until` (inclusive). */
type Span = { after: Date; until: Date }

export type NewsRow = {
  user_id: string
  kind: 'site' | 'availability' | 'badge'
  at: Date
  slug: string
  name: string
  profile_img: string | null
  owner_user_id: string | null
  availability_status: AvailabilityStatus | null
  availability_from: string | null
  availability_confirmed_at: Date | null
  asset_id: string | null
  asset_type: WorkType
  asset_name: string
  asset_slug: string
  asset_url: string | null
  asset_description: string | null
  asset_thumbnail_url: string | null
  asset_published_at: Date
  asset_num_likes: number
  asset_num_views: number
  badge_id: string | null
  badge_type: BadgeType
  badge_name: string
  award_level: AwardLevel | null
  award_date: string | null
}

/**
 * R131: news of the profiles that one reader follows. Sites as the profile shows them; availability only of listed
 * experts, and only while it means now or a future day.
 */
function newsOf(userId: RawBuilder<unknown>, { after, until }: Span) {
  const within = (at: RawBuilder<unknown>) => sql`${at} > ${after} and ${at} <= ${until}`
  const shown = sql`type = 'sites' and public and ${within(sql`published_at`)}`
  return sql`
    select news.kind, news.at, news.id, p.id as profile_id
    from follow
    join profile p on p.id = follow.profile_id and p.visibility = 'PUBLIC' and p.expert_status <> 'SUSPENDED'
    cross join lateral (
      select 'site' as kind, published_at as at, id from asset where owner_user_id = p.owner_user_id and ${shown}
      union all
      select 'site', published_at, id from asset where owner_workspace_id = p.owner_workspace_id and ${shown}
      union all
      select 'availability', p.availability_changed_at, p.id
      where ${within(sql`p.availability_changed_at`)}
        and (p.availability_status = 'AVAILABLE' or p.availability_from > (${until}::timestamptz at time zone 'UTC')::date)
        and exists (select from expert_search where profile_id = p.id)
      union all
      select 'badge', created_at, id from badge where profile_id = p.id and ${within(sql`created_at`)}
    ) news
    where follow.user_id = ${userId}`
}

type Page = Span & { userIds: string[]; limit: number; offset?: number }

/** Up to `limit` items per reader, newest first, in one query. */
export async function listNewsRows(db: Db, { userIds, limit, offset = 0, ...span }: Page): Promise<NewsRow[]> {
  const { rows } = await sql<NewsRow>`
    select reader.user_id, news.kind, news.at,
      p.slug, p.name, p.profile_img, p.owner_user_id,
      p.availability_status, p.availability_from, p.availability_confirmed_at,
      asset.id as asset_id, asset.type as asset_type, asset.name as asset_name, asset.slug as asset_slug,
      asset.url as asset_url, asset.description as asset_description, asset.thumbnail_url as asset_thumbnail_url,
      asset.published_at as asset_published_at,
      asset.num_likes as asset_num_likes, asset.num_views as asset_num_views,
      badge.id as badge_id, badge.badge_type, badge.badge_name, badge.award_level, badge.award_date
    from unnest(${userIds}::text[]) with ordinality as reader (user_id, position)
    cross join lateral (
      ${newsOf(sql`reader.user_id`, span)}
      order by at desc, kind, id limit ${limit} offset ${offset}
    ) news
    join profile p on p.id = news.profile_id
    left join asset on news.kind = 'site' and asset.id = news.id
    left join badge on news.kind = 'badge' and badge.id = news.id
    order by reader.position, news.at desc, news.kind, news.id`.execute(db)
  return rows
}

export async function countNews(db: Db, { userId, ...span }: Span & { userId: string }): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (${newsOf(sql`${userId}`, span)}) news`.execute(db)
  return rows[0]?.count ?? 0
}
