import { type RawBuilder, sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import { preparedQuery } from '#db/prepared.ts'
import { STORED_PROFILE_FIELDS } from '#domain/profiles/profile-fields.ts'

import {
  badgesSql,
  featuredWorkSql,
  identityClaimsSql,
  matchedSkillSlugsSql,
  otherWorkCountsSql,
  ownerVerifiedSql,
  membersWithoutProfileSql,
  memberProfilesSql,
  ownerPlansSql,
  publishedSiteCountSql,
  showcasedSiteCountSql,
  showcasedSitesSql,
  shownProofsSql,
  sitesReportedAtSql,
  suspensionReasonSql,
} from './profile-sql.ts'

const FIELD_COLUMNS = STORED_PROFILE_FIELDS.map(({ column }) => `p.${column}` as const)

const PROFILE_COLUMNS = [
  'p.id',
  'p.owner_user_id',
  'p.owner_workspace_id',
  'p.city',
  'p.country',
  'p.city_slug',
  'p.country_code',
  'p.services_offered',
  'p.project_minimum_amount',
  'p.project_minimum_currency',
  'p.availability_status',
  'p.availability_from',
  'p.availability_confirmed_at',
  'p.availability_changed_at',
  'p.inquiry_email_verified_at',
  'p.visibility',
  'p.slug_was_public',
  'p.expert_status',
  'p.activated_at',
  'p.wants_hirable',
  'p.response_time_hours',
  'p.answer_rate',
  'p.ranking_score',
  'p.ranking_version',
  'p.new_until',
  'p.num_followers',
  'p.num_likes',
  'p.num_views',
  'p.version',
  'p.last_editor_id',
  'p.last_editor_since',
  'p.created_at',
  'p.updated_at',
] as const

/** A profile with everything that its page and its rules need, in one query. */
function profileQuery(db: Db) {
  return db
    .selectFrom('profile as p')
    .leftJoin('workspace', 'workspace.id', 'p.owner_workspace_id')
    .leftJoin('user', 'user.id', 'p.owner_user_id')
    .select(FIELD_COLUMNS)
    .select(PROFILE_COLUMNS)
    .select(['workspace.slug as workspace_slug'])
    .select((eb) => [
      badgesSql(eb).as('badges'),
      featuredWorkSql(eb).as('featured_assets'),
      showcasedSitesSql(eb).as('sites'),
      publishedSiteCountSql(eb).as('published_sites'),
      showcasedSiteCountSql(eb).as('showcased_sites'),
      matchedSkillSlugsSql().as('matched_skills'),
      ownerPlansSql().as('plans'),
      otherWorkCountsSql(eb).as('other_work'),
      shownProofsSql(eb).as('proofs'),
      identityClaimsSql(eb).as('identity_claims'),
      sitesReportedAtSql(eb).as('sites_reported_at'),
      memberProfilesSql(eb).as('people'),
      membersWithoutProfileSql(eb).as('other_people'),
      eb.fn.coalesce('user.num_following', sql<number>`0`).as('num_following'),
      eb.fn.coalesce('workspace.created_at', 'user.created_at').as('owner_since'),
      ownerVerifiedSql().as('owner_verified'),
      // R229: unconfirmed addresses are never mailed.
      sql<string | null>`coalesce(case when "user".email_verified then "user".email end, (
        select owner.email from workspace_member join "user" as owner on owner.id = workspace_member.user_id
        where workspace_member.workspace_id = p.owner_workspace_id and workspace_member.role = 'owner'
          and owner.email_verified
        order by workspace_member.created_at, owner.id limit 1
      ))`.as('owner_email'),
      suspensionReasonSql().as('suspension_reason'),
    ])
}

// Each finds one row by its own index, so there is one good plan; compiling and planning the query takes longer than
// running it.
const bySlug = preparedQuery((db, slug: RawBuilder<string>) => profileQuery(db).where('p.slug', '=', slug))
const byId = preparedQuery((db, id: RawBuilder<string>) => profileQuery(db).where('p.id', '=', id))
const ofUser = preparedQuery((db, userId: RawBuilder<string>) => profileQuery(db).where('p.owner_user_id', '=', userId))
const ofWorkspace = preparedQuery((db, workspaceId: RawBuilder<string>) =>
  profileQuery(db).where('p.owner_workspace_id', '=', workspaceId),
)

export type ProfileRow = Awaited<ReturnType<typeof bySlug>>[number]

export async function findProfileBySlug(db: Db, slug: string): Promise<ProfileRow | undefined> {
  return (await bySlug(db, slug))[0]
}

export async function findProfileById(db: Db, id: string): Promise<ProfileRow | undefined> {
  return (await byId(db, id))[0]
}

export async function findProfileOfUser(db: Db, userId: string): Promise<ProfileRow | undefined> {
  return (await ofUser(db, userId))[0]
}

export async function findProfileOfWorkspace(db: Db, workspaceId: string): Promise<ProfileRow | undefined> {
  return (await ofWorkspace(db, workspaceId))[0]
}

/** Locks the profile until the transaction ends; false when it no longer exists. */
export async function lockProfile(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('profile').where('id', '=', id).select('id').forNoKeyUpdate().executeTakeFirst()
  return row !== undefined
}

/** In one order, so that two transactions that lock several do not wait for each other. */
export async function lockProfiles(db: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .selectFrom('profile')
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** The profile that had this handle before. */
export function findProfileByFormerHandle(db: Db, slug: string) {
  return profileQuery(db)
    .innerJoin('handle_history', 'handle_history.profile_id', 'p.id')
    .where('handle_history.slug', '=', slug)
    .executeTakeFirst()
}

/** Whether this account follows and likes the profile. */
export async function findReactions(db: Db, { userId, profileId }: { userId: string; profileId: string }) {
  const row = await db
    .selectNoFrom((eb) => [
      eb
        .exists(eb.selectFrom('follow').where('user_id', '=', userId).where('profile_id', '=', profileId))
        .as('isFollowing'),
      eb
        .exists(eb.selectFrom('profile_like').where('user_id', '=', userId).where('profile_id', '=', profileId))
        .as('isLiked'),
    ])
    .executeTakeFirstOrThrow()
  return { isFollowing: Boolean(row.isFollowing), isLiked: Boolean(row.isLiked) }
}
