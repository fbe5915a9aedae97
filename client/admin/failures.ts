import { type FormBody, fromForm } from '#client/api-call.ts'
import type { Client } from '#client/client.ts'
import type { AdminFailures } from '#domain/admin/failures.ts'

export function fetchFailures(client: Client): Promise<AdminFailures> {
  return client.get('/v1/marketplace/admin/failures')
}

export async function retryFailure(
  client: Client,
  failure: FormBody<'POST /v1/marketplace/admin/failures'>,
): Promise<void> {
  await client.post('/v1/marketplace/admin/failures', { body: fromForm(failure) })
}
