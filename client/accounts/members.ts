import type { Client } from '#client/client.ts'
import type { Members } from '#domain/accounts/member.ts'

export function fetchMembers(client: Client, id: string): Promise<Members> {
  return client.get('/v1/marketplace/me/workspaces/{id}/members', { params: { id } })
}

export async function setListed(client: Client, id: string, listed: boolean): Promise<void> {
  await client.patch('/v1/marketplace/me/workspaces/{id}', { params: { id }, body: { listed } })
}
