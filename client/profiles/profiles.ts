import type { Client } from '#client/client.ts'
import { undefinedIfMissing } from '#client/undefined-if-missing.ts'
import type { Profile } from '#domain/profiles/profile.ts'

/** Undefined for a 404; other errors are rethrown. */
export const fetchProfile = (client: Client, slug: string) =>
  undefinedIfMissing(client.get('/v1/marketplace/profiles/{slug}', { params: { slug } }))

/** The profile with its version, which a change sends as `If-Match`. */
export async function fetchProfileVersion(
  client: Client,
  slug: string,
): Promise<{ profile: Profile; etag: string } | undefined> {
  const found = await undefinedIfMissing(client.getVersioned('/v1/marketplace/profiles/{slug}', { params: { slug } }))
  return found && { profile: found.value, etag: found.etag ?? '*' }
}
