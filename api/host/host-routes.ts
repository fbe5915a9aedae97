import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'

import type { ApiDeps, ApiEnv } from '#api/api-env.ts'
import { ApiError, unwrap } from '#api/errors.ts'
import {
  referencedBody,
  describeErrorResponse,
  describeJsonResponse,
  registerSchema,
  describeWriteErrors,
} from '#api/openapi-responses.ts'
import { newRouter } from '#api/router.ts'
import { runWithBody } from '#api/run-with-body.ts'
import { hostAnswerSchema, hostAssetSchema, hostUserSchema, hostWorkspaceSchema } from '#domain/host/host-input.ts'
import type { HostKind } from '#domain/host/host-paths.ts'
import { hostVersionSchema } from '#domain/host/host-version.ts'
import { idSchema } from '#domain/id.ts'
import { deleteHostAsset, deleteHostUser, deleteHostWorkspace } from '#use-cases/host/delete-entry.ts'
import { putHostAsset, putHostUser, putHostWorkspace } from '#use-cases/host/put-entry.ts'
import { recordHostReportCounts } from '#use-cases/host/record-host-report-counts.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

import { HOST_API_PATH, HOST_SECURITY_SCHEME, requireHostToken } from './host-token.ts'

const params = z.object({ id: idSchema.meta({ example: '019a2b3c-4d5e-7f60-8123-456789abcdef' }) })
const common = { tags: ['Host'], security: [{ [HOST_SECURITY_SCHEME]: [] }] }
const refusals = {
  ...describeWriteErrors(400),
  401: describeErrorResponse('The token is missing or wrong.'),
  403: describeErrorResponse('The token does not have the scope, or it is an admin’s account.'),
}

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
    request: { params, ...referencedBody(schema) },
    responses: {
      200: describeJsonResponse('What that has changed.', hostAnswerSchema),
      ...refusals,
      ...describeWriteErrors(409, 415),
      413: describeErrorResponse('The body is too large.'),
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
    request: {
      params,
      query: z.object({
        version: z.string().optional().meta({ description: 'As in a report: a whole number or a moment.' }),
      }),
    },
    responses: {
      200: describeJsonResponse('With a version: what that has changed.', hostAnswerSchema),
      204: { description: 'Without a version: it is not there, or no longer.' },
      ...refusals,
    },
  })
}

export const routes = {
  putUser: putRoute(`${HOST_API_PATH}/users/{id}`, {
    summary: 'Report an account',
    description:
      'A new account has no password; its owner signs in after a password reset. An email belongs to one account.',
    schema: hostUserSchema,
  }),
  deleteUser: deleteRoute(`${HOST_API_PATH}/users/{id}`, {
    summary: 'Report that an account is gone',
    description: 'Its profile and its work go with it.',
  }),
  putWorkspace: putRoute(`${HOST_API_PATH}/workspaces/{id}`, {
    summary: 'Report a workspace, its plan and its members',
    description: 'The members must be known; members who are not named have left. A slug belongs to one workspace.',
    schema: hostWorkspaceSchema,
  }),
  deleteWorkspace: deleteRoute(`${HOST_API_PATH}/workspaces/{id}`, {
    summary: 'Report that a workspace is gone',
    description: 'Its profile and its work go with it; its plan no longer counts for its members.',
  }),
  putAsset: putRoute(`${HOST_API_PATH}/assets/{id}`, {
    summary: 'Report a site, template, library or cloneable',
    description: 'The owner must be known. What is left out is cleared.',
    schema: hostAssetSchema,
  }),
  deleteAsset: deleteRoute(`${HOST_API_PATH}/assets/{id}`, {
    summary: 'Report that a piece of work is gone',
    description: 'It leaves the owner’s profile, highlights included.',
  }),
}

const PUT = { user: putHostUser, workspace: putHostWorkspace, asset: putHostAsset }
const DELETE = { user: deleteHostUser, workspace: deleteHostWorkspace, asset: deleteHostAsset }

/** A version in a query is text, also where it is a number. */
function parseVersion(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const parsed = z
    .object({ version: hostVersionSchema })
    .safeParse({ version: /^\d{1,16}$/.test(text) ? Number(text) : text })
  if (!parsed.success) throw new ApiError(invalidInput(parsed.error).error)
  return parsed.data.version
}

/** Reports of the site builder. Registered only where it has a token. */
export function hostRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openAPIRegistry.registerComponent('securitySchemes', HOST_SECURITY_SCHEME, {
    type: 'http',
    scheme: 'bearer',
    description: 'The HOST_SYNC_TOKEN of the installation, or one of its HOST_TOKENS.',
  })
  for (const schema of [hostUserSchema, hostWorkspaceSchema, hostAssetSchema]) registerSchema(app, schema)
  app.use(`${HOST_API_PATH}/*`, requireHostToken)

  const put = (c: Context<ApiEnv>, kind: HostKind, { id }: { id: string }) =>
    runWithBody(c, async (input) => {
      const result = await PUT[kind](deps, { id, input })
      const version = typeof input === 'object' && input !== null && 'version' in input ? input.version : undefined
      await recordHostReportCounts(deps, [{ kind, id, version, result }])
      return result
    })
  app.openapi(routes.putUser, async (c) => c.json(await put(c, 'user', c.req.valid('param')), 200))
  app.openapi(routes.putWorkspace, async (c) => c.json(await put(c, 'workspace', c.req.valid('param')), 200))
  app.openapi(routes.putAsset, async (c) => c.json(await put(c, 'asset', c.req.valid('param')), 200))

  const remove = async (kind: HostKind, { id }: { id: string }, query: { version?: string | undefined }) => {
    const version = parseVersion(query.version)
    const result = await DELETE[kind](deps, { id, version })
    await recordHostReportCounts(deps, [{ kind, id, version, result }])
    const answer = unwrap(result)
    return version === undefined ? undefined : answer
  }
  app.openapi(routes.deleteUser, async (c) => {
    const answer = await remove('user', c.req.valid('param'), c.req.valid('query'))
    return answer ? c.json(answer, 200) : c.body(null, 204)
  })
  app.openapi(routes.deleteWorkspace, async (c) => {
    const answer = await remove('workspace', c.req.valid('param'), c.req.valid('query'))
    return answer ? c.json(answer, 200) : c.body(null, 204)
  })
  app.openapi(routes.deleteAsset, async (c) => {
    const answer = await remove('asset', c.req.valid('param'), c.req.valid('query'))
    return answer ? c.json(answer, 200) : c.body(null, 204)
  })
  return app
}
