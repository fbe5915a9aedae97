import { createRoute } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import { documentedBody, jsonAnswer, writeErrors } from '#api/openapi-answers.ts'
import { answer, answerBody, newRouter } from '#api/router.ts'
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
    responses: { 200: jsonAnswer('Of all nodes.', adminJobsSchema), ...writeErrors(401, 403) },
  }),
  runJob: createRoute({
    method: 'post',
    path: PATH,
    tags,
    summary: 'Run a job now that runs by the clock',
    description: 'A job that waits to run already is not sent a second time: 409.',
    request: documentedBody(runJobSchema),
    responses: { 200: jsonAnswer('It is sent.', jobRunSchema), ...writeErrors(400, 401, 403, 404, 409, 415, 429) },
  }),
}

export function jobRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.jobs, (c) => answer(c, listJobs(deps, c.var.viewer)))
  app.openapi(routes.runJob, (c) => answerBody(c, (input) => runJob(deps, c.var.viewer, { input })))
  return app
}
