import { createRoute, z } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import { limitNetworkReads } from '#api/limit-network-reads.ts'
import {
  documentedBody,
  describeErrorResponse,
  describeJsonResponse,
  describeWriteErrors,
} from '#api/openapi-responses.ts'
import { idParam, tokenQuery } from '#api/request-parameters.ts'
import { sendResult, sendBodyResult, newRouter } from '#api/router.ts'
import { runWithBody } from '#api/run-with-body.ts'
import { MAX_SHORTLIST } from '#domain/limits.ts'
import { slugList } from '#domain/lists/slug-list.ts'
import { briefListSchema } from '#domain/messages/brief/brief-list.ts'
import { briefFormSchema, briefSchema, unconfirmedBriefSchema } from '#domain/messages/brief/brief.ts'
import { declineSchema, guestBriefSchema, sentBriefSchema } from '#domain/messages/brief/new-brief.ts'
import { messageSchema, mailedLinkTokenSchema } from '#domain/messages/message.ts'
import { confirmBrief, previewBriefConfirmation } from '#use-cases/messages/brief/confirm-brief.ts'
import { declineBrief } from '#use-cases/messages/brief/decline-brief.ts'
import { listBriefs } from '#use-cases/messages/brief/list-briefs.ts'
import { openBriefForm } from '#use-cases/messages/brief/open-brief-form.ts'
import { readBrief, readBriefByToken } from '#use-cases/messages/brief/read-brief.ts'
import { renewBriefLink } from '#use-cases/messages/brief/renew-brief-link.ts'
import { sendBrief } from '#use-cases/messages/brief/send-brief.ts'
import { withdrawBrief } from '#use-cases/messages/brief/withdraw-brief.ts'

const BASE = '/v1/marketplace'
const tags = ['Messages']

export const routes = {
  form: createRoute({
    method: 'get',
    path: `${BASE}/briefs/form`,
    tags,
    summary: 'Open the form of a brief',
    description: 'Says of each of these experts whether the viewer can write to them, and signs the time.',
    request: { query: z.object({ slugs: slugList(2 * MAX_SHORTLIST) }) },
    responses: { 200: describeJsonResponse('Those who are there.', briefFormSchema), ...describeWriteErrors(400, 429) },
  }),
  send: createRoute({
    method: 'post',
    path: `${BASE}/briefs`,
    tags,
    summary: 'Send one brief to up to three experts',
    description:
      'To all of them or to none. Signed in, it goes out at once. A guest gives name and email, and confirms once by a mailed link within 7 days.',
    request: {
      headers: z.object({
        'idempotency-key': z
          .string()
          .optional()
          .meta({ description: 'The same key from the same sender sends one brief, however often it comes.' }),
      }),
      ...documentedBody(guestBriefSchema),
    },
    responses: {
      202: describeJsonResponse('It is kept, and will arrive.', sentBriefSchema),
      ...describeWriteErrors(400, 401, 403, 409, 415, 429),
    },
  }),
  readUnconfirmed: createRoute({
    method: 'get',
    path: `${BASE}/briefs/confirm`,
    tags,
    summary: 'See a guest’s brief before it is confirmed',
    request: { query: tokenQuery },
    responses: {
      200: describeJsonResponse('The brief.', unconfirmedBriefSchema),
      404: describeErrorResponse('No such link, or no more.'),
    },
  }),
  confirm: createRoute({
    method: 'post',
    path: `${BASE}/briefs/confirm`,
    tags,
    summary: 'Confirm a guest’s brief',
    description: 'It goes to those of its experts who still take messages; of the others it says why.',
    request: documentedBody(mailedLinkTokenSchema),
    responses: {
      200: describeJsonResponse('What was sent.', unconfirmedBriefSchema),
      ...describeWriteErrors(400, 404, 415, 429),
    },
  }),
  readLinked: createRoute({
    method: 'get',
    path: `${BASE}/briefs`,
    tags,
    summary: 'Read a guest’s brief and its answers',
    request: { query: tokenQuery },
    responses: {
      200: describeJsonResponse('The brief.', briefSchema),
      404: describeErrorResponse('No such link, or one that has expired (`link_expired`).'),
    },
  }),
  renew: createRoute({
    method: 'post',
    path: `${BASE}/briefs/renew`,
    tags,
    summary: 'Mail a guest a new link to their brief',
    description: 'To the address that they wrote from, a few times a day. The answer is always the same.',
    request: documentedBody(mailedLinkTokenSchema),
    responses: {
      202: describeJsonResponse(
        'It is on its way, if there is such a brief.',
        z.object({ status: z.literal('mailed') }),
      ),
      ...describeWriteErrors(400, 415, 429),
    },
  }),
  withdraw: createRoute({
    method: 'post',
    path: `${BASE}/briefs/{id}/withdrawal`,
    tags,
    summary: 'Withdraw a brief',
    description: 'Its experts are told once that it needs no answer. Both sides can still write.',
    request: {
      params: idParam,
      query: z.object({
        token: z.string().optional().meta({ description: 'A guest’s, from the mailed link to the brief.' }),
      }),
    },
    responses: {
      200: describeJsonResponse('It is withdrawn.', z.object({ status: z.literal('withdrawn') })),
      ...describeWriteErrors(401, 404, 429),
    },
  }),
  list: createRoute({
    method: 'get',
    path: `${BASE}/me/briefs`,
    tags,
    summary: 'My briefs',
    description: 'The newest first, and what has become of each.',
    request: { query: z.object({ page: z.string().optional().meta({ example: '1' }) }) },
    responses: { 200: describeJsonResponse('A page of them.', briefListSchema), ...describeWriteErrors(400, 401) },
  }),
  read: createRoute({
    method: 'get',
    path: `${BASE}/me/briefs/{id}`,
    tags,
    summary: 'A brief of my own, and its answers',
    request: { params: idParam },
    responses: { 200: describeJsonResponse('The brief.', briefSchema), ...describeWriteErrors(401, 404) },
  }),
  decline: createRoute({
    method: 'post',
    path: `${BASE}/me/messages/{id}/decline`,
    tags,
    summary: 'Decline a brief',
    description: 'Counts as an answer, and is mailed to the client. The first no stays.',
    request: { params: idParam, ...documentedBody(declineSchema) },
    responses: {
      200: describeJsonResponse('The message as it is now.', messageSchema),
      ...describeWriteErrors(400, 401, 403, 404, 415, 429),
    },
  }),
}

