import type { Profile } from '#domain/profile.ts'

import { ApiFailure } from './api-failure.ts'
import type { Client } from './client.ts'

/** A 404 means that there is no profile; other errors are passed on. */
export async function fetchProfile(client: Client, slug: string): Promise<Profile | undefined> {
  try {
    return await client.get<Profile>(`/v1/marketplace/profiles/${encodeURIComponent(slug)}`)
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return undefined
    throw error
  }
}
