import type { Moderation } from '#domain/moderation.ts'
import type { Profile } from '#domain/profile.ts'

import type { Client } from './client.ts'

/** What an admin sets on somebody's profile; the reason is written down. */
export function moderateProfile(client: Client, slug: string, moderation: Moderation): Promise<Profile> {
  return client.patch(`/v1/marketplace/admin/profiles/${encodeURIComponent(slug)}`, moderation)
}
