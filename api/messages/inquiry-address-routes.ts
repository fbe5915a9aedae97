import { createRoute, z } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import {
  documentedBody,
  describeErrorResponse,
  describeJsonResponse,
  describeWriteErrors,
} from '#api/openapi-responses.ts'
import { tokenQuery, usernameParam } from '#api/request-parameters.ts'
import { sendResult, sendBodyResult, newRouter } from '#api/router.ts'
import { mailedLinkTokenSchema } from '#domain/messages/message.ts'
import {
  confirmInquiryAddress,
  previewInquiryLink,
  repeatInquiryAddressConfirmation,
} from '#use-cases/messages/inquiry-address.ts'

const BASE = '/v1/marketplace'
const tags = ['Messages']

export const routes = {
  requestInquiryConfirmation: createRoute({
    method: 'post',
    path: `${BASE}/profiles/{username}/inquiry-address/ask`,
    tags,
    summary: 'Mail the link that confirms the inquiry address once more',
    request: { params: usernameParam },
    responses: {
      202: describeJsonResponse(
        'The mail is on its way, or not needed.',
        z.object({ status: z.enum(['asked', 'verified']) }),
      ),
      ...describeWriteErrors(400, 401, 403, 404, 429),
    },
  }),
  readAddress: createRoute({
    method: 'get',
    path: `${BASE}/inquiry-address/confirm`,
    tags,
    summary: 'See which inquiry address a link confirms',
    request: { query: tokenQuery },
    responses: {
      200: describeJsonResponse(
        'What it is about.',
        z.object({ profileSlug: z.string(), address: z.string(), verified: z.boolean() }),
      ),
      404: describeErrorResponse('No such link, or no more.'),
    },
  }),
  confirmAddress: createRoute({
    method: 'post',
    path: `${BASE}/inquiry-address/confirm`,
    tags,
    summary: 'Confirm an inquiry address',
    request: documentedBody(mailedLinkTokenSchema),
    responses: {
      200: describeJsonResponse('Messages arrive there from now on.', z.object({ profileSlug: z.string() })),
      ...describeWriteErrors(400, 404, 415, 429),
    },
  }),
}

export function inquiryAddressRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.requestInquiryConfirmation, (c) => {
    const { clientAddress } = c.env
    const { username: handle } = c.req.valid('param')
    return sendResult(c, repeatInquiryAddressConfirmation({ ...deps, clientAddress }, c.var.viewer, { handle }), 202)
  })
  app.openapi(routes.readAddress, (c) => {
    const { token: given = '' } = c.req.valid('query')
    return sendResult(c, previewInquiryLink(deps, { token: given }))
  })
  app.openapi(routes.confirmAddress, (c) => sendBodyResult(c, (input) => confirmInquiryAddress(deps, input)))
  return app
}
