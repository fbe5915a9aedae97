import type { Generated } from 'kysely'

import type { AvailabilityStatus } from '#domain/profiles/availability/availability.ts'
import type { AwardLevel, BadgeType } from '#domain/profiles/badge.ts'
import type { StoredFieldColumn, StoredFieldName, StoredFieldValue } from '#domain/profiles/profile-fields.ts'
import type { ExpertStatus, Visibility } from '#domain/profiles/profile.ts'
import type { WorkType } from '#domain/profiles/reported-work.ts'
import type { AddedProofKind, CheckFailure, CheckMethod } from '#domain/proofs/proof-kinds.ts'

import type { Day, Timestamp } from './columns.ts'

/** A list is empty by default. */
type Column<Value> = Value extends readonly unknown[] ? Generated<Value> : Value

/** The columns of the table of fields in `domain/`. */
type FieldColumns = { [Name in StoredFieldName as StoredFieldColumn<Name>]: Column<StoredFieldValue<Name>> }

export type ProfileTables = {
  profile: FieldColumns & {
    id: string
    owner_user_id: string | null
    owner_workspace_id: string | null
    city: string | null
    country: string | null
    city_slug: string | null
    country_code: string | null
    services_offered: Generated<string[]>
    project_minimum_amount: number | null
    project_minimum_currency: string | null
    availability_status: AvailabilityStatus | null
    availability_from: Day | null
    availability_confirmed_at: Date | null
    availability_changed_at: Date | null
    inquiry_email_verified_at: Date | null
    visibility: Generated<Visibility>
    slug_was_public: Generated<boolean>
    expert_status: Generated<ExpertStatus>
    activated_at: Date | null
    wants_hirable: Generated<boolean>
    response_time_hours: number | null
    answer_rate: number | null
    num_followers: Generated<number>
    num_likes: Generated<number>
    num_views: Generated<number>
    version: Generated<number>
    last_editor_id: string | null
    last_editor_since: number | null
    ranking_score: Generated<number>
    ranking_version: Generated<number>
    /** R810: the day from which on the expert is no longer new. */
    new_until: Day | null
    card_version: Generated<number>
    created_at: Timestamp
    updated_at: Timestamp
  }

  profile_skill: { profile_id: string; skill_slug: string; position: number }
  asset: {
    id: string
    type: WorkType
    owner_user_id: string | null
    owner_workspace_id: string | null
    name: string
    slug: string
    url: string | null
    description: string | null
    thumbnail_url: string | null
    public: Generated<boolean>
    published_at: Date | null
    num_likes: Generated<number>
    num_views: Generated<number>
    created_at: Timestamp
    updated_at: Timestamp
  }

  featured_asset: { profile_id: string; asset_id: string; position: number; caption: Generated<string> }
  site_order: { profile_id: string; asset_id: string; position: number }
  badge: {
    id: string
    profile_id: string
    badge_type: BadgeType
    badge_name: string
    award_level: AwardLevel | null
    award_date: Day | null
    created_at: Timestamp
  }

  profile_proof: {
    id: string
    profile_id: string
    kind: AddedProofKind
    subject: string
    code: string | null
    method: CheckMethod | null
    url: string | null
    checked_at: Date | null
    failure: CheckFailure | null
    failing_since: Date | null
    warned_at: Date | null
    next_check_at: Date | null
    created_at: Timestamp
  }

  handle_history: { slug: string; profile_id: string; released_at: Timestamp; reserved: Generated<boolean> }
  handle_change: { profile_id: string; changed_at: Timestamp }

  /** Where the files of the sitemap begin; empty where there are few profiles. */
  sitemap_range: { first_id: string; newest: Date }
}
