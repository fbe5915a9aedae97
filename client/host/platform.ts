import type { Client } from '#client/client.ts'
import type { Platform } from '#domain/host/platform.ts'

const DEMO = '/v1/marketplace/demo'

export function fetchPlatform(client: Client): Promise<Platform> {
  return client.get('/v1/marketplace/me/platform')
}

/** What follows plays the platform's part, on the demo alone. */
export function publishDemoSite(
  client: Client,
  site: { name: string; picture: string; workspaceId?: string | undefined },
): Promise<Platform> {
  return client.post(`${DEMO}/sites`, site)
}

export function setDemoSitePublished(client: Client, id: string, published: boolean): Promise<Platform> {
  return client.post(`${DEMO}/sites/${encodeURIComponent(id)}`, { published })
}

export function changeDemoPlan(
  client: Client,
  change: { plan: string; workspaceId?: string | undefined },
): Promise<Platform> {
  return client.post(`${DEMO}/plan`, change)
}

export function ageDemoAccount(client: Client, days: number): Promise<Platform> {
  return client.post(`${DEMO}/age`, { days })
}
