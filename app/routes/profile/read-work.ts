import type { Client } from '#client/client.ts'
import { listAssets } from '#client/profiles/profile-calls.ts'
import { ASSET_KINDS } from '#client/profiles/profile-model.ts'
import { MAX_PAGES, PAGE_SIZE } from '#domain/limits.ts'
import type { Profile } from '#domain/profiles/profile.ts'

import type { Work } from './work-shelf.tsx'

/** The first page of sites, which the profile already includes. */
export function firstSites({ numAssets, sortedSiteProfiles }: Profile): Work {
  return { type: 'sites', page: 1, pages: pagesOf(numAssets.sites), items: sortedSiteProfiles }
}

function pagesOf(total: number): number {
  return Math.min(MAX_PAGES, Math.ceil(total / PAGE_SIZE))
}

/** The work that a query string selects; undefined for an unknown kind or page. */
export async function readWork(client: Client, profile: Profile, query: URLSearchParams): Promise<Work | undefined> {
  const kind = ASSET_KINDS.find(({ type }) => type === (query.get('work') ?? 'sites'))
  const page = /^[1-9]\d{0,3}$/.test(query.get('page') ?? '1') ? Number(query.get('page') ?? 1) : undefined
  if (!kind || page === undefined) return undefined
  const pages = pagesOf(profile.numAssets[kind.type])
  if (page > Math.max(pages, 1)) return undefined
  // Of a kind that there is none of, an old link shows what there is.
  if (page === 1 && (kind.type === 'sites' || pages === 0)) return firstSites(profile)
  const { items } = await listAssets(client, profile.slug, { type: kind.type, page: page - 1 })
  return { type: kind.type, page, pages, items }
}
