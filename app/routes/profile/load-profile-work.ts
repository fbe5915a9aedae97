import type { Client } from '#client/client.ts'
import { listWork } from '#client/profiles/profile-calls.ts'
import { ASSET_KINDS } from '#client/profiles/profile-model.ts'
import { MAX_PAGES, PAGE_SIZE } from '#domain/limits.ts'
import type { Profile } from '#domain/profiles/profile.ts'
import type { WorkType } from '#domain/profiles/reported-work.ts'

import type { Work } from './work-section.tsx'

/** The first page of sites, which the profile already includes. */
export function firstSites({ numAssets, sortedSiteProfiles }: Profile): Work {
  return { type: 'sites', page: 1, pages: pagesOf(numAssets.sites), items: sortedSiteProfiles }
}

function pagesOf(total: number): number {
  return Math.min(MAX_PAGES, Math.ceil(total / PAGE_SIZE))
}

/** A kind of work whose pages end before the one that was asked for. */
type Beyond = { beyond: WorkType; pages: number }

/** The work that an address asks for; undefined where there is no such kind. */
export async function loadProfileWork(
  client: Client,
  profile: Profile,
  query: URLSearchParams,
): Promise<Work | Beyond | undefined> {
  const kind = ASSET_KINDS.find((type) => type === (query.get('work') || 'sites'))
  if (!kind) return undefined
  const page = /^[1-9]\d{0,3}$/.test(query.get('page') || '1') ? Number(query.get('page') || 1) : undefined
  const pages = pagesOf(profile.numAssets[kind])
  if (page === undefined || page > Math.max(pages, 1)) return { beyond: kind, pages }
  // Of a kind that there is none of, an old link shows what there is.
  if (page === 1 && (kind === 'sites' || pages === 0)) return firstSites(profile)
  const { items } = await listWork(client, profile.slug, { type: kind, page: page - 1 })
  return { type: kind, page, pages, items }
}
