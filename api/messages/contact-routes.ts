import { createRoute, z } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import {
  documentedBody,
  describeErrorResponse,
  describeJsonResponse,
  describeWriteErrors,
} from '#api/openapi-responses.ts'
import { idempotencyKeyHeader, tokenQuery, usernameParam } from '#api/request-parameters.ts'
import { sendResult, sendBodyResult, newRouter } from '#api/router.ts'
import { runWithBody } from '#api/run-with-body.ts'
import { MESSAGE_STATUSES } from '#domain/messages/message-box.ts'
import { SPAM_SIGNS } from '#domain/messages/message-filter.ts'
import { newMessageSchema, sentMessageSchema, mailedLinkTokenSchema } from '#domain/messages/message.ts'
import { confirmMessage, previewMessageConfirmation } from '#use-cases/messages/confirm-message.ts'
import { openContactForm } from '#use-cases/messages/contact-form.ts'
import { sendMessage } from '#use-cases/messages/send-message.ts'

const BASE = '/v1/marketplace'
const tags = ['Messages']

const unconfirmedSchema = z
  .object({
    id: z.string(),
    email: z.string().describe('The address that the link was mailed to.'),
    status: z.enum(MESSAGE_STATUSES),
    filterReason: z.string().optional().describe('Why the filter holds it.'),
    filterSigns: z.array(z.enum(SPAM_SIGNS)).describe('The same as codes.'),
    profileSlug: z.string(),
    profileName: z.string(),
    subject: z.string(),
    topic: z.string().optional(),
    body: z.string(),
    token: z.string().nullable().describe('Opens the conversation, once the message is confirmed.'),
  })
  .meta({ id: 'GuestMessage' })

export const routes = {
  form: createRoute({
    method: 'get',
    path: `${BASE}/profiles/{username}/message/hire`,
    tags,
    summary: 'Open the contact form',
    description:
      'Says whether the viewer can write to this profile, and signs the time, for forms that people fill in.',
    request: { params: usernameParam },
    responses: {
      200: describeJsonResponse('They can.', z.object({ formToken: z.string() })),
      ...describeWriteErrors(403, 404),
    },
  }),
  send: createRoute({
    method: 'post',
    path: `${BASE}/profiles/{username}/message/hire`,
    tags,
    summary: 'Write to an expert',
    description:
      'Signed in, the message goes out at once. A guest gives name and email, and confirms by a mailed link within 7 days.',
    request: { params: usernameParam, headers: idempotencyKeyHeader, ...documentedBody(newMessageSchema) },
    responses: {
      202: describeJsonResponse('It is kept, and will arrive.', sentMessageSchema),
      ...describeWriteErrors(400, 403, 404, 409, 415, 429),
    },
  }),
  readUnconfirmed: createRoute({
    method: 'get',
    path: `${BASE}/messages/confirm`,
    tags,
    summary: 'See a guest’s message before it is confirmed',
    request: { query: tokenQuery },
    responses: {
      200: describeJsonResponse('The message.', unconfirmedSchema),
      404: describeErrorResponse('No such link, or no more.'),
    },
  }),
  confirm: createRoute({
    method: 'post',
    path: `${BASE}/messages/confirm`,
    tags,
    summary: 'Confirm a guest’s message',
    request: documentedBody(mailedLinkTokenSchema),
    responses: {
      200: describeJsonResponse('It is sent.', unconfirmedSchema),
      ...describeWriteErrors(400, 403, 404, 415, 429),
    },
  }),
}

/** Writing to an expert, which needs no account: a guest confirms by a mailed link. */
export function contactRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.form, (c) => {
    const { username: handle } = c.req.valid('param')
    return sendResult(c, openContactForm(deps, c.var.viewer, { handle }))
  })
  app.openapi(routes.send, async (c) => {
    const { username: handle } = c.req.valid('param')
    const idempotencyKey = c.req.header('idempotency-key')
    const address = c.env.clientAddress
    const sent = await runWithBody(c, (input) =>
      sendMessage(deps, c.var.viewer, { handle, input, idempotencyKey, address }),
    )
    return c.json(sent, 202)
  })
  app.openapi(routes.readUnconfirmed, (c) => {
    const { token: given = '' } = c.req.valid('query')
    return sendResult(c, previewMessageConfirmation(deps, { token: given }))
  })
  app.openapi(routes.confirm, (c) => sendBodyResult(c, (input) => confirmMessage(deps, input)))
  return app
}
