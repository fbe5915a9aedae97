import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'

import type { ApiDeps, ApiEnv } from '#api/api-env.ts'
import { unwrap } from '#api/errors.ts'
import { documentedBody, describeJsonResponse, describeWriteErrors } from '#api/openapi-responses.ts'
import { slugParam } from '#api/request-parameters.ts'
import { sendBodyResult, newRouter } from '#api/router.ts'
import { parseIfMatch, runWithBody } from '#api/run-with-body.ts'
import {
  newUserProfileSchema,
  newWorkspaceProfileSchema,
  siteOrderSchema,
  userProfileChangesSchema,
  visibilityChangeSchema,
  workspaceProfileChangesSchema,
} from '#domain/profiles/profile-input.ts'
import { profileSchema } from '#domain/profiles/profile.ts'
import { reportedWorkSchema } from '#domain/profiles/reported-work.ts'
import { activateProfile } from '#use-cases/profiles/activate-profile.ts'
import type { ChangedProfile } from '#use-cases/profiles/change-profile.ts'
import { createProfile } from '#use-cases/profiles/create-profile.ts'
import { orderSites } from '#use-cases/profiles/order-sites.ts'
import { setVisibility } from '#use-cases/profiles/set-visibility.ts'
import { updateNamedProfile, updateOwnProfile, updateWorkspaceProfile } from '#use-cases/profiles/update-profile.ts'

const BASE = '/v1/marketplace'
const tags = ['Profiles']
const EXAMPLE_ID = '01900000-0000-7000-8000-000000000000'
const workspaceParam = z.object({ workspaceId: z.string().meta({ example: EXAMPLE_ID }) })
const changed = {
  200: describeJsonResponse('The profile as it is now.', profileSchema),
  ...describeWriteErrors(400, 401, 403, 404, 409, 412, 415, 429),
}
const created = {
  201: describeJsonResponse('The new profile.', profileSchema),
  ...describeWriteErrors(400, 401, 403, 404, 409, 415, 429),
}

export const routes = {
  createOwn: createRoute({
    method: 'post',
    path: `${BASE}/profile/user`,
    tags,
    summary: 'Create my profile',
    description: 'Needs only name and slug; the profile begins as a private draft.',
    request: documentedBody(newUserProfileSchema),
    responses: created,
  }),
  createWorkspace: createRoute({
    method: 'post',
    path: `${BASE}/profile/workspace/{workspaceId}`,
    tags,
    summary: 'Create a workspace’s profile',
    request: { params: workspaceParam, ...documentedBody(newWorkspaceProfileSchema) },
    responses: created,
  }),
  updateOwn: createRoute({
    method: 'patch',
    path: `${BASE}/profile/user`,
    tags,
    summary: 'Change my profile',
    description: 'Only the fields that are sent change, all or nothing. `If-Match` guards against lost updates.',
    request: documentedBody(userProfileChangesSchema),
    responses: changed,
  }),
  updateNamed: createRoute({
    method: 'patch',
    path: `${BASE}/profiles/{slug}`,
    tags,
    summary: 'Change a person’s profile',
    description: 'For its owner and for admins; a workspace’s profile has a route of its own.',
    request: { params: slugParam, ...documentedBody(userProfileChangesSchema) },
    responses: changed,
  }),
  updateWorkspace: createRoute({
    method: 'patch',
    path: `${BASE}/profile/workspace/{workspaceId}`,
    tags,
    summary: 'Change a workspace’s profile',
    request: { params: workspaceParam, ...documentedBody(workspaceProfileChangesSchema) },
    responses: changed,
  }),
  orderSites: createRoute({
    method: 'patch',
    path: `${BASE}/profile/{slug}/siteOrder`,
    tags,
    summary: 'Order the showcased sites',
    request: { params: slugParam, ...documentedBody(siteOrderSchema) },
    responses: {
      200: describeJsonResponse(
        'The showcased sites as they are shown now.',
        z.object({ sites: z.array(reportedWorkSchema) }),
      ),
      ...describeWriteErrors(400, 401, 403, 404, 415, 429),
    },
  }),
  setVisibility: createRoute({
    method: 'post',
    path: `${BASE}/profiles/{slug}/visibility`,
    tags,
    summary: 'Make a profile public or private',
    request: { params: slugParam, ...documentedBody(visibilityChangeSchema) },
    responses: changed,
  }),
  activate: createRoute({
    method: 'patch',
    path: `${BASE}/profiles/activate/{id}`,
    tags,
    summary: 'Activate a profile',
    description: 'Makes it an expert’s: listed and open for contact. The body is empty.',
    request: { params: z.object({ id: z.string().meta({ example: EXAMPLE_ID }) }) },
    responses: changed,
  }),
}

function versioned(c: Context<ApiEnv>, { profile, version }: ChangedProfile) {
  c.header('etag', `"${version}"`)
  return profile
}

export function profileWriteRoutes(deps: ApiDeps) {
  const app = newRouter()
  const from = (c: Context<ApiEnv>) => ({ ...deps, clientAddress: c.env.clientAddress })

  app.openapi(routes.createOwn, async (c) => {
    const created = await runWithBody(c, (input) => createProfile(from(c), c.var.viewer, { input }))
    return c.json(versioned(c, created), 201)
  })
  app.openapi(routes.createWorkspace, async (c) => {
    const { workspaceId } = c.req.valid('param')
    const created = await runWithBody(c, (input) => createProfile(from(c), c.var.viewer, { workspaceId, input }))
    return c.json(versioned(c, created), 201)
  })
  app.openapi(routes.updateOwn, async (c) => {
    const after = await runWithBody(c, (input) =>
      updateOwnProfile(from(c), c.var.viewer, { input, ifMatch: parseIfMatch(c) }),
    )
    return c.json(versioned(c, after), 200)
  })
  app.openapi(routes.updateNamed, async (c) => {
    const { slug } = c.req.valid('param')
    const after = await runWithBody(c, (input) =>
      updateNamedProfile(from(c), c.var.viewer, { slug, input, ifMatch: parseIfMatch(c) }),
    )
    return c.json(versioned(c, after), 200)
  })
  app.openapi(routes.updateWorkspace, async (c) => {
    const { workspaceId } = c.req.valid('param')
    const after = await runWithBody(c, (input) =>
      updateWorkspaceProfile(from(c), c.var.viewer, { workspaceId, input, ifMatch: parseIfMatch(c) }),
    )
    return c.json(versioned(c, after), 200)
  })
  app.openapi(routes.orderSites, (c) =>
    sendBodyResult(c, (input) => orderSites(deps, c.var.viewer, { ...c.req.valid('param'), input })),
  )
  app.openapi(routes.setVisibility, async (c) => {
    const { slug } = c.req.valid('param')
    const after = await runWithBody(c, (input) => setVisibility(deps, c.var.viewer, { slug, input }))
    return c.json(versioned(c, after), 200)
  })
  app.openapi(routes.activate, async (c) => {
    const after = unwrap(await activateProfile(deps, c.var.viewer, c.req.valid('param')))
    return c.json(versioned(c, after), 200)
  })
  return app
}
