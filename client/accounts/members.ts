import type { Client } from '#client/client.ts'

export const fetchMembers = (client: Client, id: string) =>
  client.get('/v1/marketplace/me/workspaces/{id}/members', { params: { id } })

export const setListedInTeam = (client: Client, id: string, listed: boolean) =>
  client.patch('/v1/marketplace/me/workspaces/{id}', { params: { id }, body: { listed } })
