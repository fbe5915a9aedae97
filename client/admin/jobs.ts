import type { Client } from '#client/client.ts'
import type { AdminJobs } from '#domain/admin/jobs.ts'

export function fetchJobs(client: Client): Promise<AdminJobs> {
  return client.get('/v1/marketplace/admin/jobs')
}

export async function runJob(client: Client, name: string): Promise<void> {
  await client.post('/v1/marketplace/admin/jobs', { body: { name } })
}
