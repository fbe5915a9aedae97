import { type FormBody, castFormBody } from '#client/api-call.ts'
import type { Client } from '#client/client.ts'

export const fetchFailures = (client: Client) => client.get('/v1/marketplace/admin/failures')

export const retryFailure = (client: Client, failure: FormBody<'POST /v1/marketplace/admin/failures'>) =>
  client.post('/v1/marketplace/admin/failures', { body: castFormBody(failure) })
