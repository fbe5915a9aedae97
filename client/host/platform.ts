import { type FormBody, fromForm } from '#client/api-call.ts'
import type { Client } from '#client/client.ts'
import type { Platform } from '#domain/host/platform.ts'

export function fetchPlatform(client: Client): Promise<Platform> {
  return client.get('/v1/marketplace/me/platform')
}

type DemoSite = FormBody<'POST /v1/marketplace/demo/sites'>

/** The calls below simulate the platform, on the demo only. */
export function publishDemoSite(client: Client, site: DemoSite): Promise<Platform> {
  return client.post('/v1/marketplace/demo/sites', { body: fromForm(site) })
}

export function setDemoSitePublished(client: Client, id: string, published: boolean): Promise<Platform> {
  return client.post('/v1/marketplace/demo/sites/{id}', { params: { id }, body: { published } })
}

type DemoPlan = FormBody<'POST /v1/marketplace/demo/plan'>

export function changeDemoPlan(client: Client, change: DemoPlan): Promise<Platform> {
  return client.post('/v1/marketplace/demo/plan', { body: fromForm(change) })
}

export function ageDemoAccount(client: Client, days: number): Promise<Platform> {
  return client.post('/v1/marketplace/demo/age', { body: { days } })
}
