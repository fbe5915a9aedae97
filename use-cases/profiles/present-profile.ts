import type { ProfileRow } from '#db/queries/profiles/profiles.ts'
import { isInquiryAddressVerified } from '#domain/messages/inquiry-address.ts'
import { type HirableFacts, isExpert, isHirable } from '#domain/policy/hirable.ts'
import { seesPrivateFields, viewerRole } from '#domain/policy/profile-access.ts'
import type { Profile } from '#domain/profiles/profile.ts'
import {
  allRequirementsMet,
  evaluateRequirements,
  type Requirements,
} from '#domain/profiles/requirements/requirements.ts'
import { publicPictureAddress } from '#domain/uploads/picture.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { inquiryAddresses } from '#use-cases/messages/recipient.ts'
import { presentProofs } from '#use-cases/proofs/present-proofs.ts'

import { presentBadges } from './present-badges.ts'
import { presentReportedWork } from './present-reported-work.ts'
import { presentStored } from './present-stored.ts'
import { presentAvailability, presentProjectMinimum } from './present-work-terms.ts'

export type ViewerReactions = { isFollowing: boolean; isLiked: boolean }

const iso = (date: Date | null) => date?.toISOString() ?? null

export function profileOwnership(row: ProfileRow) {
  return {
    ownerUserId: row.owner_user_id,
    ownerWorkspaceId: row.owner_workspace_id,
    visibility: row.visibility,
    expertStatus: row.expert_status,
  }
}

/** What a profile's requirements are judged by. */
export type RequirementFactsRow = Pick<
  ProfileRow,
  | 'created_at'
  | 'owner_since'
  | 'owner_verified'
  | 'published_sites'
  | 'plans'
  | 'showcased_sites'
  | 'profile_img'
  | 'matched_skills'
  | 'country_code'
  | 'city'
> & { featured_assets: { length: number } }

export function profileRequirements(row: RequirementFactsRow, now: Date): Requirements {
  return evaluateRequirements(
    {
      ownerSince: row.owner_since ?? row.created_at,
      ownerVerified: row.owner_verified,
      publishedSites: Number(row.published_sites),
      plans: row.plans,
      showcasedSites: Number(row.showcased_sites),
      featuredAssets: row.featured_assets.length,
      hasAvatar: row.profile_img !== null,
      matchedSkills: row.matched_skills.length,
      countryCode: row.country_code,
      city: row.city,
    },
    now,
  )
}

type HirableFactsRow = RequirementFactsRow & Pick<ProfileRow, 'visibility' | 'expert_status' | 'wants_hirable'>

export function hirableFacts(row: HirableFactsRow, now: Date): HirableFacts {
  return {
    visibility: row.visibility,
    expertStatus: row.expert_status,
    wantsHirable: row.wants_hirable,
    requirements: profileRequirements(row, now).hirable,
  }
}

export function isExpertRow({ expert_status, activated_at }: ProfileRow): boolean {
  return isExpert({ expertStatus: expert_status, isActivated: activated_at !== null })
}

export function isHirableRow(row: ProfileRow, now: Date): boolean {
  return isHirable({ ...hirableFacts(row, now), isActivated: row.activated_at !== null })
}

function presentExpertsMetadata(row: ProfileRow): Profile['expertsMetadata'] {
  return {
    status: row.expert_status,
    servicesOffered: row.services_offered,
    projectMinimum: presentProjectMinimum(row),
    availability: presentAvailability(row),
    responseTimeHours: row.response_time_hours,
    answerRate: row.answer_rate,
    activatedOn: iso(row.activated_at),
  }
}

/** The version from which on every edit was the viewer's own. */
function ownEditsSince(row: ProfileRow, viewer: Viewer): number | null {
  const isOwn = viewer.kind === 'account' && viewer.userId === row.last_editor_id
  return isOwn ? row.last_editor_since : null
}

function presentWorkCounts(row: ProfileRow): Profile['numAssets'] {
  const none = { templates: 0, libraries: 0, cloneables: 0 }
  const others = Object.fromEntries(row.other_work.map(({ type, count }) => [type, Number(count)]))
  return { sites: Number(row.showcased_sites), ...none, ...others }
}

/**
 * The profile as this viewer may read it. Fields that are neither listed here nor in the table of fields are never
 * sent.
 */
export function presentProfile(
  stored: ProfileRow,
  {
    viewer,
    reactions,
    now,
    site,
  }: { viewer: Viewer; reactions: ViewerReactions; now: Date; site: Pick<Deps['site'], 'mediaUrl' | 'platformName'> },
): Profile {
  const row = { ...stored, profile_img: publicPictureAddress(stored.profile_img, site.mediaUrl) }
  const requirements = profileRequirements(row, now)
  const owned = profileOwnership(row)
  return {
    _id: row.id,
    profileId: row.id,
    ...presentStored(row, 'everyone'),
    bio: row.about,
    owner: row.owner_user_id
      ? { id: row.owner_user_id, type: 'PERSON' }
      : { id: row.owner_workspace_id ?? row.id, type: 'WORKSPACE' },
    workspaceId: row.owner_workspace_id,
    workspaceSlug: row.workspace_slug,
    location: { city: row.city, country: row.country },
    city: row.city,
    country: row.country,
    thumbnailImage: row.profile_img === null ? null : { url: row.profile_img },
    websiteUrl: row.website,
    visibility: row.visibility,
    public: row.visibility === 'PUBLIC',
    hirable: isHirableRow(row, now),
    isExpert: isExpertRow(row),
    expertsMetadata: presentExpertsMetadata(row),
    badgesV2: presentBadges(row.badges),
    featuredAssets: row.featured_assets.map((asset) => ({
      ...presentReportedWork(asset, site),
      caption: asset.caption,
    })),
    sortedSiteProfiles: row.sites.map((asset) => presentReportedWork(asset, site)),
    numAssets: presentWorkCounts(row),
    people: row.people.map(({ profile_img, ...person }) => ({
      ...person,
      profileImg: publicPictureAddress(profile_img, site.mediaUrl),
    })),
    otherPeople: row.other_people,
    proofs: presentProofs(row, site),
    numFollowers: row.num_followers,
    numFollowing: row.num_following,
    numLikes: row.num_likes,
    numViews: row.num_views,
    ...reactions,
    role: viewerRole(viewer, owned),
    createdOn: row.created_at.toISOString(),
    updatedOn: row.updated_at.toISOString(),
    ...(seesPrivateFields(viewer, owned) && {
      ...presentStored(row, 'editors'),
      inquiryEmailVerified: isInquiryAddressVerified(inquiryAddresses(row)),
      wantsHirable: row.wants_hirable,
      canMakePublic: allRequirementsMet(requirements.public),
      requirements,
      suspendedFor: row.suspension_reason,
      ownEditsSince: ownEditsSince(row, viewer),
    }),
  }
}
