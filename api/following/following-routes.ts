import { createRoute, z } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import {
  documentedBody,
  describeErrorResponse,
  describeJsonResponse,
  describeWriteErrors,
} from '#api/openapi-responses.ts'
import { tokenQuery } from '#api/request-parameters.ts'
import { sendResult, sendBodyResult, newRouter } from '#api/router.ts'
import { ownReactionsSchema } from '#domain/following/follow-or-like.ts'
import { digestChangeSchema, digestSettingSchema, followingSchema, newsSchema } from '#domain/following/following.ts'
import { PAGE_SIZE } from '#domain/limits.ts'
import { mailedLinkTokenSchema } from '#domain/messages/message.ts'
import { changeDigest, readDigestSetting } from '#use-cases/following/change-digest.ts'
import { listFollowing } from '#use-cases/following/list-following.ts'
import { listNews } from '#use-cases/following/list-news.ts'
import { listOwnReactions } from '#use-cases/following/list-own-reactions.ts'
import { previewUnsubscribe, unsubscribe } from '#use-cases/following/unsubscribe.ts'

const BASE = '/v1/marketplace'
const tags = ['Following']
// The use case validates it, after it has checked the viewer.
const page = z.string().optional().meta({ example: '1' })
const slugs = z
  .string()
  .optional()
  .meta({
    description: `1 to ${PAGE_SIZE} slugs, separated by commas.`,
    example: 'ada-moreau,northlight',
  })
const weeklySchema = z.object({ weekly: z.boolean() })

export const routes = {
  following: createRoute({
    method: 'get',
    path: `${BASE}/me/following`,
    tags,
    summary: 'Whom I follow',
    description: 'The latest first; only profiles that everyone may see.',
    request: { query: z.object({ page }) },
    responses: { 200: describeJsonResponse('A page of them.', followingSchema), ...describeWriteErrors(400, 401) },
  }),
  news: createRoute({
    method: 'get',
    path: `${BASE}/me/following/news`,
    tags,
    summary: 'What is new with those whom I follow',
    description: 'Sites, availability and badges since my last visit, and at least of 30 days; the newest first.',
    request: {
      query: z.object({
        page,
        look: z.string().optional().meta({ description: '`true` notes that I looked.', example: 'true' }),
      }),
    },
    responses: { 200: describeJsonResponse('A page of it.', newsSchema), ...describeWriteErrors(400, 401) },
  }),
  reactions: createRoute({
    method: 'get',
    path: `${BASE}/me/marks`,
    tags,
    summary: 'Which of these experts I follow, like or am',
    description: 'Only profiles that everyone may see.',
    request: { query: z.object({ slugs }) },
    responses: { 200: describeJsonResponse('Their slugs.', ownReactionsSchema), ...describeWriteErrors(400, 401) },
  }),
  readDigest: createRoute({
    method: 'get',
    path: `${BASE}/me/following/digest`,
    tags,
    summary: 'Whether I get a weekly mail about it',
    responses: { 200: describeJsonResponse('How it stands.', digestSettingSchema), ...describeWriteErrors(401) },
  }),
  changeDigest: createRoute({
    method: 'patch',
    path: `${BASE}/me/following/digest`,
    tags,
    summary: 'Ask for the weekly mail, or end it',
    request: documentedBody(digestChangeSchema),
    responses: {
      200: describeJsonResponse('How it stands now.', digestSettingSchema),
      ...describeWriteErrors(400, 401, 415, 429),
    },
  }),
  readUnsubscribe: createRoute({
    method: 'get',
    path: `${BASE}/digest/unsubscribe`,
    tags,
    summary: 'Whether the weekly mail behind a mailed link still comes',
    request: {
      query: tokenQuery,
    },
    responses: {
      200: describeJsonResponse('How it stands.', weeklySchema),
      404: describeErrorResponse('No such link.'),
    },
  }),
  unsubscribe: createRoute({
    method: 'post',
    path: `${BASE}/digest/unsubscribe`,
    tags,
    summary: 'End the weekly mail by its link, without signing in',
    request: documentedBody(mailedLinkTokenSchema),
    responses: {
      200: describeJsonResponse('It comes no more.', weeklySchema),
      ...describeWriteErrors(400, 404, 415, 429),
    },
  }),
}

export function followingRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.following, (c) =>
    sendResult(c, listFollowing(deps, c.var.viewer, { query: c.req.valid('query') })),
  )
  app.openapi(routes.news, (c) => {
    const { look, ...query } = c.req.valid('query')
    return sendResult(c, listNews(deps, c.var.viewer, { query, look: look === 'true' }))
  })
  app.openapi(routes.reactions, (c) =>
    sendResult(c, listOwnReactions(deps, c.var.viewer, { query: c.req.valid('query') })),
  )
  app.openapi(routes.readDigest, (c) => sendResult(c, readDigestSetting(deps, c.var.viewer)))
  app.openapi(routes.changeDigest, (c) => sendBodyResult(c, (input) => changeDigest(deps, c.var.viewer, { input })))
  app.openapi(routes.readUnsubscribe, (c) => {
    const { token = '' } = c.req.valid('query')
    return sendResult(c, previewUnsubscribe(deps, { token }))
  })
  app.openapi(routes.unsubscribe, (c) => sendBodyResult(c, (input) => unsubscribe(deps, input)))
  return app
}
