import type { ColumnType, Generated } from 'kysely'

import type { LinkPurpose } from '#domain/accounts/account-link.ts'
import type { Plan, WorkspaceRole } from '#domain/accounts/workspace.ts'
import type { ReportOutcome, ReportReason } from '#domain/admin/profile-report.ts'
import type { TermStatus, UnmatchedKind } from '#domain/admin/unmatched-term.ts'
import type { HostKind } from '#domain/host/host-paths.ts'
import type { MailKind } from '#domain/mail/mail-kind.ts'
import type { BriefFileType } from '#domain/messages/brief/brief-file.ts'
import type { DeclineReason } from '#domain/messages/brief/decline-reason.ts'
import type { HireState } from '#domain/messages/hire-claim.ts'
import type { MessageStatus, ReplyAuthor } from '#domain/messages/message-box.ts'
import type { AssetType } from '#domain/profiles/asset.ts'
import type { AvailabilityStatus } from '#domain/profiles/availability/availability.ts'
import type { AwardLevel, BadgeType } from '#domain/profiles/badge.ts'
import type { BusinessType } from '#domain/profiles/business-type.ts'
import type { ExpertStatus, Visibility } from '#domain/profiles/profile.ts'
import type { AnalyticsEvent } from '#domain/statistics/analytics-event.ts'
import type { PicturePurpose } from '#domain/uploads/picture.ts'
import type { PictureType, UploadState } from '#domain/uploads/upload.ts'
import type { WebhookEventType } from '#domain/webhooks/webhook-event.ts'

type Timestamp = ColumnType<Date, Date | undefined, Date>
/** A calendar day, read and written as `YYYY-MM-DD`. */
type Day = string

type UserTable = {
  id: string
  name: string
  email: string
  email_verified: Generated<boolean>
  /** Written by the database's own `note_email_proof` alone. */
  email_verified_at: ColumnType<Date | null, never, never>
  image: string | null
  role: Generated<'user' | 'admin'>
  num_following: Generated<number>
  /** Created by the demo: can sign in only while the demo is open. */
  is_demo: Generated<boolean>
  two_factor_enabled: Generated<boolean>
  password_changed_at: Generated<Date>
  last_sign_in_at: Date | null
  locked_at: Date | null
  lock_reason: string | null
  created_at: Timestamp
  updated_at: Timestamp
}

/** Secret and codes are encrypted. */
type TwoFactorTable = {
  id: string
  user_id: string
  secret: string
  backup_codes: string
  verified: Generated<boolean>
  last_step: ColumnType<string | null, number | null | undefined, number | null>
  created_at: Timestamp
}

type AccountTable = {
  id: string
  account_id: string
  provider_id: string
  user_id: string
  password: string | null
  created_at: Timestamp
  updated_at: Timestamp
}

type SessionTable = {
  id: string
  user_id: string
  expires_at: Date
  ip_address: string | null
  user_agent: string | null
  factor_passed_at: Date | null
  host_sid: string | null
  host_proved_at: Date | null
  created_at: Timestamp
  updated_at: Timestamp
}

type HostSignInTable = {
  state_hash: string
  browser_hash: string
  nonce: string
  code_verifier: string
  next: string
  session_id: string | null
  begun_at: Date
  expires_at: Date
}

type HostJoinTable = {
  browser_hash: string
  user_id: string
  issuer: string
  subject: string
  email: string
  next: string
  token_hash: string | null
  expires_at: Date
}

type SpentTokenTable = { hash: string; expires_at: Date }

type AccountTokenTable = {
  user_id: string
  purpose: LinkPurpose
  email: string
  token_hash: string
  expires_at: Date
  created_at: Timestamp
}

type WorkspaceTable = {
  id: string
  slug: string
  name: string
  plan: Generated<Plan>
  created_at: Timestamp
  updated_at: Timestamp
}

type WorkspaceMemberTable = {
  workspace_id: string
  user_id: string
  role: WorkspaceRole
  created_at: Timestamp
}

