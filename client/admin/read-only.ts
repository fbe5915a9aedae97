import type { Client } from '#client/client.ts'

export const fetchReadOnlyMode = (client: Client) => client.get('/v1/marketplace/admin/read-only')

export const changeReadOnlyMode = (client: Client, change: { on: boolean; message: string }) =>
  client.patch('/v1/marketplace/admin/read-only', { body: change })
