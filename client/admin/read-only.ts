import type { Client } from '#client/client.ts'
import type { ReadOnlyMode } from '#domain/admin/read-only-schema.ts'

export function fetchReadOnlyMode(client: Client): Promise<ReadOnlyMode> {
  return client.get('/v1/marketplace/admin/read-only')
}

export async function changeReadOnlyMode(client: Client, change: { on: boolean; message: string }): Promise<void> {
  await client.patch('/v1/marketplace/admin/read-only', { body: change })
}
