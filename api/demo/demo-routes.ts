import { createRoute, OpenAPIHono } from '@hono/zod-openapi'

import type { ApiDeps, ApiEnv } from '#api/api-env.ts'
import { refuseInvalid } from '#api/errors.ts'
import { documentedBody, jsonAnswer, registerBody, writeErrors } from '#api/openapi-answers.ts'
import { withBody } from '#api/read-body.ts'
import { idParam } from '#api/request-parameters.ts'
import { demoAgeSchema, demoPlanSchema, demoPublishingSchema, demoSiteSchema } from '#domain/demo/demo-input.ts'
import { platformSchema } from '#domain/host/platform.ts'
import { changePlan } from '#use-cases/demo/change-plan.ts'
import { moveClock } from '#use-cases/demo/move-clock.ts'
import { publishSite, setPublished } from '#use-cases/demo/publish-site.ts'

const BASE = '/v1/marketplace/demo'
const common = {
  method: 'post' as const,
  tags: ['Demo'],
  responses: {
    200: jsonAnswer('What the platform says now.', platformSchema),
    ...writeErrors(400, 401, 403, 404, 415, 429),
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
  const app = new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid })
  for (const schema of [demoSiteSchema, demoPublishingSchema, demoPlanSchema, demoAgeSchema]) registerBody(app, schema)

  app.openapi(routes.publish, async (c) =>
    c.json(await withBody(c, (input) => publishSite(deps, c.var.viewer, { input })), 200),
  )
  app.openapi(routes.setPublished, async (c) => {
    const { id } = c.req.valid('param')
    return c.json(await withBody(c, (input) => setPublished(deps, c.var.viewer, { id, input })), 200)
  })
  app.openapi(routes.plan, async (c) =>
    c.json(await withBody(c, (input) => changePlan(deps, c.var.viewer, { input })), 200),
  )
  app.openapi(routes.age, async (c) =>
    c.json(await withBody(c, (input) => moveClock(deps, c.var.viewer, { input })), 200),
  )
  return app
}
