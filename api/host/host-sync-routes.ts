import { createRoute, z } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import { ApiError, unwrap } from '#api/errors.ts'
import {
  documentedBody,
  describeErrorResponse,
  describeJsonResponse,
  registerSchema,
  describeWriteErrors,
} from '#api/openapi-responses.ts'
import { sendBodyResult, newRouter } from '#api/router.ts'
import { runWithBody } from '#api/run-with-body.ts'
import { hostLineAnswerSchema } from '#domain/host/host-batch.ts'
import { HOST_PATHS, HOST_KIND_BY_PATH } from '#domain/host/host-paths.ts'
import {
  beginHostSnapshotSchema,
  hostSnapshotCommitAnswerSchema,
  commitHostSnapshotSchema,
  HOST_LIST_PAGE_SIZE,
  hostEntriesSchema,
  hostSnapshotSchema,
} from '#domain/host/host-reconcile.ts'
import { idSchema } from '#domain/id.ts'
import { commitHostSnapshot } from '#use-cases/host/commit-host-snapshot.ts'
import { beginHostSnapshot, findUncommittedHostSnapshot } from '#use-cases/host/host-snapshot.ts'
import { listHostEntries } from '#use-cases/host/list-host-entries.ts'

import { HOST_BATCH_PATH, HOST_API_PATH, HOST_SECURITY_SCHEME, requireHostToken, requireScope } from './host-token.ts'
import { streamHostBatch } from './stream-host-batch.ts'

export const NDJSON_TYPE = 'application/x-ndjson'

const common = { tags: ['Host'], security: [{ [HOST_SECURITY_SCHEME]: [] }] }
const refusals = {
  ...describeWriteErrors(400),
  401: describeErrorResponse('The token is missing or wrong.'),
  403: describeErrorResponse('The token does not have the scope.'),
}
const snapshotId = z.string().meta({ example: '48211', description: 'The id of a snapshot.' })
const page = z
  .string()
  .regex(/^\d{1,5}$/, 'limit is a whole number.')
  .transform(Number)
  .refine(
    (limit) => limit >= 1 && limit <= HOST_LIST_PAGE_SIZE.max,
    `limit is a number from 1 to ${HOST_LIST_PAGE_SIZE.max}.`,
  )

export const routes = {
  batch: createRoute({
    ...common,
    method: 'post',
    path: HOST_BATCH_PATH,
    summary: 'Report many things at once',
    description:
      'A report per line: `{"kind":"users","id":"…","report":{…}}` with what a single report has, or `{"kind":"users","id":"…","deleted":true,"version":7}`. Answers come while lines are still sent, one for each, in their order; a refused line stops nothing, but after 1,000 of them the call ends. Read the answer while you send. A call may last two minutes.',
    request: {
      query: z.object({ snapshot: snapshotId.optional() }),
      body: { required: true, content: { [NDJSON_TYPE]: { schema: z.string() } } },
    },
    responses: {
      200: { description: 'A HostLineAnswer for each line, as application/x-ndjson.' },
      ...refusals,
      ...describeWriteErrors(404, 415),
    },
  }),
  list: createRoute({
    ...common,
    method: 'get',
    path: `${HOST_API_PATH}/{kind}`,
    summary: 'What is known here',
    description: 'For comparison: id, version and hash, by id. Needs the scope read.',
    request: {
      params: z.object({ kind: z.enum(HOST_PATHS).meta({ example: 'users' }) }),
      query: z.object({
        after: idSchema.optional().meta({ description: 'The `next` of the page before.' }),
        limit: page.optional(),
      }),
    },
    responses: { 200: describeJsonResponse('A page of them.', hostEntriesSchema), ...refusals },
  }),
  begin: createRoute({
    ...common,
    method: 'post',
    path: `${HOST_API_PATH}/snapshots`,
    summary: 'Begin a snapshot',
    description:
      'Begin, then read everything of these kinds, send it by batches that name the snapshot, and commit: what was not named is removed. What is reported meanwhile stays.',
    request: documentedBody(beginHostSnapshotSchema),
    responses: {
      201: describeJsonResponse('It has begun.', hostSnapshotSchema),
      ...refusals,
      ...describeWriteErrors(415),
    },
  }),
  commit: createRoute({
    ...common,
    method: 'post',
    path: `${HOST_API_PATH}/snapshots/{snapshot}/commit`,
    summary: 'Remove what a snapshot does not name',
    description:
      'More than a tenth of a kind is removed only with `force`, or a `removeAtMost` that allows it. Admins’ accounts stay.',
    request: { params: z.object({ snapshot: snapshotId }), ...documentedBody(commitHostSnapshotSchema) },
    responses: {
      200: describeJsonResponse('What was missing and what was removed.', hostSnapshotCommitAnswerSchema),
      ...refusals,
      ...describeWriteErrors(404, 409, 415),
    },
  }),
}

/** R404, R406, R407: many reports at once, and ways to find and remove differences. */
export function hostSyncRoutes(deps: ApiDeps) {
  const app = newRouter()
  registerSchema(app, hostLineAnswerSchema)
  app.use(`${HOST_API_PATH}/*`, requireHostToken)

  app.openapi(routes.batch, async (c) => {
    const { host } = c.var
    const { snapshot } = c.req.valid('query')
    if (!(c.req.header('content-type') ?? '').startsWith(NDJSON_TYPE)) {
      throw new ApiError({ code: 'unsupported_type', detail: `send ${NDJSON_TYPE}` })
    }
    // R541: before a line is read.
    if (!HOST_PATHS.some((path) => host?.scopes.includes(path))) {
      throw new ApiError({ code: 'forbidden', detail: `the token has none of the scopes ${HOST_PATHS.join(', ')}` })
    }
    if (snapshot !== undefined) unwrap(await findUncommittedHostSnapshot(deps, snapshot))
    const { body } = c.req.raw
    if (!host || !body) throw new ApiError({ code: 'validation_failed', detail: 'the body is empty' })
    return c.body(streamHostBatch(deps, body, { host, snapshotId: snapshot, info: c.env }), 200, {
      'content-type': NDJSON_TYPE,
    })
  })
  app.openapi(routes.list, async (c) => {
    const { after = '', limit = HOST_LIST_PAGE_SIZE.usual } = c.req.valid('query')
    return c.json(await listHostEntries(deps, HOST_KIND_BY_PATH[c.req.valid('param').kind], { after, limit }), 200)
  })
  app.openapi(routes.begin, async (c) => {
    const begun = await runWithBody(c, async (input) => {
      const kinds = beginHostSnapshotSchema.safeParse(input).data?.kinds ?? []
      for (const kind of kinds) requireScope(c.var.host, kind)
      return beginHostSnapshot(deps, input)
    })
    return c.json(begun, 201)
  })
  app.openapi(routes.commit, async (c) => {
    const snapshot = unwrap(await findUncommittedHostSnapshot(deps, c.req.valid('param').snapshot))
    for (const path of HOST_PATHS) if (snapshot.kinds.includes(HOST_KIND_BY_PATH[path])) requireScope(c.var.host, path)
    // Counting and deleting may take longer than a request usually may.
    const background = { ...deps, ...deps.background }
    return sendBodyResult(c, (input) => commitHostSnapshot(background, snapshot, input))
  })
  return app
}
