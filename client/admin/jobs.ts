import type { Client } from '#client/client.ts'

export const fetchJobs = (client: Client) => client.get('/v1/marketplace/admin/jobs')

export const runJob = (client: Client, name: string) => client.post('/v1/marketplace/admin/jobs', { body: { name } })
