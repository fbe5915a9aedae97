import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'

import type { ApiDeps, ApiEnv } from '#api/api-env.ts'
import { refuseInvalid, unwrap } from '#api/errors.ts'
import { documentedBody, errorAnswer, jsonAnswer, writeErrors } from '#api/openapi-answers.ts'
import { withBody } from '#api/read-body.ts'
import { hostAnswerSchema, hostAssetSchema, hostUserSchema, hostWorkspaceSchema } from '#domain/host/host-input.ts'
import { idSchema } from '#domain/id.ts'
import { deleteAsset } from '#use-cases/host/delete-asset.ts'
import { deleteUser } from '#use-cases/host/delete-user.ts'
import { deleteWorkspace } from '#use-cases/host/delete-workspace.ts'
import { putAsset } from '#use-cases/host/put-asset.ts'
import { putUser } from '#use-cases/host/put-user.ts'
import { putWorkspace } from '#use-cases/host/put-workspace.ts'

import { HOST_PATH, hostOnly } from './host-token.ts'

const SCHEME = 'hostToken'
const params = z.object({ id: idSchema.meta({ example: '019a2b3c-4d5e-7f60-8123-456789abcdef' }) })
const common = { tags: ['Host'], security: [{ [SCHEME]: [] }] }
const refusals = { ...writeErrors(400), 401: errorAnswer('The token is missing or wrong.') }

type Documentation = { summary: string; description: string }

function putRoute<Path extends string, Schema extends z.ZodType>(
  path: Path,
  { summary, description, schema }: Documentation & { schema: Schema },
) {
  return createRoute({
    ...common,
    method: 'put',
    path,
    summary,
    description: `${description} Idempotent: send it again whenever in doubt.`,
    request: { params, ...documentedBody(schema) },
    responses: {
      200: jsonAnswer('What that has changed.', hostAnswerSchema),
      ...refusals,
      ...writeErrors(409, 415),
      413: errorAnswer('The body is too large.'),
    },
  })
}

function deleteRoute<Path extends string>(path: Path, { summary, description }: Documentation) {
  return createRoute({
    ...common,
    method: 'delete',
    path,
    summary,
    description,
    request: { params },
    responses: { 204: { description: 'It is not there, or no longer.' }, ...refusals },
  })
}

export const routes = {
  putUser: putRoute(`${HOST_PATH}/users/{id}`, {
    summary: 'Report an account',
    description: 'Whoever is new has no password and signs in by way of a reset. An email belongs to one account.',
    schema: hostUserSchema,
  }),
  deleteUser: deleteRoute(`${HOST_PATH}/users/{id}`, {
    summary: 'Report that an account is gone',
    description: 'Its profile and its work go with it.',
  }),
  putWorkspace: putRoute(`${HOST_PATH}/workspaces/{id}`, {
    summary: 'Report a workspace, its plan and its members',
    description: 'The members must be known; whoever is not named has left. A slug belongs to one workspace.',
    schema: hostWorkspaceSchema,
  }),
  deleteWorkspace: deleteRoute(`${HOST_PATH}/workspaces/{id}`, {
    summary: 'Report that a workspace is gone',
    description: 'Its profile and its work go with it; its plan no longer counts for its members.',
  }),
  putAsset: putRoute(`${HOST_PATH}/assets/{id}`, {
    summary: 'Report a site, template, library or cloneable',
    description: 'The owner must be known. What is left out is cleared.',
    schema: hostAssetSchema,
  }),
  deleteAsset: deleteRoute(`${HOST_PATH}/assets/{id}`, {
    summary: 'Report that a piece of work is gone',
    description: 'It leaves the owner’s profile, highlights included.',
  }),
}

/** Reports of the site builder. Registered only where it has a token. */
export function hostRoutes(deps: ApiDeps) {
  const app = new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid })
  app.openAPIRegistry.registerComponent('securitySchemes', SCHEME, {
    type: 'http',
    scheme: 'bearer',
    description: 'The HOST_SYNC_TOKEN of the installation.',
  })
  const schemas = { HostUser: hostUserSchema, HostWorkspace: hostWorkspaceSchema, HostAsset: hostAssetSchema }
  for (const [id, schema] of Object.entries(schemas)) app.openAPIRegistry.register(id, schema)
  app.use(`${HOST_PATH}/*`, hostOnly)

  app.openapi(routes.putUser, async (c) => {
    const { id } = c.req.valid('param')
    return c.json(await withBody(c, (input) => putUser(deps, { id, input })), 200)
  })
  app.openapi(routes.putWorkspace, async (c) => {
    const { id } = c.req.valid('param')
    return c.json(await withBody(c, (input) => putWorkspace(deps, { id, input })), 200)
  })
  app.openapi(routes.putAsset, async (c) => {
    const { id } = c.req.valid('param')
    return c.json(await withBody(c, (input) => putAsset(deps, { id, input })), 200)
  })
  app.openapi(routes.deleteUser, async (c) => {
    unwrap(await deleteUser(deps, c.req.valid('param')))
    return c.body(null, 204)
  })
  app.openapi(routes.deleteWorkspace, async (c) => {
    unwrap(await deleteWorkspace(deps, c.req.valid('param')))
    return c.body(null, 204)
  })
  app.openapi(routes.deleteAsset, async (c) => {
    unwrap(await deleteAsset(deps, c.req.valid('param')))
    return c.body(null, 204)
  })
  return app
}
