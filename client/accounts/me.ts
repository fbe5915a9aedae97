import type { Client } from '#client/client.ts'
import type { Me } from '#domain/profiles/profile.ts'

export function fetchMe(client: Client): Promise<Me> {
  return client.get('/v1/marketplace/me')
}
