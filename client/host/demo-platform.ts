import { type FormBody, castFormBody } from '#client/api-call.ts'
import type { Client } from '#client/client.ts'

// On the demo, these calls stand in for what a platform reports.

type DemoSite = FormBody<'POST /v1/marketplace/demo/sites'>

export const publishDemoSite = (client: Client, site: DemoSite) =>
  client.post('/v1/marketplace/demo/sites', { body: castFormBody(site) })

export const setDemoSitePublished = (client: Client, id: string, published: boolean) =>
  client.post('/v1/marketplace/demo/sites/{id}', { params: { id }, body: { published } })

type DemoPlan = FormBody<'POST /v1/marketplace/demo/plan'>

export const changeDemoPlan = (client: Client, change: DemoPlan) =>
  client.post('/v1/marketplace/demo/plan', { body: castFormBody(change) })

export const ageDemoAccount = (client: Client, days: number) =>
  client.post('/v1/marketplace/demo/age', { body: { days } })
