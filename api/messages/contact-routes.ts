import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'

import type { ApiDeps, ApiEnv } from '#api/api-env.ts'
import { refuseInvalid, unwrap } from '#api/errors.ts'
import { documentedBody, errorAnswer, jsonAnswer, registerBody, writeErrors } from '#api/openapi-answers.ts'
import { withBody } from '#api/read-body.ts'
import {
  conversationReplySchema,
  guestMessageSchema,
  messageSchema,
  sentMessageSchema,
  tokenSchema,
} from '#domain/messages/message.ts'
import { confirmMessage, readUnconfirmed } from '#use-cases/messages/confirm-message.ts'
import { openContactForm } from '#use-cases/messages/contact-form.ts'
import { readConversation, replyInConversation } from '#use-cases/messages/conversation/conversation.ts'
import { renewConversationLink } from '#use-cases/messages/conversation/renew-conversation-link.ts'
import { repeatInquiryConfirmation, confirmInquiryAddress } from '#use-cases/messages/inquiry-address.ts'
import { sendMessage } from '#use-cases/messages/send-message.ts'

const BASE = '/v1/marketplace'
const tags = ['Messages']
const username = z.object({ username: z.string().meta({ example: 'ada-moreau' }) })
const key = z.object({
  'idempotency-key': z
    .string()
    .optional()
    .meta({ description: 'The same key from the same sender sends one message, however often it comes.' }),
})
const token = z.object({
  token: z.string().optional().meta({ description: 'From the mailed link.', example: 'made-up' }),
})

const unconfirmedSchema = z
  .object({
    id: z.string(),
    status: z.enum(['sent', 'awaiting-confirmation']),
    profileSlug: z.string(),
    profileName: z.string(),
    subject: z.string(),
    body: z.string(),
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
    request: { params: username },
    responses: {
      200: jsonAnswer('They can.', z.object({ formToken: z.string() })),
      ...writeErrors(403, 404),
    },
  }),
  send: createRoute({
    method: 'post',
    path: `${BASE}/profiles/{username}/message/hire`,
    tags,
    summary: 'Write to an expert',
    description:
      'Signed in, the message goes out at once. A guest gives name and email, and confirms by a mailed link within 7 days.',
    request: { params: username, headers: key, ...documentedBody(guestMessageSchema) },
    responses: {
      202: jsonAnswer('It is kept, and will arrive.', sentMessageSchema),
      ...writeErrors(400, 403, 404, 409, 415, 429),
    },
  }),
  readUnconfirmed: createRoute({
    method: 'get',
    path: `${BASE}/messages/confirm`,
    tags,
    summary: 'See a guest’s message before it is confirmed',
    request: { query: token },
    responses: { 200: jsonAnswer('The message.', unconfirmedSchema), 404: errorAnswer('No such link, or no more.') },
  }),
  confirm: createRoute({
    method: 'post',
    path: `${BASE}/messages/confirm`,
    tags,
    summary: 'Confirm a guest’s message',
    request: documentedBody(tokenSchema),
    responses: { 200: jsonAnswer('It is sent.', unconfirmedSchema), ...writeErrors(400, 403, 404, 415, 429) },
  }),
  conversation: createRoute({
    method: 'get',
    path: `${BASE}/conversations`,
    tags,
    summary: 'Read a guest’s conversation',
    request: { query: token },
    responses: {
      200: jsonAnswer('The message and its thread.', messageSchema),
      404: errorAnswer('No such link, or one that has expired (`link_expired`).'),
    },
  }),
  replyInConversation: createRoute({
    method: 'post',
    path: `${BASE}/conversations/reply`,
    tags,
    summary: 'Reply as a guest',
    request: { headers: key, ...documentedBody(conversationReplySchema) },
    responses: { 201: jsonAnswer('The thread as it is now.', messageSchema), ...writeErrors(400, 403, 404, 415, 429) },
  }),
  renewConversation: createRoute({
    method: 'post',
    path: `${BASE}/conversations/renew`,
    tags,
    summary: 'Mail a guest a new link to their conversation',
    description: 'To the address that they wrote from, a few times a day. The answer is always the same.',
    request: documentedBody(tokenSchema),
    responses: {
      202: jsonAnswer('It is on its way, if there is such a conversation.', z.object({ status: z.literal('mailed') })),
      ...writeErrors(400, 415, 429),
    },
  }),
  requestInquiryConfirmation: createRoute({
    method: 'post',
    path: `${BASE}/profiles/{username}/inquiry-address/ask`,
    tags,
    summary: 'Mail the link that confirms the inquiry address once more',
    request: { params: username },
    responses: {
      202: jsonAnswer('The mail is on its way, or not needed.', z.object({ status: z.enum(['asked', 'verified']) })),
      ...writeErrors(400, 401, 403, 404, 429),
    },
  }),
  confirmAddress: createRoute({
    method: 'post',
    path: `${BASE}/inquiry-address/confirm`,
    tags,
    summary: 'Confirm an inquiry address',
    request: documentedBody(tokenSchema),
    responses: {
      200: jsonAnswer('Messages arrive there from now on.', z.object({ profileSlug: z.string() })),
      ...writeErrors(400, 404, 415, 429),
    },
  }),
}

/** Calls that need no account: writing to an expert, and the links in mails. */
export function contactRoutes(deps: ApiDeps) {
  const app = new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid })
  for (const schema of [guestMessageSchema, tokenSchema, conversationReplySchema]) registerBody(app, schema)

  app.openapi(routes.form, async (c) => {
    const { username: handle } = c.req.valid('param')
    return c.json(unwrap(await openContactForm(deps, c.var.viewer, { handle })), 200)
  })
  app.openapi(routes.send, async (c) => {
    const { username: handle } = c.req.valid('param')
    const idempotencyKey = c.req.header('idempotency-key')
    const address = c.env.clientAddress
    const sent = await withBody(c, (input) =>
      sendMessage(deps, c.var.viewer, { handle, input, idempotencyKey, address }),
    )
    return c.json(sent, 202)
  })
  app.openapi(routes.readUnconfirmed, async (c) => {
    const { token: given = '' } = c.req.valid('query')
    return c.json(unwrap(await readUnconfirmed(deps, { token: given })), 200)
  })
  app.openapi(routes.confirm, async (c) => c.json(await withBody(c, (input) => confirmMessage(deps, input)), 200))
  app.openapi(routes.conversation, async (c) => {
    const { token: given = '' } = c.req.valid('query')
    return c.json(unwrap(await readConversation(deps, { token: given })), 200)
  })
  app.openapi(routes.replyInConversation, async (c) => {
    const idempotencyKey = c.req.header('idempotency-key')
    return c.json(await withBody(c, (input) => replyInConversation(deps, { input, idempotencyKey })), 201)
  })
  app.openapi(routes.renewConversation, async (c) =>
    c.json(await withBody(c, (input) => renewConversationLink(deps, input)), 202),
  )
  app.openapi(routes.requestInquiryConfirmation, async (c) => {
    const { clientAddress } = c.env
    const { username: handle } = c.req.valid('param')
    return c.json(unwrap(await repeatInquiryConfirmation({ ...deps, clientAddress }, c.var.viewer, { handle })), 202)
  })
  app.openapi(routes.confirmAddress, async (c) =>
    c.json(await withBody(c, (input) => confirmInquiryAddress(deps, input)), 200),
  )
  return app
}
