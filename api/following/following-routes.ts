import { createRoute, z } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import { documentedBody, errorAnswer, jsonAnswer, writeErrors } from '#api/openapi-answers.ts'
import { tokenQuery } from '#api/request-parameters.ts'
import { answer, answerBody, newRouter } from '#api/router.ts'
import { ownReactionsSchema } from '#domain/following/follow-or-like.ts'
import { digestChangeSchema, digestSchema, followingSchema, newsSchema } from '#domain/following/following.ts'
import { PAGE_SIZE } from '#domain/limits.ts'
import { tokenSchema } from '#domain/messages/message.ts'
import { changeDigest, readDigest } from '#use-cases/following/change-digest.ts'
import { listFollowing } from '#use-cases/following/list-following.ts'
import { listNews } from '#use-cases/following/list-news.ts'
import { listOwnReactions } from '#use-cases/following/list-own-reactions.ts'
import { readUnsubscribe, unsubscribe } from '#use-cases/following/unsubscribe.ts'

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
    responses: { 200: jsonAnswer('A page of them.', followingSchema), ...writeErrors(400, 401) },
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
    responses: { 200: jsonAnswer('A page of it.', newsSchema), ...writeErrors(400, 401) },
  }),
  marks: createRoute({
    method: 'get',
    path: `${BASE}/me/marks`,
    tags,
    summary: 'Which of these experts I follow, like or am',
    description: 'Only profiles that everyone may see.',
    request: { query: z.object({ slugs }) },
    responses: { 200: jsonAnswer('Their slugs.', ownReactionsSchema), ...writeErrors(400, 401) },
  }),
  readDigest: createRoute({
    method: 'get',
    path: `${BASE}/me/following/digest`,
    tags,
    summary: 'Whether I get a weekly mail about it',
    responses: { 200: jsonAnswer('How it stands.', digestSchema), ...writeErrors(401) },
  }),
  changeDigest: createRoute({
    method: 'patch',
    path: `${BASE}/me/following/digest`,
    tags,
    summary: 'Ask for the weekly mail, or end it',
    request: documentedBody(digestChangeSchema),
    responses: { 200: jsonAnswer('How it stands now.', digestSchema), ...writeErrors(400, 401, 415, 429) },
  }),
  readUnsubscribe: createRoute({
    method: 'get',
    path: `${BASE}/digest/unsubscribe`,
    tags,
    summary: 'Whether the weekly mail behind a mailed link still comes',
    request: {
      query: tokenQuery,
    },
    responses: { 200: jsonAnswer('How it stands.', weeklySchema), 404: errorAnswer('No such link.') },
  }),
  unsubscribe: createRoute({
    method: 'post',
    path: `${BASE}/digest/unsubscribe`,
    tags,
    summary: 'End the weekly mail by its link, without signing in',
    request: documentedBody(tokenSchema),
    responses: { 200: jsonAnswer('It comes no more.', weeklySchema), ...writeErrors(400, 404, 415, 429) },
  }),
}

export function followingRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.following, (c) => answer(c, listFollowing(deps, c.var.viewer, { query: c.req.valid('query') })))
  app.openapi(routes.news, (c) => {
    const { look, ...query } = c.req.valid('query')
    return answer(c, listNews(deps, c.var.viewer, { query, look: look === 'true' }))
  })
  app.openapi(routes.marks, (c) => answer(c, listOwnReactions(deps, c.var.viewer, { query: c.req.valid('query') })))
  app.openapi(routes.readDigest, (c) => answer(c, readDigest(deps, c.var.viewer)))
  app.openapi(routes.changeDigest, (c) => answerBody(c, (input) => changeDigest(deps, c.var.viewer, { input })))
  app.openapi(routes.readUnsubscribe, (c) => {
    const { token = '' } = c.req.valid('query')
    return answer(c, readUnsubscribe(deps, { token }))
  })
  app.openapi(routes.unsubscribe, (c) => answerBody(c, (input) => unsubscribe(deps, input)))
  return app
}
