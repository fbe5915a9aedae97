import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'

import type { ApiDeps, ApiEnv } from '#api/api-env.ts'
import { tooManyRequests, unwrap } from '#api/errors.ts'
import {
  documentedBody,
  describeErrorResponse,
  describeJsonResponse,
  describeWriteErrors,
} from '#api/openapi-responses.ts'
import { tokenQuery } from '#api/request-parameters.ts'
import { sendResult, sendBodyResult, newRouter } from '#api/router.ts'
import { runWithBody } from '#api/run-with-body.ts'
import {
  guestRequestsSchema,
  guestRequestsAddressSchema,
  guestRequestsLinkSchema,
} from '#domain/messages/guest-requests.ts'
import { mailedLinkTokenSchema } from '#domain/messages/message.ts'
import { deleteGuestData, exportGuestData } from '#use-cases/messages/guest-requests/guest-data.ts'
import { listGuestRequests } from '#use-cases/messages/guest-requests/list-requests.ts'
import { mailRequestsLink } from '#use-cases/messages/guest-requests/mail-requests-link.ts'
import {
  startRequestsSession,
  previewGuestRequestsLink,
  verifyRequestsSession,
} from '#use-cases/messages/guest-requests/requests-session.ts'

import { readGuestRequestsCookie, guestRequestsCookieName, writeGuestRequestsCookie } from './guest-requests-cookie.ts'

const REQUESTS = '/v1/marketplace/guest-requests'
const SCHEME = 'guestRequests'
const tags = ['Messages']
const security = [{ [SCHEME]: [] }]

export const routes = {
  mailLink: createRoute({
    method: 'post',
    path: `${REQUESTS}/link`,
    tags,
    summary: 'Mail a guest the link to their requests',
    description:
      'To the address that is given, whether or not anything was sent from there. The answer is always the same.',
    request: documentedBody(guestRequestsAddressSchema),
    responses: {
      202: describeJsonResponse('It is on its way.', z.object({ status: z.literal('mailed') })),
      ...describeWriteErrors(400, 415, 429),
    },
  }),
  readLink: createRoute({
    method: 'get',
    path: `${REQUESTS}/link`,
    tags,
    summary: 'See whose requests a mailed link opens',
    request: { query: tokenQuery },
    responses: {
      200: describeJsonResponse('The address.', guestRequestsLinkSchema),
      404: describeErrorResponse('No such link, or no more.'),
    },
  }),
  open: createRoute({
    method: 'post',
    path: `${REQUESTS}/session`,
    tags,
    summary: 'Open a guest’s requests in this browser',
    description: 'By the mailed link; sets a cookie that is valid for an hour.',
    request: documentedBody(mailedLinkTokenSchema),
    responses: {
      200: describeJsonResponse('Whose they are.', guestRequestsLinkSchema),
      ...describeWriteErrors(400, 404, 415, 429),
    },
  }),
  close: createRoute({
    method: 'delete',
    path: `${REQUESTS}/session`,
    tags,
    summary: 'Close a guest’s requests in this browser',
    responses: { 204: { description: 'They are closed.' }, ...describeWriteErrors(429) },
  }),
  list: createRoute({
    method: 'get',
    path: REQUESTS,
    tags,
    security,
    summary: 'A guest’s requests',
    description: 'Briefs and messages that were sent from the address and confirmed, the newest word first.',
    request: { query: z.object({ page: z.string().optional().meta({ example: '1' }) }) },
    responses: { 200: describeJsonResponse('A page of them.', guestRequestsSchema), ...describeWriteErrors(400, 401) },
  }),
  export: createRoute({
    method: 'get',
    path: `${REQUESTS}/export`,
    tags,
    security,
    summary: 'Everything that is kept of a guest',
    responses: {
      200: describeJsonResponse(
        'The document.',
        z.looseObject({ exportedOn: z.string(), site: z.string(), email: z.string() }).meta({ id: 'GuestExport' }),
      ),
      ...describeWriteErrors(401, 429),
    },
  }),
  delete: createRoute({
    method: 'post',
    path: `${REQUESTS}/deletion`,
    tags,
    security,
    summary: 'Delete what is kept of a guest',
    description: 'Permanent. Messages stay with the experts who got them, without the address and the files.',
    responses: { 204: { description: 'It is gone.' }, ...describeWriteErrors(401, 429) },
  }),
}

/** R661 to R665: what a guest has sent, for a client that has proven the address by a mailed link. */
export function guestRequestRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openAPIRegistry.registerComponent('securitySchemes', SCHEME, {
    type: 'apiKey',
    in: 'cookie',
    name: guestRequestsCookieName(deps),
    description: `The cookie that POST ${REQUESTS}/session sets.`,
  })
  const sessionOf = (c: Context<ApiEnv>) => unwrap(verifyRequestsSession(deps, readGuestRequestsCookie(deps, c)))
  const end = (c: Context<ApiEnv>) => writeGuestRequestsCookie(deps, c, { session: '', seconds: 0 })

  app.openapi(routes.mailLink, (c) => {
    const { clientAddress: address } = c.env
    return sendBodyResult(c, (input) => mailRequestsLink(deps, { input, address }), 202)
  })
  app.openapi(routes.readLink, (c) =>
    c.json(unwrap(previewGuestRequestsLink(deps, { token: c.req.valid('query').token ?? '' })), 200),
  )
  app.openapi(routes.open, async (c) => {
    const { email, ...cookie } = await runWithBody(c, async (input) => startRequestsSession(deps, input))
    writeGuestRequestsCookie(deps, c, cookie)
    return c.json({ email }, 200)
  })
  app.openapi(routes.close, (c) => {
    end(c)
    return c.body(null, 204)
  })
  app.openapi(routes.list, (c) => sendResult(c, listGuestRequests(deps, sessionOf(c), { query: c.req.valid('query') })))
  app.openapi(routes.export, async (c) => {
    const session = sessionOf(c)
    const wait = await deps.limits.hit('exports', `guest:${session.email}`)
    if (wait) throw tooManyRequests(wait)
    const document = await exportGuestData(deps, session)
    c.header('content-disposition', `attachment; filename="requests-${document.exportedOn.slice(0, 10)}.json"`)
    return c.json(document as never, 200)
  })
  app.openapi(routes.delete, async (c) => {
    await deleteGuestData(deps, sessionOf(c))
    end(c)
    return c.body(null, 204)
  })
  return app
}
