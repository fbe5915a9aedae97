import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'

import type { Database } from '#db/schema.ts'
import { PAGE_SIZE } from '#domain/limits.ts'

type OfProfile = ExpressionBuilder<Database & { p: Database['profile'] }, 'p'>

/** The columns of an asset, as every query of assets reads them. */
export const WORK_COLUMNS = [
  'asset.id',
  'asset.type',
  'asset.name',
  'asset.slug',
  'asset.url',
  'asset.description',
  'asset.thumbnail_url',
  'asset.public',
  'asset.published_at',
  'asset.num_likes',
  'asset.num_views',
] as const

function sitesOf(eb: OfProfile) {
  return eb
    .selectFrom('asset')
    .where('asset.type', '=', 'sites')
    .where('asset.published_at', 'is not', null)
    .where((asset) =>
      asset.or([
        asset('asset.owner_user_id', '=', asset.ref('p.owner_user_id')),
        asset('asset.owner_workspace_id', '=', asset.ref('p.owner_workspace_id')),
      ]),
    )
}

/** R20: the owner's order first, the rest newest first. */
function sitesInOrder(eb: OfProfile, limit: number) {
  return sitesOf(eb)
    .leftJoin('site_order', (join) =>
      join.onRef('site_order.asset_id', '=', 'asset.id').onRef('site_order.profile_id', '=', 'p.id'),
    )
    .where('asset.public', '=', true)
    .orderBy('site_order.position', (order) => order.asc().nullsLast())
    .orderBy('asset.published_at', 'desc')
    .orderBy('asset.id')
    .limit(limit)
}

export function showcasedSitesSql(eb: OfProfile) {
  return jsonArrayFrom(sitesInOrder(eb, PAGE_SIZE).select(WORK_COLUMNS))
}

/** Work that was hidden or unpublished since it was chosen is neither shown nor counted. */
function featuredInOrder(eb: OfProfile) {
  return eb
    .selectFrom('featured_asset')
    .innerJoin('asset', 'asset.id', 'featured_asset.asset_id')
    .whereRef('featured_asset.profile_id', '=', 'p.id')
    .where('asset.public', '=', true)
    .where((asset) => asset.or([asset('asset.type', '!=', 'sites'), asset('asset.published_at', 'is not', null)]))
    .orderBy('featured_asset.position')
}

export function featuredWorkSql(eb: OfProfile) {
  return jsonArrayFrom(featuredInOrder(eb).select([...WORK_COLUMNS, 'featured_asset.caption']))
}

/** What a card needs of an asset; its description is only searched for words. */
const PICTURE_COLUMNS = [
  'asset.id',
  'asset.name',
  'asset.thumbnail_url',
  sql<string | null>`left(asset.description, 300)`.as('description'),
] as const

export function sitePicturesSql(eb: OfProfile, limit: number) {
  return jsonArrayFrom(sitesInOrder(eb, limit).select(PICTURE_COLUMNS))
}

export function featuredPicturesSql(eb: OfProfile, limit: number) {
  return jsonArrayFrom(featuredInOrder(eb).select(PICTURE_COLUMNS).limit(limit))
}

export function badgesSql(eb: OfProfile) {
  return jsonArrayFrom(
    eb
      .selectFrom('badge')
      .whereRef('badge.profile_id', '=', 'p.id')
      .select(['badge.badge_type', 'badge.badge_name', 'badge.award_level', 'badge.award_date']),
  )
}

/** Number of published sites, public or not: going public needs one. */
export function publishedSiteCountSql(eb: OfProfile) {
  return sitesOf(eb).select((site) => site.fn.countAll<number>().as('count'))
}

export function showcasedSiteCountSql(eb: OfProfile) {
  return sitesOf(eb)
    .where('asset.public', '=', true)
    .select((site) => site.fn.countAll<number>().as('count'))
}

/** R802: when the site builder last reported one of the published sites that everyone may see. */
export function sitesReportedAtSql(eb: OfProfile) {
  return sitesOf(eb)
    .where('asset.public', '=', true)
    .select((site) => site.fn.max('asset.updated_at').as('reported_at'))
}

/** R806: of the person whose profile it is. */
export function identityClaimsSql(eb: OfProfile) {
  return jsonArrayFrom(
    eb
      .selectFrom('identity_claim as identity')
      .whereRef('identity.user_id', '=', 'p.owner_user_id')
      .select(['identity.claim', 'identity.confirmed_at'])
      .orderBy('identity.claim'),
  )
}

/** R800: what visitors see of proofs. */
export function shownProofsSql(eb: OfProfile) {
  return jsonArrayFrom(
    eb
      .selectFrom('profile_proof as proof')
      .whereRef('proof.profile_id', '=', 'p.id')
      .where('proof.checked_at', 'is not', null)
      .select(['proof.kind', 'proof.subject', 'proof.method', 'proof.url', 'proof.checked_at'])
      .orderBy('proof.created_at')
      .orderBy('proof.id'),
  )
}

