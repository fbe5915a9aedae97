import type { Client } from '#client/client.ts'
import type { FollowOrLikeAction, MarkAnswer } from '#domain/following/follow-or-like.ts'
import { PAGE_SIZE } from '#domain/limits.ts'
import type { Asset, AssetType } from '#domain/profiles/asset.ts'
import type { Profile, Visibility } from '#domain/profiles/profile.ts'

const BASE = '/v1/marketplace'
const segment = encodeURIComponent

type Change = { payload: object; etag?: string | undefined }

export function createUserProfile(client: Client, payload: object): Promise<Profile> {
  return client.post(`${BASE}/profile/user`, payload)
}

export function createWorkspaceProfile(client: Client, workspaceId: string, payload: object): Promise<Profile> {
  return client.post(`${BASE}/profile/workspace/${segment(workspaceId)}`, payload)
}

/** The caller's own profile. */
export function updateOwnProfile(client: Client, { payload, etag }: Change): Promise<Profile> {
  return client.patch(`${BASE}/profile/user`, payload, { etag })
}

/** The named profile of a person: the owner's or an admin's call. */
export function updateNamedProfile(client: Client, slug: string, { payload, etag }: Change): Promise<Profile> {
  return client.patch(`${BASE}/profiles/${segment(slug)}`, payload, { etag })
}

export function updateWorkspaceProfile(
  client: Client,
  workspaceId: string,
  { payload, etag }: Change,
): Promise<Profile> {
  return client.patch(`${BASE}/profile/workspace/${segment(workspaceId)}`, payload, { etag })
}

/** As many sites as the API takes in one order; those after them follow newest first. */
export function cutSiteOrder(ids: readonly string[]): string[] {
  return ids.slice(0, PAGE_SIZE)
}

/** The list is cut to a page before it is sent. */
export async function orderSites(client: Client, slug: string, ids: string[]): Promise<Asset[]> {
  const path = `${BASE}/profile/${segment(slug)}/siteOrder`
  const { sites } = await client.patch<{ sites: Asset[] }>(path, cutSiteOrder(ids))
  return sites
}

export function setVisibility(client: Client, slug: string, visibility: Visibility): Promise<Profile> {
  return client.post(`${BASE}/profiles/${segment(slug)}/visibility`, { visibility })
}

export function activateProfile(client: Client, id: string): Promise<Profile> {
  return client.patch(`${BASE}/profiles/activate/${segment(id)}`, {})
}

export function deleteProfile(client: Client, slug: string): Promise<void> {
  return client.delete(`${BASE}/profiles/${segment(slug)}`)
}

type AssetPage = { items: Asset[]; total: number; limit: number; offset: number }
type AssetQuery = { type?: AssetType; limit?: number; page?: number; exclude?: string[] }

/** One kind of a profile's work; the offset is the page's index times the limit. */
export function listAssets(
  client: Client,
  slug: string,
  { type = 'sites', limit = PAGE_SIZE, page = 0, exclude = [] }: AssetQuery = {},
): Promise<AssetPage> {
  const query = new URLSearchParams({ limit: String(limit), offset: String(page * limit), exclude: exclude.join(',') })
  return client.get(`${BASE}/profiles/${segment(slug.toLowerCase())}/${type}?${query}`)
}

export function followOrLike(client: Client, action: FollowOrLikeAction, profileSlug: string): Promise<MarkAnswer> {
  return client.post(`${BASE}/profiles/${action}`, { profileSlug })
}

/** True only when the server says 'Slug is available'. */
export async function isHandleAvailable(client: Client, slug: string): Promise<boolean> {
  const { msg } = await client.get<{ msg: string }>(`${BASE}/profiles/verify/slug/${segment(slug)}`)
  return msg === 'Slug is available'
}
