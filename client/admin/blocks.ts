import { type FormBody, fromForm } from '#client/api-call.ts'
import type { Client } from '#client/client.ts'
import type { Block, Blocks } from '#domain/admin/blocks.ts'

export function fetchBlocks(client: Client, query: URLSearchParams): Promise<Blocks> {
  return client.get('/v1/marketplace/admin/blocks', { query })
}

export function addBlock(client: Client, block: FormBody<'POST /v1/marketplace/admin/blocks'>): Promise<Block> {
  return client.post('/v1/marketplace/admin/blocks', { body: fromForm(block) })
}

export async function removeBlock(client: Client, id: string, reason: string): Promise<void> {
  await client.post('/v1/marketplace/admin/blocks/{id}/removal', { params: { id }, body: { reason } })
}
