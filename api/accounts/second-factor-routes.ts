import { createRoute } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import { documentedBody, describeJsonResponse, describeWriteErrors } from '#api/openapi-responses.ts'
import { sendResult, sendBodyResult, newRouter } from '#api/router.ts'
import { runWithBody } from '#api/run-with-body.ts'
import {
  secondFactorChangeSchema,
  secondFactorCodeSchema,
  secondFactorSetupSchema,
  secondFactorStartSchema,
  secondFactorStateSchema,
  recoveryCodesSchema,
} from '#domain/accounts/second-factor.ts'
import { passFactor, readFactor, removeOwnFactor, renewRecoveryCodes } from '#use-cases/accounts/change-factor.ts'
import { confirmFactorSetup, startFactorSetup } from '#use-cases/accounts/set-up-factor.ts'

const BASE = '/v1/marketplace/me/second-factor'
const tags = ['Account']

export const routes = {
  read: createRoute({
    method: 'get',
    path: BASE,
    tags,
    summary: 'Whether I sign in in two steps',
    responses: { 200: describeJsonResponse('As of now.', secondFactorStateSchema), ...describeWriteErrors(401) },
  }),
  start: createRoute({
    method: 'post',
    path: BASE,
    tags,
    summary: 'Set up an authenticator app',
    description: 'Gives a new key, which counts once a code of it was sent to /confirmation.',
    request: documentedBody(secondFactorStartSchema),
    responses: {
      200: describeJsonResponse('What the app needs.', secondFactorSetupSchema),
      ...describeWriteErrors(400, 401, 403, 409, 415, 429),
    },
  }),
  confirm: createRoute({
    method: 'post',
    path: `${BASE}/confirmation`,
    tags,
    summary: 'Turn sign-in in two steps on',
    request: documentedBody(secondFactorCodeSchema),
    responses: {
      200: describeJsonResponse('It is on.', recoveryCodesSchema),
      ...describeWriteErrors(400, 401, 403, 404, 409, 415, 429),
    },
  }),
  pass: createRoute({
    method: 'post',
    path: `${BASE}/pass`,
    tags,
    summary: 'Show a code for this session',
    description: 'For a session that was opened before it was on, which does not open the admin area.',
    request: documentedBody(secondFactorCodeSchema),
    responses: {
      204: { description: 'This session has passed.' },
      ...describeWriteErrors(400, 401, 403, 404, 415, 429),
    },
  }),
  renew: createRoute({
    method: 'post',
    path: `${BASE}/recovery-codes`,
    tags,
    summary: 'Make new recovery codes',
    request: documentedBody(secondFactorChangeSchema),
    responses: {
      200: describeJsonResponse('The old ones no longer work.', recoveryCodesSchema),
      ...describeWriteErrors(400, 401, 403, 404, 415, 429),
    },
  }),
  remove: createRoute({
    method: 'post',
    path: `${BASE}/removal`,
    tags,
    summary: 'Turn sign-in in two steps off',
    request: documentedBody(secondFactorChangeSchema),
    responses: { 204: { description: 'It is off.' }, ...describeWriteErrors(400, 401, 403, 404, 415, 429) },
  }),
}

/** Two-step sign-in, which accounts may turn on. */
export function secondFactorRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.read, (c) => sendResult(c, readFactor(deps, c.var.viewer)))
  app.openapi(routes.start, (c) => sendBodyResult(c, (input) => startFactorSetup(deps, c.var.viewer, { input })))
  app.openapi(routes.confirm, (c) => sendBodyResult(c, (input) => confirmFactorSetup(deps, c.var.viewer, { input })))
  app.openapi(routes.pass, async (c) => {
    await runWithBody(c, (input) => passFactor(deps, c.var.viewer, { input }))
    return c.body(null, 204)
  })
  app.openapi(routes.renew, (c) => sendBodyResult(c, (input) => renewRecoveryCodes(deps, c.var.viewer, { input })))
  app.openapi(routes.remove, async (c) => {
    await runWithBody(c, (input) => removeOwnFactor(deps, c.var.viewer, { input }))
    return c.body(null, 204)
  })
  return app
}
