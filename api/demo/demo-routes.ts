import { createRoute } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import { documentedBody, describeJsonResponse, describeWriteErrors } from '#api/openapi-responses.ts'
import { idParam } from '#api/request-parameters.ts'
import { sendBodyResult, newRouter } from '#api/router.ts'
import { demoAgeSchema, demoPlanSchema, demoPublishingSchema, demoSiteSchema } from '#domain/demo/demo-input.ts'
import { platformAccountSchema } from '#domain/host/platform-account.ts'
import { ageAccount } from '#use-cases/demo/age-account.ts'
import { changePlan } from '#use-cases/demo/change-plan.ts'
import { publishSite, setSitePublished } from '#use-cases/demo/publish-site.ts'

const BASE = '/v1/marketplace/demo'
const common = {
  method: 'post' as const,
  tags: ['Demo'],
  responses: {
    200: describeJsonResponse('What the platform says now.', platformAccountSchema),
    ...describeWriteErrors(400, 401, 403, 404, 415, 429),
  },
}

export const routes = {
  publish: createRoute({
    ...common,
    path: `${BASE}/sites`,
    summary: 'Publish a site, as the platform would report it',
    request: documentedBody(demoSiteSchema),
  }),
  setPublished: createRoute({
    ...common,
    path: `${BASE}/sites/{id}`,
    summary: 'Take a site down, or put it up again',
    request: {
      params: idParam,
      ...documentedBody(demoPublishingSchema),
    },
  }),
  plan: createRoute({
    ...common,
    path: `${BASE}/plan`,
    summary: 'Change a workspace’s plan, or make a workspace with one',
    request: documentedBody(demoPlanSchema),
  }),
  age: createRoute({
    ...common,
    path: `${BASE}/age`,
    summary: 'Make my account older',
    request: documentedBody(demoAgeSchema),
  }),
}

/** R125: lets an account act as the platform. Registered in the demo only. */
export function demoRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.publish, (c) => sendBodyResult(c, (input) => publishSite(deps, c.var.viewer, { input })))
  app.openapi(routes.setPublished, (c) =>
    sendBodyResult(c, (input) => setSitePublished(deps, c.var.viewer, { ...c.req.valid('param'), input })),
  )
  app.openapi(routes.plan, (c) => sendBodyResult(c, (input) => changePlan(deps, c.var.viewer, { input })))
  app.openapi(routes.age, (c) => sendBodyResult(c, (input) => ageAccount(deps, c.var.viewer, { input })))
  return app
}
