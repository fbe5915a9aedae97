import { createRoute, z } from '@hono/zod-openapi'

import type { ApiDeps } from '#api/api-env.ts'
import { ApiError, unwrap } from '#api/errors.ts'
import { describeErrorResponse, describeJsonResponse, describeWriteErrors } from '#api/openapi-responses.ts'
import { sendResult, newRouter } from '#api/router.ts'
import { MalformedForm } from '#domain/forms/form-fields.ts'
import { BRIEF_FILE_LIMITS } from '#domain/limits.ts'
import { briefFilesSchema } from '#domain/messages/brief/brief-file.ts'
import { contentDispositionHeader } from '#domain/uploads/file-name.ts'
import { addFilesToBrief } from '#use-cases/messages/brief-files/add-files-to-brief.ts'
import { readFileOfBrief } from '#use-cases/messages/brief-files/read-file-of-brief.ts'
import { removeFileFromBrief } from '#use-cases/messages/brief-files/remove-file-from-brief.ts'

import { receiveMultipartFiles } from './receive-multipart-files.ts'

const FILES = '/v1/marketplace/briefs/{id}/files'

/** Bodies with files in them. */
export const BRIEF_FILES_PATH_PATTERN = /^\/v1\/marketplace\/briefs\/[^/]+\/files$/

const tags = ['Messages']
const id = z.string().meta({ example: '01900000-0000-7000-8000-000000000000' })
const key = z.string().meta({ example: '3f2b8c1e-0000-4000-8000-000000000000' })
const query = z.object({
  token: z.string().optional().meta({ description: 'A guest’s, from the mailed link to the brief.' }),
})
const missing = {
  404: describeErrorResponse('No such brief, no such file, or a link that has expired (`link_expired`).'),
}

export const routes = {
  addFiles: createRoute({
    method: 'post',
    path: FILES,
    tags,
    summary: 'Add files to a brief',
    description:
      `As multipart, each under the name \`file\`: up to ${BRIEF_FILE_LIMITS.count} in all, of ${BRIEF_FILE_LIMITS.maxBytes / 1024 / 1024} MB each; PDF, PNG, JPEG or WebP, ` +
      'judged by what is in them. Pictures are re-encoded, as WebP. All of them or none. Its experts are told by mail.',
    request: { params: z.object({ id }), query },
    responses: {
      200: describeJsonResponse('The files that it has now.', briefFilesSchema),
      ...describeWriteErrors(400, 401, 403, 429, 503),
      ...missing,
      413: describeErrorResponse('A file is larger than allowed.'),
      415: describeErrorResponse('A file has none of these types.'),
    },
  }),
  removeFile: createRoute({
    method: 'delete',
    path: `${FILES}/{key}`,
    tags,
    summary: 'Remove a file from a brief',
    request: { params: z.object({ id, key }), query },
    responses: {
      200: describeJsonResponse('The files that are left.', briefFilesSchema),
      ...describeWriteErrors(401, 429),
      ...missing,
    },
  }),
  readFile: createRoute({
    method: 'get',
    path: `${FILES}/{key}`,
    tags,
    summary: 'Download a file of a brief',
    description: 'For its client, and for the experts who got it.',
    request: { params: z.object({ id, key }), query },
    responses: {
      200: {
        description: 'The file.',
        content: {
          'application/pdf': { schema: z.string().meta({ format: 'binary' }) },
          'image/webp': { schema: z.string().meta({ format: 'binary' }) },
        },
      },
      ...describeWriteErrors(401),
      ...missing,
    },
  }),
}

/** R343: whatever a file is, a browser saves it and never shows it as a page of ours. */
function downloadHeaders(name: string, type: string): Record<string, string> {
  return {
    'content-type': type,
    'content-disposition': contentDispositionHeader(name),
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-store',
  }
}

/** R343: files of briefs. */
export function briefFileRoutes(deps: ApiDeps) {
  const app = newRouter()
  app.openapi(routes.addFiles, async (c) => {
    const door = { ...c.req.valid('param'), ...c.req.valid('query') }
    const { clientAddress: address } = c.env
    const receive = (most: number) => receiveMultipartFiles(deps, c.req.raw, most)
    try {
      return await sendResult(c, addFilesToBrief(deps, c.var.viewer, { ...door, address, receive }))
    } catch (error) {
      if (error instanceof MalformedForm) throw new ApiError({ code: 'validation_failed', detail: error.message })
      throw error
    }
  })
  app.openapi(routes.removeFile, (c) => {
    const door = { ...c.req.valid('param'), ...c.req.valid('query') }
    return sendResult(c, removeFileFromBrief(deps, c.var.viewer, door))
  })
  app.openapi(routes.readFile, async (c) => {
    const door = { ...c.req.valid('param'), ...c.req.valid('query') }
    const { file, bytes } = unwrap(await readFileOfBrief(deps, c.var.viewer, door))
    return new Response(bytes, { headers: downloadHeaders(file.name, file.type) }) as never
  })
  return app
}
