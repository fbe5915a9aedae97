import { ApiFailure } from '#client/api-failure.ts'
import type { Client } from '#client/client.ts'
import type { Profile } from '#domain/profiles/profile.ts'

async function undefinedIfMissing<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return undefined
    throw error
  }
}

/** Undefined for a 404; other errors are rethrown. */
export function fetchProfile(client: Client, slug: string): Promise<Profile | undefined> {
  return undefinedIfMissing(client.get('/v1/marketplace/profiles/{slug}', { params: { slug } }))
}

/** The profile with its version, which a change sends as `If-Match`. */
export async function fetchProfileVersion(
  client: Client,
  slug: string,
): Promise<{ profile: Profile; etag: string } | undefined> {
  const found = await undefinedIfMissing(client.getVersioned('/v1/marketplace/profiles/{slug}', { params: { slug } }))
  return found && { profile: found.value, etag: found.etag ?? '*' }
}
