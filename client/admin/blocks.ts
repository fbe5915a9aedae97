import { type FormBody, fromForm } from '#client/api-call.ts'
import type { Client } from '#client/client.ts'

export const fetchBlocks = (client: Client, query: URLSearchParams) =>
  client.get('/v1/marketplace/admin/blocks', { query })

export const addBlock = (client: Client, block: FormBody<'POST /v1/marketplace/admin/blocks'>) =>
  client.post('/v1/marketplace/admin/blocks', { body: fromForm(block) })

export const removeBlock = (client: Client, id: string, reason: string) =>
  client.post('/v1/marketplace/admin/blocks/{id}/removal', { params: { id }, body: { reason } })
