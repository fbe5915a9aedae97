import type { Client } from '#client/client.ts'

export const fetchMe = (client: Client) => client.get('/v1/marketplace/me')
