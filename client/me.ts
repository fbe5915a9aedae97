import type { Me } from '#domain/profile.ts'

import type { Client } from './client.ts'

export function fetchMe(client: Client): Promise<Me> {
  return client.get<Me>('/v1/marketplace/me')
}
