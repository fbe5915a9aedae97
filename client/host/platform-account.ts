import type { Client } from '#client/client.ts'

export const fetchPlatformAccount = (client: Client) => client.get('/v1/marketplace/me/platform')