type AssetTable = {
  id: string
  type: AssetType
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

type ProfileTable = {
  id: string
  slug: string
  owner_user_id: string | null
  owner_workspace_id: string | null
  name: string
  title: string | null
  employer: string | null
  business_type: BusinessType | null
  about: string | null
  city: string | null
  country: string | null
  city_slug: string | null
  country_code: string | null
  languages: Generated<string[]>
  skills: Generated<string[]>
  services_offered: Generated<string[]>
  project_minimum_amount: number | null
  project_minimum_currency: string | null
  availability_status: AvailabilityStatus | null
  availability_from: Day | null
  availability_confirmed_at: Date | null
  availability_changed_at: Date | null
  profile_img: string | null
  website: string | null
  inquiry_email_address: string | null
  inquiry_email_verified_at: Date | null
  visibility: Generated<Visibility>
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
  card_version: Generated<number>
  created_at: Timestamp
  updated_at: Timestamp
}

type ProfileSkillTable = { profile_id: string; skill_slug: string; position: number }
type FeaturedAssetTable = { profile_id: string; asset_id: string; position: number; caption: Generated<string> }
type SiteOrderTable = { profile_id: string; asset_id: string; position: number }

type BadgeTable = {
  id: string
  profile_id: string
  badge_type: BadgeType
  badge_name: string
  award_level: AwardLevel | null
  award_date: Day | null
  created_at: Timestamp
}

type MarkTable = { user_id: string; profile_id: string; created_at: Timestamp }

type NewsReaderTable = {
  user_id: string
  looked_at: Date | null
  looked_before_at: Date | null
  wants_digest: Generated<boolean>
  digest_week: Generated<Day>
}

type HandleHistoryTable = { slug: string; profile_id: string; released_at: Timestamp }

type ModerationEntryTable = {
  id: string
  actor_id: string | null
  profile_id: string | null
  account_id: string | null
  action: string
  reason: string | null
  /** JSON, written as text. */
  details: ColumnType<Record<string, unknown>, string | undefined, string>
  created_at: Timestamp
}

type ListingTable = {
  skill: string
  profile_id: string
  country_code: string
  city_slug: string | null
  score: number
  /**
   * The keys that filters match: `domain/lists/listing-keys.ts`, and in the search bare codes of
   * `domain/lists/facet-codes.ts`.
   */
  keys: number[]
  project_minimum_usd: number | null
  listed_at: Date
  edited_at: Date
}

/** Written by the database's own `index_experts` alone, so the text columns are never read here. */
type ExpertSearchTable = Omit<ListingTable, 'skill' | 'edited_at'> & {
  skills: string[]
  number: Generated<number>
  names: string
  headline: string
  document: string
}

/** Written by a job; `bits` are never read, only counted. */
type FacetBitsTable = { key: string; chunk: number; bits: string }

/** Written by a trigger of `expert_search`: the values that the bitmaps still have. */
type StaleBitsTable = {
  number: number
  times: Generated<number>
  keys: number[] | null
  skills: string[] | null
  country_code: string | null
  city_slug: string | null
  document: string | null
}

type SearchWordTable = { word: string }

/** `''` stands for no country and no city, and for no skill: everyone. */
type ListingTallyTable = {
  skill: string
  country_code: string
  city_slug: string
  experts: number
  codes: number[]
  code_counts: number[]
  minimums: number[]
  minimum_counts: number[]
  edited_at: Date | null
}

/** Written by the triggers of `listing` and `expert_search`; a job adds it to the tallies. */
type ListingChangeTable = {
  id: Generated<string>
  skill: string
  country_code: string
  city_slug: string
  experts: number
  keys: number[]
  minimum: number | null
  edited_at: Date | null
}

/** A view of tallies and changes. */
type ListingCountTable = { skill: string; country_code: string; city_slug: string; experts: number }

type UnmatchedTermTable = {
  kind: UnmatchedKind
  term: string
  times: Generated<number>
  first_seen: Timestamp
  last_seen: Timestamp
  status: Generated<TermStatus>
  target: string | null
  decided_at: Date | null
}

type ProfileReportTable = {
  id: string
  profile_id: string
  reporter_id: string | null
  reason: ReportReason
  text: string
  created_at: Timestamp
  closed_at: Date | null
  closed_by: string | null
  outcome: ReportOutcome | null
  held: Generated<boolean>
}

type CatalogueSnapshotTable = {
  id: string
  created_at: Timestamp
  created_by: string | null
  source: Generated<'computed'>
  reason: string
  tables: string
  paths: number
  aliases: number
  active: Generated<boolean>
}

type CatalogueMatchingTable = {
  only_row: Generated<true>
  version: string
}

type RankingRulesTable = {
  only_row: Generated<boolean>
  version: number
}

type MailOutboxTable = {
  id: string
  kind: Generated<MailKind | 'other'>
  recipient: string
  subject: string
  text_body: string
  html_body: string
  reply_to: string | null
  unsubscribe_url: string | null
  message_id: string
  created_at: Timestamp
  sent_at: Date | null
  last_error: string | null
}

type MessageTable = {
  id: string
  /** Null once the profile is gone; `gone_profile_name` then has its name. */
  profile_id: string | null
  gone_profile_name: string | null
  sender_user_id: string | null
  sender_name: string
  guest_email: string | null
  sender_key: string
  idempotency_key: string | null
  request_hash: string
  subject: string
  body: string
  text_hash: string
  status: MessageStatus
  filter_reason: string | null
  created_at: Timestamp
  delivered_at: Date | null
  last_at: Timestamp
  read_at: Date | null
  sender_read_at: Date | null
  archived_at: Date | null
  spam_at: Date | null
  owner_deleted_at: Date | null
  sender_deleted_at: Date | null
  replied_at: Date | null
  answered_at: Date | null
  answered_by_mail: Generated<boolean>
  reported_at: Date | null
  reported_by: string | null
  report_side: ReplyAuthor | null
  report_reason: string | null
  report_closed_at: Date | null
  report_closed_by: string | null
  report_outcome: ReportOutcome | null
  brief_id: string | null
  declined_at: Date | null
  decline_reason: DeclineReason | null
}

/** What a message that is a brief has besides its subject and body. */
type BriefTable = {
  id: string
  sender_key: string
  idempotency_key: string | null
  request_hash: string
  audience: string
  budget: string
  timing: string
  examples: string[]
  /** How many experts it went to. */
  experts: Generated<number>
  created_at: Timestamp
  sent_at: Date | null
  silence_told_at: Date | null
}

type BriefFileTable = {
  key: string
  /** null: its brief is gone, and the file is going. */
  brief_id: string | null
  name: string
  type: BriefFileType
  size: number
  created_at: Timestamp
  stored_at: Date | null
}

type MessageReplyTable = {
  id: string
  message_id: string
  author: ReplyAuthor
  author_user_id: string | null
  author_name: string
  body: string
  idempotency_key: string | null
  created_at: Timestamp
}

/** At most one per conversation (R355). */
type HireClaimTable = {
  message_id: string
  claimed_by: ReplyAuthor
  state: HireState
  claimed_at: Date
  decided_at: Date | null
}

type SenderBlockTable = {
  id: string
  profile_id: string
  user_id: string | null
  email: string | null
  name: string
  created_at: Timestamp
}

type AnalyticsEventTable = {
  id: string
  name: AnalyticsEvent['name']
  properties: AnalyticsEvent['properties']
  user_id: string | null
  created_at: Timestamp
}

type UploadTable = {
  key: string
  user_id: string | null
  purpose: PicturePurpose
  content_type: PictureType
  size: number
  crop_x: number | null
  crop_y: number | null
  crop_size: number | null
  state: Generated<UploadState>
  public_url: string
  width: number | null
  height: number | null
  created_at: Timestamp
  expires_at: Date
  touched_at: Timestamp
}

type ProfileViewTable = { profile_id: string; day: Day; visitor: string }

type ProfileDayTable = {
  profile_id: string
  day: Day
  views: Generated<number>
  likes: Generated<number>
  followers: Generated<number>
}

type ProfileSourceTable = { profile_id: string; day: Day; source: string; views: number }

type ProfileShownTable = { profile_id: string; day: Day; source: string; shown: number }

/** `''` stands for no skill, and for no known place. */
type FunnelDayTable = {
  day: Day
  skill: string
  country_code: string
  city_slug: string
  shown: Generated<number>
  opened: Generated<number>
}

type SearchedWordTable = { word: string; day: Day; searches: number; nobody: number }

/** Short-lived data of better-auth, such as sign-ins that wait for their second step. */
type VerificationTable = { id: string; identifier: string; value: string; expires_at: Date }

type HostEntryTable = {
  kind: HostKind
  id: string
  version: string | null
  deleted: Generated<boolean>
  dated: Generated<boolean>
  pending: object | null
  waits_for: Generated<string[]>
  held_by: string | null
  snapshot_id: string | null
  report_number: string
  reported_at: Date
}

type HostSnapshotTable = {
  id: Generated<string>
  kinds: HostKind[]
  version: string | null
  begun_at: Date
  committed_at: Date | null
}

type HostFloorTable = { kind: HostKind; version: string }

type HostStatusTable = {
  kind: HostKind
  reports: Generated<string>
  stale: Generated<string>
  refused: Generated<string>
  last_report_at: Date | null
  lag_ms: string | null
  last_refusal_at: Date | null
  last_refusal: string | null
}

/** Written by triggers. */
type WebhookEventTable = {
  position: ColumnType<string, never, never>
  id: Generated<string>
  type: WebhookEventType
  ordering_key: string
  data: Record<string, unknown>
  occurred_at: Timestamp
  attempts: Generated<number>
  last_attempt_at: Date | null
  last_error: string | null
  next_attempt_at: Timestamp
  leased_until: Date | null
  delivered_at: Date | null
  given_up_at: Date | null
}

/** One row. */
type WebhookStateTable = {
  enabled: Generated<boolean>
  paused_at: Date | null
  paused_by: string | null
}

export type Database = {
  user: UserTable
  account: AccountTable
  session: SessionTable
  verification: VerificationTable
  account_token: AccountTokenTable
  host_sign_in: HostSignInTable
  host_join: HostJoinTable
  spent_token: SpentTokenTable
  two_factor: TwoFactorTable
  workspace: WorkspaceTable
  workspace_member: WorkspaceMemberTable
  asset: AssetTable
  host_entry: HostEntryTable
  host_snapshot: HostSnapshotTable
  host_floor: HostFloorTable
  host_status: HostStatusTable
  profile: ProfileTable
  profile_skill: ProfileSkillTable
  featured_asset: FeaturedAssetTable
  site_order: SiteOrderTable
  badge: BadgeTable
  follow: MarkTable
  profile_like: MarkTable
  news_reader: NewsReaderTable
  handle_history: HandleHistoryTable
  moderation_entry: ModerationEntryTable
  listing: ListingTable
  listing_tally: ListingTallyTable
  listing_change: ListingChangeTable
  listing_count: ListingCountTable
  expert_search: ExpertSearchTable
  facet_bits: FacetBitsTable
  stale_bits: StaleBitsTable
  search_word: SearchWordTable
  unmatched_term: UnmatchedTermTable
  profile_report: ProfileReportTable
  catalogue_snapshot: CatalogueSnapshotTable
  catalogue_matching: CatalogueMatchingTable
  ranking_rules: RankingRulesTable
  mail_outbox: MailOutboxTable
  message: MessageTable
  brief: BriefTable
  brief_file: BriefFileTable
  message_reply: MessageReplyTable
  hire_claim: HireClaimTable
  sender_block: SenderBlockTable
  analytics_event: AnalyticsEventTable
  upload: UploadTable
  profile_view: ProfileViewTable
  profile_day: ProfileDayTable
  profile_source: ProfileSourceTable
  profile_shown: ProfileShownTable
  funnel_day: FunnelDayTable
  searched_word: SearchedWordTable
  webhook_event: WebhookEventTable
  webhook_state: WebhookStateTable
}
