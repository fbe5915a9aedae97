import { createRoute, z } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import { ApiError, tooManyRequests, unwrap } from '#api/errors.ts'
import { documentedBody, describeJsonResponse, describeWriteErrors } from '#api/openapi-responses.ts'
import { slugParam } from '#api/request-parameters.ts'
import { sendResult, sendBodyResult, newRouter } from '#api/router.ts'
import { runWithBody } from '#api/run-with-body.ts'
import { accountDeletionSchema } from '#domain/accounts/account-deletion.ts'
import { accountNameSchema } from '#domain/accounts/account.ts'
import { timeZoneSchema } from '#domain/accounts/time-zone-schema.ts'
import { platformAccountSchema } from '#domain/host/platform-account.ts'
import { meSchema } from '#domain/profiles/profile.ts'
import { deleteAccount } from '#use-cases/accounts/delete-account.ts'
import { deleteProfile } from '#use-cases/accounts/delete-profile.ts'
import { exportAccount } from '#use-cases/accounts/export-account.ts'
import { renameAccount } from '#use-cases/accounts/rename-account.ts'
import { setTimeZone } from '#use-cases/accounts/set-time-zone.ts'
import { readHostReportedFacts } from '#use-cases/host/read-host-reported-facts.ts'

import { countPasswordAttempt } from './count-password-attempt.ts'

const ME = '/v1/marketplace/me'
const tags = ['Account']

export const routes = {
  rename: createRoute({
    method: 'patch',
    path: ME,
    tags,
    summary: 'Change my name',
    description: 'Refused (403) where the site builder reports it, with versions: then it is changed there.',
    request: documentedBody(accountNameSchema),
    responses: {
      200: describeJsonResponse('The viewer as they are now.', meSchema),
      ...describeWriteErrors(400, 401, 403, 415, 429),
    },
  }),
  timeZone: createRoute({
    method: 'post',
    path: `${ME}/time-zone`,
    tags,
    summary: 'Choose my time zone',
    description: 'In which pages and mails show times. A detected one counts only while none is known.',
    request: documentedBody(timeZoneSchema),
    responses: {
      200: describeJsonResponse('The viewer as they are now.', meSchema),
      ...describeWriteErrors(400, 401, 415, 429),
    },
  }),
  platform: createRoute({
    method: 'get',
    path: `${ME}/platform`,
    tags,
    summary: 'What the site builder has told about me',
    responses: {
      200: describeJsonResponse('Age, plans and work.', platformAccountSchema),
      ...describeWriteErrors(401),
    },
  }),
  export: createRoute({
    method: 'get',
    path: `${ME}/export`,
    tags,
    summary: 'Everything that is kept of my account',
    description: 'A file to keep; without passwords and session tokens.',
    responses: {
      200: describeJsonResponse(
        'The document.',
        z.looseObject({ exportedOn: z.string(), site: z.string() }).meta({ id: 'AccountExport' }),
      ),
      ...describeWriteErrors(401, 429),
    },
  }),
  delete: createRoute({
    method: 'post',
    path: `${ME}/deletion`,
    tags,
    summary: 'Delete my account',
    description: 'Permanently, with its profile, its work and every workspace without other members.',
    request: documentedBody(accountDeletionSchema),
    responses: { 204: { description: 'It is gone.' }, ...describeWriteErrors(400, 401, 403, 409, 415, 429) },
  }),
  deleteProfile: createRoute({
    method: 'delete',
    path: '/v1/marketplace/profiles/{slug}',
    tags: ['Profiles'],
    summary: 'Delete a profile',
    description: 'Permanently, with its listings, followers, likes and statistics. Account and sites stay.',
    request: { params: slugParam },
    responses: { 204: { description: 'It is gone.' }, ...describeWriteErrors(401, 403, 404, 409, 429) },
  }),
}

/** Calls about the viewer's own account. */
export function ownAccountRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.rename, (c) => sendBodyResult(c, (input) => renameAccount(deps, c.var.viewer, { input })))
  app.openapi(routes.timeZone, (c) => sendBodyResult(c, (input) => setTimeZone(deps, c.var.viewer, { input })))
  app.openapi(routes.platform, (c) => sendResult(c, readHostReportedFacts(deps, c.var.viewer)))
  app.openapi(routes.export, async (c) => {
    const { viewer } = c.var
    const wait = viewer.kind === 'account' ? await deps.limits.hit('exports', viewer.userId) : undefined
    if (wait) throw tooManyRequests(wait)
    const document = unwrap(await exportAccount(deps, c.var.viewer))
    const name = `${deps.site.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${document.exportedOn.slice(0, 10)}.json`
    c.header('content-disposition', `attachment; filename="${name}"`)
    return c.json(document, 200)
  })
  app.openapi(routes.delete, async (c) => {
    const guard = await countPasswordAttempt(deps.limits, c.var.viewer)
    try {
      await runWithBody(c, (input) => deleteAccount(deps, c.var.viewer, { input }))
    } catch (error) {
      if (!(error instanceof ApiError && error.failure.code === 'forbidden')) await guard.unused()
      throw error
    }
    await guard.right()
    const userId = c.var.viewer.kind === 'account' ? c.var.viewer.userId : undefined
    deps.logAuthEvent({ event: 'account-deleted', userId, clientAddress: c.env.clientAddress })
    return c.body(null, 204)
  })
  app.openapi(routes.deleteProfile, async (c) => {
    unwrap(await deleteProfile(deps, c.var.viewer, c.req.valid('param')))
    return c.body(null, 204)
  })
  return app
}