/** One brief to up to three experts, its answers, and the links in its mails. */
export function briefRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.form, async (c) => {
    await limitNetworkReads(c, deps.limits, 'listReads')
    const { slugs: handles } = c.req.valid('query')
    return sendResult(c, openBriefForm(deps, c.var.viewer, { handles }))
  })
  app.openapi(routes.send, async (c) => {
    const idempotencyKey = c.req.header('idempotency-key')
    const { clientAddress: address } = c.env
    const sent = await runWithBody(c, (input) => sendBrief(deps, c.var.viewer, { input, idempotencyKey, address }))
    return c.json(sent, 202)
  })
  app.openapi(routes.readUnconfirmed, (c) => {
    const { token: given = '' } = c.req.valid('query')
    return sendResult(c, previewBriefConfirmation(deps, { token: given }))
  })
  app.openapi(routes.confirm, (c) => sendBodyResult(c, (input) => confirmBrief(deps, input)))
  app.openapi(routes.readLinked, (c) => {
    const { token: given = '' } = c.req.valid('query')
    return sendResult(c, readBriefByToken(deps, { token: given }))
  })
  app.openapi(routes.renew, (c) => sendBodyResult(c, (input) => renewBriefLink(deps, input), 202))
  app.openapi(routes.withdraw, (c) => {
    const door = { ...c.req.valid('param'), ...c.req.valid('query') }
    return sendResult(c, withdrawBrief(deps, c.var.viewer, door))
  })
  app.openapi(routes.list, (c) => sendResult(c, listBriefs(deps, c.var.viewer, { query: c.req.valid('query') })))
  app.openapi(routes.read, (c) => sendResult(c, readBrief(deps, c.var.viewer, { id: c.req.valid('param').id })))
  app.openapi(routes.decline, (c) =>
    sendBodyResult(c, (input) => declineBrief(deps, c.var.viewer, { ...c.req.valid('param'), input })),
  )
  return app
}
