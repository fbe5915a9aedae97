import { createMiddleware } from 'hono/factory'

import { HOST_LOGOUT_PATH } from '#api/accounts/host/host-logout-routes.ts'
import type { ApiDeps, ApiEnv } from '#api/api-env.ts'
import { ApiError } from '#api/errors.ts'
import { DEFAULT_READ_ONLY_MESSAGE, READ_ONLY_RETRY_SECONDS } from '#domain/admin/read-only.ts'
import { createIssue } from '#domain/issue.ts'

export const READ_ONLY_PATH = '/v1/marketplace/admin/read-only'

/** R622: sessions begin and end, and admins turn the mode off. */
const ALLOWED = new Set([
  READ_ONLY_PATH,
  HOST_LOGOUT_PATH,
  '/v1/marketplace/me/second-factor/pass',
  '/v1/marketplace/guest-requests/session',
  '/user/auth/sign-in/email',
  '/user/auth/sign-out',
  '/user/auth/two-factor/verify-totp',
  '/user/auth/two-factor/verify-backup-code',
  '/user/auth/host/start',
  '/user/auth/revoke-session',
  '/user/auth/revoke-sessions',
  '/user/auth/revoke-other-sessions',
])

/** What begins a write, although it is a GET. */
const WRITING_READS = new Set(['/user/signedUpload'])

/** R620: in read-only mode every write is refused before anything is counted, read or stored. */
export const enforceReadOnlyMode = (readOnly: ApiDeps['readOnly']) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const mode = readOnly()
    if (!mode) return next()
    const { method, path } = c.req
    const isReading = method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
    if (isReading ? WRITING_READS.has(path) : !ALLOWED.has(path)) {
      const detail = mode.message || DEFAULT_READ_ONLY_MESSAGE
      const retryAfterSeconds = READ_ONLY_RETRY_SECONDS
      const params = { seconds: retryAfterSeconds, ...(mode.message && { reason: mode.message }) }
      throw new ApiError({ code: 'read_only', detail, retryAfterSeconds, issues: [createIssue('read_only', params)] })
    }
    await next()
  })
