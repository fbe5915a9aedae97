import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'

import { networkOf } from '#domain/network.ts'
import { ClientGone, Overloaded } from '#domain/unavailable.ts'
import { UPLOAD_PATH } from '#domain/uploads/upload.ts'
import { ANONYMOUS, type Viewer } from '#domain/viewer.ts'

import { accountRoutes } from './accounts/account-routes.ts'
import { documentAuth } from './accounts/document-auth.ts'
import { HOST_LOGOUT_PATH, hostLogoutRoutes } from './accounts/host/host-logout-routes.ts'
import { meRoutes } from './accounts/me-routes.ts'
import { memberRoutes } from './accounts/member-routes.ts'
import { ownAccountRoutes } from './accounts/own-account-routes.ts'
import { secondFactorRoutes } from './accounts/second-factor-routes.ts'
import { sessionRoutes } from './accounts/session-routes.ts'
import { abuseReportRoutes } from './admin/abuse-report-routes.ts'
import { adminAccountRoutes } from './admin/admin-account-routes.ts'
import { adminPageRoutes } from './admin/admin-page-routes.ts'
import { auditLogRoutes } from './admin/audit-log-routes.ts'
import { catalogueRoutes } from './admin/catalogue-routes.ts'
import { failureRoutes } from './admin/failure-routes.ts'
import { adminFunnelRoutes } from './admin/funnel-routes.ts'
import { jobRoutes } from './admin/job-routes.ts'
import { moderationRoutes } from './admin/moderation-routes.ts'
import { readOnlyRoutes } from './admin/read-only-routes.ts'
import { reportedMessageRoutes } from './admin/reported-message-routes.ts'
import { siteBlockRoutes } from './admin/site-block-routes.ts'
import type { ApiDeps, ApiEnv } from './api-env.ts'
import { limitBody } from './bound-body.ts'
import { consumeRateLimit } from './consume-rate-limit.ts'
import { demoRoutes } from './demo/demo-routes.ts'
import { ApiError, translateError } from './errors.ts'
import { followOrLikeRoutes } from './following/follow-or-like-routes.ts'
import { followingRoutes } from './following/following-routes.ts'
import { enforceReadOnlyMode } from './guards/enforce-read-only-mode.ts'
import { refuseBlockedNetworks } from './guards/refuse-blocked-network.ts'
import { requireSameOrigin } from './guards/same-origin.ts'
import { hostRoutes } from './host/host-routes.ts'
import { hostSyncRoutes } from './host/host-sync-routes.ts'
import { HOST_BATCH_PATH, createHostTokenCheck } from './host/host-token.ts'
import { expertRoutes } from './lists/expert-routes.ts'
import { hireCountRoutes } from './lists/hire-count-routes.ts'
import { hireRoutes } from './lists/hire-routes.ts'
import { searchRoutes } from './lists/search-routes.ts'
import { mailboxRoutes } from './mail/mailbox-routes.ts'
import { briefFileRoutes, BRIEF_FILES_PATH_PATTERN } from './messages/brief-file-routes.ts'
import { briefRoutes } from './messages/brief-routes.ts'
import { contactRoutes } from './messages/contact-routes.ts'
import { conversationRoutes } from './messages/conversation-routes.ts'
import { guestRequestRoutes } from './messages/guest-request-routes.ts'
import { hireClaimRoutes } from './messages/hire-claim-routes.ts'
import { inboxRoutes } from './messages/inbox-routes.ts'
import { inquiryAddressRoutes } from './messages/inquiry-address-routes.ts'
import { senderBlockRoutes } from './messages/sender-block-routes.ts'
import { waitingRequestRoutes } from './messages/waiting-request-routes.ts'
import { adminDecisionRoutes } from './moderation/admin-decision-routes.ts'
import { decisionRoutes } from './moderation/decision-routes.ts'
import { observeCalls } from './observe-calls.ts'
import { profileRoutes } from './profiles/profile-routes.ts'
import { profileWriteRoutes } from './profiles/profile-write-routes.ts'
import { proofRoutes } from './proofs/proof-routes.ts'
import { allowCrossOriginReads } from './public-reads.ts'
import { serveOpenApiDocument } from './serve-openapi-document.ts'
import { sitemapRoutes } from './sitemap/sitemap-routes.ts'
import { socialRoutes } from './social/social-routes.ts'
import { analyticsEventRoutes } from './statistics/analytics-event-routes.ts'
import { funnelRoutes } from './statistics/funnel-routes.ts'
import { statisticsRoutes } from './statistics/statistics-routes.ts'
import { uploadRoutes } from './uploads/upload-routes.ts'
import { documentWebhooks } from './webhooks/document-webhooks.ts'
import { webhookRoutes } from './webhooks/webhook-routes.ts'

export type Api = ReturnType<typeof createApi>

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** Pictures, files and batches are larger than other bodies; their own routes limit them. */
const isLarge = (path: string) =>
  path.startsWith(`${UPLOAD_PATH}/`) || path === HOST_BATCH_PATH || BRIEF_FILES_PATH_PATTERN.test(path)

