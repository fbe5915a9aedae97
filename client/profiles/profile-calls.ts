import type { Client } from '#client/client.ts'
import type { FollowOrLikeAction } from '#domain/following/follow-or-like.ts'
import { PAGE_SIZE } from '#domain/limits.ts'
import type { Visibility } from '#domain/profiles/profile.ts'
import type { ReportedWork, WorkType } from '#domain/profiles/reported-work.ts'

import type { UserPayload, WorkspacePayload } from './profile-payload.ts'

/** The required fields of a new profile. */
type Identity = { name: string; slug: string }
type Change<Payload> = { payload: Payload; etag?: string | undefined }

export const createUserProfile = (client: Client, identity: Identity) =>
  client.post('/v1/marketplace/profile/user', { body: identity })

export const createWorkspaceProfile = (client: Client, workspaceId: string, identity: Identity) =>
  client.post('/v1/marketplace/profile/workspace/{workspaceId}', { params: { workspaceId }, body: identity })

/** The caller's own profile. */
export const updateOwnProfile = (client: Client, { payload, etag }: Change<UserPayload>) =>
  client.patch('/v1/marketplace/profile/user', { body: payload, etag })

/** A person's profile by handle, for the owner or an admin. */
export const updateProfileByHandle = (client: Client, slug: string, { payload, etag }: Change<UserPayload>) =>
  client.patch('/v1/marketplace/profiles/{slug}', { params: { slug }, body: payload, etag })

export const updateWorkspaceProfile = (
  client: Client,
  workspaceId: string,
  { payload, etag }: Change<WorkspacePayload>,
) =>
  client.patch('/v1/marketplace/profile/workspace/{workspaceId}', {
    params: { workspaceId },
    body: payload,
    etag,
  })

/** Truncates the order to what the API accepts; further sites follow newest first. */
export function truncateSiteOrder(ids: readonly string[]): string[] {
  return ids.slice(0, PAGE_SIZE)
}

/** Sends at most one page of sites. */
export async function orderSites(client: Client, slug: string, ids: string[]): Promise<ReportedWork[]> {
  const { sites } = await client.patch('/v1/marketplace/profile/{slug}/siteOrder', {
    params: { slug },
    body: truncateSiteOrder(ids),
  })
  return sites
}

/** An admin says why, for the moderation history. */
export const setVisibility = (
  client: Client,
  slug: string,
  change: { visibility: Visibility; reason?: string; rule?: string },
) => client.post('/v1/marketplace/profiles/{slug}/visibility', { params: { slug }, body: change })

export const activateProfile = (client: Client, id: string) =>
  client.patch('/v1/marketplace/profiles/activate/{id}', { params: { id } })

export const deleteProfile = (client: Client, slug: string) =>
  client.delete('/v1/marketplace/profiles/{slug}', { params: { slug } })

type AssetQuery = { type?: WorkType; limit?: number; page?: number; exclude?: string[] }

/** One kind of a profile's work; the offset is the page's index times the limit. */
export const listWork = (
  client: Client,
  slug: string,
  { type = 'sites', limit = PAGE_SIZE, page = 0, exclude = [] }: AssetQuery = {},
) =>
  client.get('/v1/marketplace/profiles/{slug}/{type}', {
    params: { slug: slug.toLowerCase(), type },
    query: { limit, offset: page * limit, exclude: exclude.join(',') },
  })

export const followOrLike = (client: Client, action: FollowOrLikeAction, profileSlug: string) =>
  client.post(`/v1/marketplace/profiles/${action}`, { body: { profileSlug } })

/** True only when the server says 'Slug is available'. */
export async function isHandleAvailable(client: Client, slug: string): Promise<boolean> {
  const { msg } = await client.get('/v1/marketplace/profiles/verify/slug/{slug}', { params: { slug } })
  return msg === 'Slug is available'
}
