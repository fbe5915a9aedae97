import { createRoute, z } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import { ApiError, unwrap } from '#api/errors.ts'
import { documentedBody, errorAnswer, jsonAnswer, registerSchema, writeErrors } from '#api/openapi-answers.ts'
import { withBody } from '#api/read-body.ts'
import { answerBody, newRouter } from '#api/router.ts'
import { hostLineAnswerSchema } from '#domain/host/host-batch.ts'
import { HOST_PATHS, KIND_OF } from '#domain/host/host-paths.ts'
import {
  beginSnapshotSchema,
  commitAnswerSchema,
  commitSnapshotSchema,
  HOST_PAGE,
  hostEntriesSchema,
  snapshotSchema,
} from '#domain/host/host-reconcile.ts'
import { idSchema } from '#domain/id.ts'
import { commitSnapshot } from '#use-cases/host/commit-snapshot.ts'
import { listEntries } from '#use-cases/host/list-entries.ts'
import { beginSnapshot, findSnapshot } from '#use-cases/host/snapshot.ts'

import { batchStream } from './batch-stream.ts'
import { HOST_BATCH_PATH, HOST_PATH, HOST_SCHEME, hostOnly, requireScope } from './host-token.ts'

export const NDJSON = 'application/x-ndjson'

const common = { tags: ['Host'], security: [{ [HOST_SCHEME]: [] }] }
const refusals = {
  ...writeErrors(400),
  401: errorAnswer('The token is missing or wrong.'),
  403: errorAnswer('The token does not have the scope.'),
}
const snapshotId = z.string().meta({ example: '48211', description: 'The id of a snapshot.' })
const page = z
  .string()
  .regex(/^\d{1,5}$/, 'limit is a whole number.')
  .transform(Number)
  .refine((limit) => limit >= 1 && limit <= HOST_PAGE.max, `limit is a number from 1 to ${HOST_PAGE.max}.`)

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
      body: { required: true, content: { [NDJSON]: { schema: z.string() } } },
    },
    responses: {
      200: { description: 'A HostLineAnswer for each line, as application/x-ndjson.' },
      ...refusals,
      ...writeErrors(404, 415),
    },
  }),
  list: createRoute({
    ...common,
    method: 'get',
    path: `${HOST_PATH}/{kind}`,
    summary: 'What is known here',
    description: 'For comparison: id, version and hash, by id. Needs the scope read.',
    request: {
      params: z.object({ kind: z.enum(HOST_PATHS).meta({ example: 'users' }) }),
      query: z.object({
        after: idSchema.optional().meta({ description: 'The `next` of the page before.' }),
        limit: page.optional(),
      }),
    },
    responses: { 200: jsonAnswer('A page of them.', hostEntriesSchema), ...refusals },
  }),
  begin: createRoute({
    ...common,
    method: 'post',
    path: `${HOST_PATH}/snapshots`,
    summary: 'Begin a snapshot',
    description:
      'Begin, then read everything of these kinds, send it by batches that name the snapshot, and commit: what was not named is removed. What is reported meanwhile stays.',
    request: documentedBody(beginSnapshotSchema),
    responses: { 201: jsonAnswer('It has begun.', snapshotSchema), ...refusals, ...writeErrors(415) },
  }),
  commit: createRoute({
    ...common,
    method: 'post',
    path: `${HOST_PATH}/snapshots/{snapshot}/commit`,
    summary: 'Remove what a snapshot does not name',
    description:
      'More than a tenth of a kind is removed only with `force`, or a `removeAtMost` that allows it. Admins’ accounts stay.',
    request: { params: z.object({ snapshot: snapshotId }), ...documentedBody(commitSnapshotSchema) },
    responses: {
      200: jsonAnswer('What was missing and what was removed.', commitAnswerSchema),
      ...refusals,
      ...writeErrors(404, 409, 415),
    },
  }),
}

/** R404, R406, R407: many reports at once, and ways to find and remove differences. */
export function hostSyncRoutes(deps: ApiDeps) {
  const app = newRouter()
  registerSchema(app, hostLineAnswerSchema)
  app.use(`${HOST_PATH}/*`, hostOnly)

  app.openapi(routes.batch, async (c) => {
    const { host } = c.var
    const { snapshot } = c.req.valid('query')
    if (!(c.req.header('content-type') ?? '').startsWith(NDJSON)) {
      throw new ApiError({ code: 'unsupported_type', detail: `send ${NDJSON}` })
    }
    // R541: before a line is read.
    if (!HOST_PATHS.some((path) => host?.scopes.includes(path))) {
      throw new ApiError({ code: 'forbidden', detail: `the token has none of the scopes ${HOST_PATHS.join(', ')}` })
    }
    if (snapshot !== undefined) unwrap(await findSnapshot(deps, snapshot))
    const { body } = c.req.raw
    if (!host || !body) throw new ApiError({ code: 'validation_failed', detail: 'the body is empty' })
    return c.body(batchStream(deps, body, { host, snapshotId: snapshot, info: c.env }), 200, { 'content-type': NDJSON })
  })
  app.openapi(routes.list, async (c) => {
    const { after = '', limit = HOST_PAGE.usual } = c.req.valid('query')
    return c.json(await listEntries(deps, KIND_OF[c.req.valid('param').kind], { after, limit }), 200)
  })
  app.openapi(routes.begin, async (c) => {
    const begun = await withBody(c, async (input) => {
      const kinds = beginSnapshotSchema.safeParse(input).data?.kinds ?? []
      for (const kind of kinds) requireScope(c.var.host, kind)
      return beginSnapshot(deps, input)
    })
    return c.json(begun, 201)
  })
  app.openapi(routes.commit, async (c) => {
    const snapshot = unwrap(await findSnapshot(deps, c.req.valid('param').snapshot))
    for (const path of HOST_PATHS) if (snapshot.kinds.includes(KIND_OF[path])) requireScope(c.var.host, path)
    // Counting and deleting may take longer than a request usually may.
    const background = { ...deps, ...deps.background }
    return answerBody(c, (input) => commitSnapshot(background, snapshot, input))
  })
  return app
}
