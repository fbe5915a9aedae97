import type { Insertable } from 'kysely'

import { newId } from '#db/new-id.ts'
import type { Database } from '#db/schema.ts'
import type { GeneratedExpert } from '#demo/generate/generate-experts.ts'
import { DAY_MS } from '#domain/limits.ts'

import { listingRows } from './listing-rows.ts'

/** In the order of their foreign keys. */
export const SEEDED_TABLES = [
  'user',
  'account',
  'workspace',
  'workspace_member',
  'asset',
  'profile',
  'profile_skill',
  'featured_asset',
  'badge',
  'listing',
  'first_listing',
] as const
export type SeededTable = (typeof SEEDED_TABLES)[number]

export type ExpertRows = { [Table in SeededTable]: Insertable<Database[Table]>[] }

type Context = { now: Date; email: string; password: string }

const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS)

const addresses = new Map<string, string>()

/** Many experts have built the same site. */
function siteAddress(name: string): string {
  const known = addresses.get(name)
  if (known) return known
  const host = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  addresses.set(name, `https://${host}.example`)
  return siteAddress(name)
}

function siteRows(expert: GeneratedExpert, { now, owner }: { now: Date; owner: Owner }) {
  return expert.sites.map((site, index) => ({
    id: newId(),
    type: 'sites' as const,
    ...owner,
    name: site.name,
    slug: `${expert.handle}-${index}`,
    url: siteAddress(site.name),
    description: site.description,
    thumbnail_url: site.picture,
    public: true,
    published_at: daysFrom(now, -(expert.accountDaysAgo * (index + 1)) / (expert.sites.length + 1)),
    num_likes: Math.floor(expert.likes / (index + 2)),
    num_views: Math.floor(expert.views / (index + 2)),
  }))
}

type Owner = { owner_user_id: string | null; owner_workspace_id: string | null }

function profileRow(expert: GeneratedExpert, { now, owner }: { now: Date; owner: Owner }) {
  const { place, availability } = expert
  return {
    id: newId(),
    slug: expert.handle,
    ...owner,
    name: expert.name,
    title: expert.title ?? null,
    business_type: expert.businessType ?? null,
    about: expert.about,
    city: place.city,
    country: place.country,
    city_slug: place.citySlug,
    country_code: place.countryCode,
    languages: expert.languages,
    skills: expert.skills,
    services_offered: expert.services,
    project_minimum_amount: expert.projectMinimum?.amount ?? null,
    project_minimum_currency: expert.projectMinimum?.currency ?? null,
    availability_status: availability?.status ?? null,
    availability_from:
      availability?.fromDay == null ? null : daysFrom(now, availability.fromDay).toISOString().slice(0, 10),
    availability_confirmed_at: availability && daysFrom(now, -availability.confirmedDaysAgo),
    availability_changed_at:
      availability?.status === 'AVAILABLE'
        ? daysFrom(now, -Math.max(availability.confirmedDaysAgo, expert.updatedDaysAgo))
        : null,
    profile_img: expert.picture,
    website: expert.website ?? null,
    visibility: 'PUBLIC' as const,
    expert_status: 'ACTIVE' as const,
    wants_hirable: true,
    activated_at: daysFrom(now, -expert.activatedDaysAgo),
    response_time_hours: expert.responseTimeHours ?? null,
    answer_rate: expert.answerRate,
    num_followers: expert.followers,
    num_likes: expert.likes,
    num_views: expert.views,
    created_at: daysFrom(now, -expert.accountDaysAgo),
    updated_at: daysFrom(now, -expert.updatedDaysAgo),
  }
}

/** All rows that signing up, publishing sites, creating a profile and activating it would have written. */
export function expertRows(expert: GeneratedExpert, { now, email, password }: Context): ExpertRows {
  const [userId, workspaceId] = [newId(), newId()]
  const own = expert.kind === 'workspace'
  const since = daysFrom(now, -expert.accountDaysAgo)
  const owner = { owner_user_id: own ? null : userId, owner_workspace_id: own ? workspaceId : null }
  const assets = siteRows(expert, { now, owner })
  const badges = expert.badges.map((badge) => ({
    badge_type: badge.badgeType,
    badge_name: badge.badgeName,
    award_level: badge.awardLevel ?? null,
    award_date: badge.awardDate ?? null,
    created_at: badge.awardDate ? new Date(badge.awardDate) : daysFrom(now, -expert.activatedDaysAgo),
  }))
  const profile = profileRow(expert, { now, owner })
  const { score, newUntil, listings } = listingRows(expert, { profile, badges, now })
  return {
    user: [{ id: userId, name: expert.ownerName, email, email_verified: true, is_demo: true, created_at: since }],
    account: [{ id: newId(), account_id: userId, provider_id: 'credential', user_id: userId, password }],
    workspace: [
      {
        id: workspaceId,
        slug: own ? expert.handle : `${expert.handle}-workspace`,
        name: own ? expert.name : `${expert.name}’s workspace`,
        plan: own ? 'agency' : 'core',
        created_at: since,
      },
    ],
    workspace_member: [{ workspace_id: workspaceId, user_id: userId, role: 'owner' }],
    asset: assets,
    profile: [{ ...profile, ranking_score: score.total, ranking_version: score.version, new_until: newUntil }],
    profile_skill: expert.skillSlugs.map((skill_slug, position) => ({ profile_id: profile.id, skill_slug, position })),
    featured_asset: expert.highlights.map(({ site, caption }, position) => ({
      profile_id: profile.id,
      asset_id: assets[site]?.id ?? '',
      position,
      caption,
    })),
    badge: badges.map((badge) => ({ id: newId(), profile_id: profile.id, ...badge })),
    listing: listings,
    // R810a: the workspace of a freelancer has no profile.
    first_listing: [`account ${userId}`, ...(own ? [`workspace ${workspaceId}`] : [])].map((key) => ({
      owner: key,
      profile_id: profile.id,
      listed_at: profile.activated_at,
    })),
  }
}
