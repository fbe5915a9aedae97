import { createRoute } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import { documentedBody, describeJsonResponse, describeWriteErrors } from '#api/openapi-responses.ts'
import { sendResult, sendBodyResult, newRouter } from '#api/router.ts'
import { adminJobsSchema, jobRunSchema, runJobSchema } from '#domain/admin/jobs.ts'
import { listJobs, runJob } from '#use-cases/admin/jobs.ts'

const PATH = '/v1/marketplace/admin/jobs'
const tags = ['Admin']

export const routes = {
  jobs: createRoute({
    method: 'get',
    path: PATH,
    tags,
    summary: 'Background jobs, their schedules and last runs',
    responses: { 200: describeJsonResponse('Of all nodes.', adminJobsSchema), ...describeWriteErrors(401, 403) },
  }),
  runJob: createRoute({
    method: 'post',
    path: PATH,
    tags,
    summary: 'Run a job now that runs by the clock',
    description: 'A job that waits to run already is not sent a second time: 409.',
    request: documentedBody(runJobSchema),
    responses: {
      200: describeJsonResponse('It is sent.', jobRunSchema),
      ...describeWriteErrors(400, 401, 403, 404, 409, 415, 429),
    },
  }),
}

export function jobRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.jobs, (c) => sendResult(c, listJobs(deps, c.var.viewer)))
  app.openapi(routes.runJob, (c) => sendBodyResult(c, (input) => runJob(deps, c.var.viewer, { input })))
  return app
}
