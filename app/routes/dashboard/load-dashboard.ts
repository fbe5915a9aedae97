import { fetchMembers } from '#client/accounts/members.ts'
import type { Client } from '#client/client.ts'
import { fetchPlatformAccount } from '#client/host/platform-account.ts'
import { fetchInbox } from '#client/messages/messages.ts'
import { fetchOwnDecisions } from '#client/moderation/decisions.ts'
import { fetchProfile } from '#client/profiles/profiles.ts'
import { fetchProofs } from '#client/proofs/proofs.ts'
import { fetchFunnel, fetchStatistics } from '#client/statistics/statistics.ts'
import { STATISTICS_DAYS } from '#domain/limits.ts'
import { availabilityDaysLeft } from '#domain/profiles/availability/availability-confirmed.ts'
import { computeCompleteness } from '#domain/profiles/completeness.ts'
import type { Me, Profile } from '#domain/profiles/profile.ts'

/** The selectable ranges, in days. */
export const STATISTICS_RANGES_DAYS = [7, 30, 90, 365]

/** Further profiles are reached by their own pages. */
const MAX_PROFILES = 8

export function parseStatisticsRange(value: string | null): number {
  return STATISTICS_RANGES_DAYS.find((days) => String(days) === value) ?? STATISTICS_DAYS.usual
}

const manages = ({ role }: Me['workspaces'][number]) => role !== 'member'

/** The account's own profile first, then those of the workspaces that it manages. */
export function ownHandles({ profile, workspaces }: Me): string[] {
  const handles = [profile?.slug, ...workspaces.filter(manages).map(({ profileSlug }) => profileSlug)]
  return handles.filter((slug) => slug !== undefined && slug !== null).slice(0, MAX_PROFILES)
}

/** The person and managed workspaces that have no profile yet. */
export function ownersWithoutProfile({ profile, workspaces }: Me): { person: boolean; workspaces: string[] } {
  const bare = workspaces.filter((one) => manages(one) && one.profileSlug === null)
  return { person: profile === null, workspaces: bare.map(({ name }) => name) }
}

/** R24: whether the availability is set and confirmed, and for how many more days. */
function availabilityState({ expertsMetadata: { availability } }: Profile, now: Date) {
  return availability && { daysLeft: availabilityDaysLeft(availability, now) }
}

export async function loadDashboard(
  client: Client,
  { me, slug, days }: { me: Me; slug: string | undefined; days: number },
) {
  const now = new Date()
  // R748: that of the profile, and those of workspaces that have none.
  const teams = me.workspaces
    .filter((one) => (one.profileSlug === null ? manages(one) : one.profileSlug === slug))
    .slice(0, MAX_PROFILES)
  const [platform, decisions, members, openBriefs, statistics, funnel, proofs, ...profiles] = await Promise.all([
    fetchPlatformAccount(client),
    fetchOwnDecisions(client),
    Promise.all(teams.map(async ({ id, name }) => ({ id, name, members: await fetchMembers(client, id) }))),
    fetchInbox(client, new URLSearchParams({ box: 'open-briefs' })),
    slug === undefined ? null : fetchStatistics(client, { slug, days }),
    slug === undefined ? null : fetchFunnel(client, slug),
    slug === undefined ? null : fetchProofs(client, slug),
    ...ownHandles(me).map((handle) => fetchProfile(client, handle)),
  ])
  return {
    platform,
    decisions: decisions.items,
    teams: members,
    waiting: { messages: openBriefs.unread, briefs: openBriefs.total },
    statistics,
    funnel,
    proofs,
    profiles: profiles
      .filter((profile) => profile !== undefined)
      .map((profile) => ({
        profile,
        completeness: computeCompleteness(profile, now),
        availability: availabilityState(profile, now),
      })),
  }
}

export type OwnProfile = Awaited<ReturnType<typeof loadDashboard>>['profiles'][number]
