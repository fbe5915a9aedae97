import { createRoute, z } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import { documentedBody, describeJsonResponse, describeWriteErrors } from '#api/openapi-responses.ts'
import { idParam } from '#api/request-parameters.ts'
import { sendResult, sendBodyResult, newRouter } from '#api/router.ts'
import { membershipChangeSchema, membersSchema } from '#domain/accounts/member.ts'
import { setOwnMembershipListed, listWorkspaceMembers } from '#use-cases/accounts/workspace-members.ts'

const path = '/v1/marketplace/me/workspaces/{id}' as const
const tags = ['Account']

export const routes = {
  members: createRoute({
    method: 'get',
    path: `${path}/members`,
    tags,
    summary: 'Members of a workspace that I manage',
    description: 'With their roles, which the site builder reports, and whether each agreed to appear in the team.',
    request: { params: idParam },
    responses: { 200: describeJsonResponse('They are these.', membersSchema), ...describeWriteErrors(401, 404) },
  }),
  change: createRoute({
    method: 'patch',
    path,
    tags,
    summary: 'Appear in the team of my workspace',
    description:
      'Whether the viewer appears on the workspace’s public profile: with a link to their own, if it is public.',
    request: { params: idParam, ...documentedBody(membershipChangeSchema) },
    responses: {
      200: describeJsonResponse('As it is now.', z.object({ listed: z.boolean() })),
      ...describeWriteErrors(400, 401, 404, 415, 429),
    },
  }),
}

export function memberRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.members, (c) => {
    const { id } = c.req.valid('param')
    return sendResult(c, listWorkspaceMembers(deps, c.var.viewer, { id }))
  })
  app.openapi(routes.change, (c) =>
    sendBodyResult(c, (input) => setOwnMembershipListed(deps, c.var.viewer, { ...c.req.valid('param'), input })),
  )
  return app
}