/** The only entry point for data: every rule, limit and error is behind it once. */
export function createApi(deps: ApiDeps) {
  const api = new OpenAPIHono<ApiEnv>()

  api.onError((error, c) => {
    if (error instanceof ClientGone) return new Response(null, { status: 499 })
    const part = deps.unavailablePart(error)
    const refused = deps.refusalOf(error)
    const { status, body, headers } = translateError(refused ? new ApiError(refused) : error, {
      requestId: c.env.requestId,
      part,
    })
    // Neither a full queue nor read-only mode is a bug, and both would flood the log.
    if (status >= 500 && !(error instanceof Overloaded) && body.code !== 'read_only') deps.onError(error, c.env)
    return c.json(body, status, headers)
  })
  api.notFound(() => {
    throw new ApiError({ code: 'not_found', detail: 'there is no such address' })
  })

  if (deps.onAnswered) api.use(observeCalls(deps.onAnswered))
  api.use(async (c, next) => {
    await next()
    // R202: answers depend on the viewer, so no cache may store them, unless their route says otherwise. Set here, since
    // answers of the auth library bring their own headers.
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
    // R304: for programs, not for lists of search results.
    if (c.req.path.startsWith('/v1/') || c.req.path.startsWith('/user/')) c.header('x-robots-tag', 'noindex')
  })
  allowCrossOriginReads(api)
  api.use((c, next) => (isLarge(c.req.path) ? next() : limitBody(c, next)))
  api.use(requireSameOrigin(deps.isOwnOrigin))
  api.use(enforceReadOnlyMode(deps.readOnly))
  const readHost = createHostTokenCheck(deps.hostTokens, deps.now)
  const viewerOf = ({ req, env }: Context<ApiEnv>): Promise<Viewer> => {
    const read = () => deps.readViewer(req.raw.headers)
    const reader = env.inProcess?.reader
    return reader ? (reader.viewer ??= read()) : read()
  }
  api.use(async (c, next) => {
    c.set('host', readHost(c.req.raw, c.env.clientAddress))
    await next()
  })
  api.use(refuseBlockedNetworks(deps))
  api.use(async (c, next) => {
    c.set('viewer', c.var.host ? ANONYMOUS : await viewerOf(c))
    // The site builder reports everything at its own pace, without limits.
    if (WRITES.has(c.req.method) && !c.var.host && c.req.path !== HOST_LOGOUT_PATH) {
      const { viewer } = c.var
      const limit =
        viewer.kind === 'account'
          ? ({ name: 'writes', key: viewer.userId } as const)
          : ({ name: 'anonymousWrites', key: networkOf(c.env.clientAddress) } as const)
      await consumeRateLimit(c, deps.limits, limit)
    }
    await next()
  })

  api.route('/', profileRoutes(deps))
  api.route('/', profileWriteRoutes(deps))
  api.route('/', proofRoutes(deps))
  api.route('/', followOrLikeRoutes(deps))
  api.route('/', moderationRoutes(deps))
  api.route('/', adminPageRoutes(deps))
  api.route('/', adminAccountRoutes(deps))
  api.route('/', adminDecisionRoutes(deps))
  api.route('/', auditLogRoutes(deps))
  api.route('/', siteBlockRoutes(deps))
  // A rebuild reads every listed expert.
  api.route('/', catalogueRoutes({ ...deps, ...deps.background }))
  api.route('/', adminFunnelRoutes(deps))
  api.route('/', failureRoutes(deps))
  api.route('/', jobRoutes(deps))
  api.route('/', readOnlyRoutes(deps))
  api.route('/', webhookRoutes(deps))
  api.route('/', abuseReportRoutes(deps))
  api.route('/', reportedMessageRoutes(deps))
  api.route('/', meRoutes(deps))
  api.route('/', memberRoutes(deps))
  api.route('/', statisticsRoutes(deps))
  api.route('/', funnelRoutes(deps))
  api.route('/', ownAccountRoutes(deps))
  api.route('/', secondFactorRoutes(deps))
  api.route('/', followingRoutes(deps))
  api.route('/', hireRoutes(deps))
  api.route('/', hireCountRoutes(deps))
  api.route('/', searchRoutes(deps))
  api.route('/', expertRoutes(deps))
  api.route('/', briefRoutes(deps))
  api.route('/', briefFileRoutes(deps))
  api.route('/', contactRoutes(deps))
  api.route('/', waitingRequestRoutes(deps))
  api.route('/', conversationRoutes(deps))
  api.route('/', guestRequestRoutes(deps))
  api.route('/', inquiryAddressRoutes(deps))
  api.route('/', inboxRoutes(deps))
  api.route('/', senderBlockRoutes(deps))
  api.route('/', hireClaimRoutes(deps))
  api.route('/', decisionRoutes(deps))
  api.route('/', mailboxRoutes(deps))
  api.route('/', analyticsEventRoutes(deps))
  if (deps.site.demo) api.route('/', demoRoutes(deps))
  if (deps.hostTokens.length > 0) {
    api.route('/', hostRoutes(deps))
    api.route('/', hostSyncRoutes(deps))
  }
  api.route('/', uploadRoutes(deps))
  api.route('/', sessionRoutes(deps))
  if (deps.signIn.host) api.route('/', hostLogoutRoutes(deps))
  api.route('/', accountRoutes(deps))
  api.route('/', sitemapRoutes(deps))
  api.route('/', socialRoutes(deps))

  documentAuth(api)
  documentWebhooks(api)
  serveOpenApiDocument(api, deps.site)
  return api
}
