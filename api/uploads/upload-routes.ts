import { createRoute, z } from '@hono/zod-openapi'
import { createMiddleware } from 'hono/factory'

import type { ApiDeps, ApiEnv } from '#api/api-env.ts'
import { ApiError, tooManyRequests, unwrap } from '#api/errors.ts'
import { describeErrorResponse, describeJsonResponse, describeWriteErrors } from '#api/openapi-responses.ts'
import { sendResult, newRouter } from '#api/router.ts'
import { MalformedForm } from '#domain/forms/form-fields.ts'
import { networkOf } from '#domain/network.ts'
import { fail } from '#domain/result.ts'
import { absoluteUrl, basePathOf } from '#domain/site/site-url.ts'
import { PICTURE_VARIANTS } from '#domain/uploads/picture.ts'
import { signedUploadSchema, uploadedPictureSchema, uploadTicketSchema } from '#domain/uploads/upload-input.ts'
import { UPLOAD_PATH } from '#domain/uploads/upload.ts'
import { consumeLimits } from '#use-cases/consume-limits.ts'
import { finishUpload } from '#use-cases/uploads/finish-upload.ts'
import { issueUpload } from '#use-cases/uploads/issue-upload.ts'
import { receiveUpload } from '#use-cases/uploads/receive-upload.ts'

import { parseUploadForm } from './parse-upload-form.ts'

const tags = ['Uploads']
const EXAMPLE_KEY = '01900000-0000-7000-8000-000000000000'
const keyParam = z.object({ key: z.string().meta({ example: EXAMPLE_KEY }) })
const widths = Object.entries(PICTURE_VARIANTS).map(([purpose, picture]) => `${purpose} ${picture.widths.join(', ')}`)

const tooLarge = { 413: describeErrorResponse('The file is larger than allowed.') }
const unsupportedType = { 415: describeErrorResponse('It is no JPEG, PNG, WebP or AVIF.') }

/** Runs before the query is validated: strangers learn nothing from it. */
const accountsOnly = createMiddleware<ApiEnv>(async (c, next) => {
  if (c.var.viewer.kind === 'anonymous') throw new ApiError(fail('unauthenticated', 'sign in first').error)
  await next()
})

export const routes = {
  issue: createRoute({
    method: 'get',
    path: '/user/signedUpload',
    tags,
    summary: 'Ask for a place to send a picture to',
    description:
      'Three steps: ask here; send `fields` and then the file, as `file`, to `url` by multipart POST, which may be ' +
      'another server; call `finish`. Then `publicUrl` goes into `profileImg`. Good for one file within ten minutes.',
    middleware: accountsOnly,
    request: { query: signedUploadSchema },
    responses: {
      200: describeJsonResponse('How to send the file.', uploadTicketSchema),
      ...describeWriteErrors(400, 401, 429),
      ...tooLarge,
      ...unsupportedType,
    },
  }),
  receive: createRoute({
    method: 'post',
    path: `${UPLOAD_PATH}/{key}`,
    tags,
    summary: 'Send a picture',
    description:
      'Only where pictures are kept on the server’s own disk: the `url` of the first step says where to send them. ' +
      'The file is judged by what is in it and the picture is made at once; a file that is refused is not kept.',
    request: { params: keyParam },
    responses: {
      200: describeJsonResponse('The picture.', uploadedPictureSchema),
      ...describeWriteErrors(400, 401, 403, 404, 409, 429, 503),
      ...tooLarge,
      ...unsupportedType,
    },
  }),
  finish: createRoute({
    method: 'post',
    path: '/v1/marketplace/uploads/{key}/finish',
    tags,
    summary: 'Finish an upload',
    description: `Makes the picture from the file that was sent, in WebP, in these widths: ${widths.join('; ')}. May be repeated.`,
    request: { params: keyParam },
    responses: {
      200: describeJsonResponse('The picture; its address goes into `profileImg`.', uploadedPictureSchema),
      ...describeWriteErrors(400, 401, 403, 404, 409, 429, 503),
      ...tooLarge,
      ...unsupportedType,
    },
  }),
}

/** Makes one of our URLs absolute as the client sees it, so that a loopback name stays the same. */
function wholeAddress(deps: ApiDeps, address: string, requestUrl: string): string {
  const { origin } = new URL(requestUrl)
  const root = deps.isOwnOrigin(origin) ? new URL(basePathOf(deps.site.url), origin) : deps.site.url
  return absoluteUrl(address, root).href
}

export function uploadRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.issue, async (c) => {
    const { viewer } = c.var
    if (viewer.kind === 'account') {
      const stopped = await consumeLimits(deps, [
        { name: 'uploads', key: viewer.userId },
        { name: 'uploadsFromNetwork', key: networkOf(c.env.clientAddress) },
      ])
      if (stopped) throw tooManyRequests(stopped.wait)
    }
    const ticket = unwrap(await issueUpload(deps, viewer, c.req.valid('query')))
    return c.json({ ...ticket, url: wholeAddress(deps, ticket.url, c.req.url) }, 200)
  })
  app.openapi(routes.receive, async (c) => {
    const { key } = c.req.valid('param')
    const readForm = () => parseUploadForm(c.req.raw)
    try {
      return await sendResult(c, receiveUpload(deps, c.var.viewer, { key, readForm }))
    } catch (error) {
      if (error instanceof MalformedForm) throw new ApiError({ code: 'validation_failed', detail: error.message })
      throw error
    }
  })
  app.openapi(routes.finish, (c) => sendResult(c, finishUpload(deps, c.var.viewer, c.req.valid('param'))))
  return app
}
