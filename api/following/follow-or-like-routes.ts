import { createRoute } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import { documentedBody, describeJsonResponse, describeWriteErrors } from '#api/openapi-responses.ts'
import { sendBodyResult, newRouter } from '#api/router.ts'
import {
  FOLLOW_OR_LIKE_ACTIONS,
  type FollowOrLikeAction,
  followOrLikeAnswerSchema,
  reactionSchema,
} from '#domain/following/follow-or-like.ts'
import { followOrLike } from '#use-cases/following/follow-or-like.ts'

/** One address for each action: a parameter in its place would be a second template for the address of a profile. */
function reactionRoute<Action extends FollowOrLikeAction>(action: Action, summary: string) {
  return createRoute({
    method: 'post',
    path: `/v1/marketplace/profiles/${action}`,
    tags: ['Profiles'],
    summary,
    description: 'May be repeated without effect.',
    request: documentedBody(reactionSchema),
    responses: {
      200: describeJsonResponse(
        'How the viewer stands to the profile now, and its counters.',
        followOrLikeAnswerSchema,
      ),
      ...describeWriteErrors(400, 401, 403, 404, 415, 429),
    },
  })
}

export const routes = {
  follow: reactionRoute('follow', 'Follow a profile'),
  unfollow: reactionRoute('unfollow', 'Stop following a profile'),
  like: reactionRoute('like', 'Like a profile'),
  unlike: reactionRoute('unlike', 'Stop liking a profile'),
}

export function followOrLikeRoutes(deps: ApiDeps) {
  const app = newRouter()
  for (const action of FOLLOW_OR_LIKE_ACTIONS) {
    app.openapi(routes[action], (c) =>
      sendBodyResult(c, (input) => followOrLike(deps, c.var.viewer, { action, input })),
    )
  }
  return app
}
