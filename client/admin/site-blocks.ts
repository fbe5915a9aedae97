import { type FormBody, castFormBody } from '#client/api-call.ts'
import type { Client } from '#client/client.ts'

export const fetchSiteBlocks = (client: Client, query: URLSearchParams) =>
  client.get('/v1/marketplace/admin/blocks', { query })

export const addSiteBlock = (client: Client, block: FormBody<'POST /v1/marketplace/admin/blocks'>) =>
  client.post('/v1/marketplace/admin/blocks', { body: castFormBody(block) })

export const removeSiteBlock = (client: Client, id: string, reason: string) =>
  client.post('/v1/marketplace/admin/blocks/{id}/removal', { params: { id }, body: { reason } })