/** R16: the plan of the workspace, or of every workspace that the person belongs to. */
export function ownerPlansSql() {
  return sql<string[]>`array(
    select workspace.plan from workspace where workspace.id = p.owner_workspace_id
    union all
    select workspace.plan from workspace_member
    join workspace on workspace.id = workspace_member.workspace_id
    where workspace_member.user_id = p.owner_user_id
  )`
}

/** Of a query that joins the profile's "user". */
export function ownerVerifiedSql() {
  return sql<boolean>`coalesce("user".email_verified, exists (
    select from workspace_member join "user" as owner on owner.id = workspace_member.user_id
    where workspace_member.workspace_id = p.owner_workspace_id
      and workspace_member.role = 'owner' and owner.email_verified
  ))`
}

/** The catalogue's slugs of the skills, in the owner's order. */
export function matchedSkillSlugsSql() {
  return sql<string[]>`array(select skill_slug from profile_skill where profile_id = p.id order by position)`
}

/** The catalogue's slugs of the first skills, in the owner's order. */
export function matchedSkillsSql(eb: OfProfile, limit: number) {
  return jsonArrayFrom(
    eb
      .selectFrom('profile_skill')
      .whereRef('profile_skill.profile_id', '=', 'p.id')
      .select('profile_skill.skill_slug')
      .orderBy('profile_skill.position')
      .limit(limit),
  )
}

/** Number of public works per kind, except sites: `showcasedSiteCountSql` counts those. */
export function otherWorkCountsSql(eb: OfProfile) {
  return jsonArrayFrom(
    eb
      .selectFrom('asset')
      .where('asset.type', '!=', 'sites')
      .where('asset.public', '=', true)
      .where((asset) =>
        asset.or([
          asset('asset.owner_user_id', '=', asset.ref('p.owner_user_id')),
          asset('asset.owner_workspace_id', '=', asset.ref('p.owner_workspace_id')),
        ]),
      )
      .select((asset) => ['asset.type', asset.fn.countAll<number>().as('count')])
      .groupBy('asset.type'),
  )
}

const SHOWN_PEOPLE = 24

/** R711: members of the workspace who agreed to appear and have a public profile, founders first. */
export function memberProfilesSql(eb: OfProfile) {
  return jsonArrayFrom(
    eb
      .selectFrom('workspace_member')
      .innerJoin('profile as person', 'person.owner_user_id', 'workspace_member.user_id')
      .whereRef('workspace_member.workspace_id', '=', 'p.owner_workspace_id')
      .where('workspace_member.listed_at', 'is not', null)
      .where('person.visibility', '=', 'PUBLIC')
      .where('person.expert_status', '!=', 'SUSPENDED')
      .select(['person.slug', 'person.name', 'person.title', 'person.profile_img'])
      .orderBy((order) => order.case().when('workspace_member.role', '=', 'owner').then(0).else(1).end())
      .orderBy('person.created_at')
      .limit(SHOWN_PEOPLE),
  )
}

/** R711: those who agreed to appear and have no public profile; members with a suspended profile are not shown. */
export function membersWithoutProfileSql(eb: OfProfile) {
  return jsonArrayFrom(
    eb
      .selectFrom('workspace_member')
      .innerJoin('user as person', 'person.id', 'workspace_member.user_id')
      .leftJoin('profile as theirs', 'theirs.owner_user_id', 'person.id')
      .whereRef('workspace_member.workspace_id', '=', 'p.owner_workspace_id')
      .where('workspace_member.listed_at', 'is not', null)
      .where((member) => member.or([member('theirs.id', 'is', null), member('theirs.visibility', '=', 'PRIVATE')]))
      .where((member) => member(member.fn.coalesce('theirs.expert_status', member.val('ACTIVE')), '!=', 'SUSPENDED'))
      .select('person.name')
      .orderBy((order) => order.case().when('workspace_member.role', '=', 'owner').then(0).else(1).end())
      .orderBy('workspace_member.created_at')
      .orderBy('person.id')
      .limit(SHOWN_PEOPLE),
  )
}

/** The admin's reason for the latest suspension; null unless the profile is suspended. */
export function suspensionReasonSql() {
  return sql<string | null>`case when p.expert_status = 'SUSPENDED' then coalesce((
    select nullif(decision.facts, '') from moderation_decision as decision
    where decision.profile_id = p.id and decision.act = 'suspend-profile' and decision.lifted_at is null
    order by decision.decided_at desc limit 1
  ), (
    select moderation_entry.reason from moderation_entry
    where moderation_entry.profile_id = p.id
      and moderation_entry.action = 'expert-status' and moderation_entry.details ->> 'to' = 'SUSPENDED'
    order by moderation_entry.created_at desc limit 1
  )) end`
}
