import type { z } from '@hono/zod-openapi'

import type { AuthCalls } from './accounts/auth-calls.ts'
import type { routes as me } from './accounts/me-routes.ts'
import type { routes as member } from './accounts/member-routes.ts'
import type { routes as ownAccount } from './accounts/own-account-routes.ts'
import type { routes as secondFactor } from './accounts/second-factor-routes.ts'
import type { routes as report } from './admin/abuse-report-routes.ts'
import type { routes as adminAccount } from './admin/admin-account-routes.ts'
import type { routes as adminPage } from './admin/admin-page-routes.ts'
import type { routes as auditLog } from './admin/audit-log-routes.ts'
import type { routes as catalogue } from './admin/catalogue-routes.ts'
import type { routes as failure } from './admin/failure-routes.ts'
import type { routes as adminFunnel } from './admin/funnel-routes.ts'
import type { routes as job } from './admin/job-routes.ts'
import type { routes as moderation } from './admin/moderation-routes.ts'
import type { routes as readOnly } from './admin/read-only-routes.ts'
import type { routes as reportedMessage } from './admin/reported-message-routes.ts'
import type { routes as siteBlock } from './admin/site-block-routes.ts'
import type { OpenApiCalls } from './contract.ts'
import type { routes as demo } from './demo/demo-routes.ts'
import type { routes as followOrLike } from './following/follow-or-like-routes.ts'
import type { routes as following } from './following/following-routes.ts'
import type { routes as host } from './host/host-routes.ts'
import type { routes as hostSync } from './host/host-sync-routes.ts'
import type { routes as expert } from './lists/expert-routes.ts'
import type { routes as hireCount } from './lists/hire-count-routes.ts'
import type { routes as hire } from './lists/hire-routes.ts'
import type { routes as search } from './lists/search-routes.ts'
import type { routes as mailbox } from './mail/mailbox-routes.ts'
import type { routes as briefFile } from './messages/brief-file-routes.ts'
import type { routes as brief } from './messages/brief-routes.ts'
import type { routes as contact } from './messages/contact-routes.ts'
import type { routes as conversation } from './messages/conversation-routes.ts'
import type { routes as guestRequest } from './messages/guest-request-routes.ts'
import type { routes as hireClaim } from './messages/hire-claim-routes.ts'
import type { routes as inbox } from './messages/inbox-routes.ts'
import type { routes as inquiryAddress } from './messages/inquiry-address-routes.ts'
import type { routes as block } from './messages/sender-block-routes.ts'
import type { routes as waiting } from './messages/waiting-request-routes.ts'
import type { routes as adminDecision } from './moderation/admin-decision-routes.ts'
import type { routes as decision } from './moderation/decision-routes.ts'
import type { BodyReference } from './openapi-responses.ts'
import type { routes as profile } from './profiles/profile-routes.ts'
import type { routes as profileWrite } from './profiles/profile-write-routes.ts'
import type { routes as proof } from './proofs/proof-routes.ts'
import type { routes as event } from './statistics/analytics-event-routes.ts'
import type { routes as funnel } from './statistics/funnel-routes.ts'
import type { routes as statistics } from './statistics/statistics-routes.ts'
import type { routes as upload } from './uploads/upload-routes.ts'
import type { routes as webhook } from './webhooks/webhook-routes.ts'

type Routes =
  | typeof me
  | typeof member
  | typeof ownAccount
  | typeof secondFactor
  | typeof adminAccount
  | typeof adminDecision
  | typeof adminPage
  | typeof auditLog
  | typeof catalogue
  | typeof adminFunnel
  | typeof failure
  | typeof job
  | typeof readOnly
  | typeof webhook
  | typeof moderation
  | typeof report
  | typeof reportedMessage
  | typeof siteBlock
  | typeof demo
  | typeof followOrLike
  | typeof following
  | typeof host
  | typeof hostSync
  | typeof expert
  | typeof hireCount
  | typeof hire
  | typeof search
  | typeof mailbox
  | typeof brief
  | typeof briefFile
  | typeof contact
  | typeof conversation
  | typeof guestRequest
  | typeof waiting
  | typeof inquiryAddress
  | typeof inbox
  | typeof block
  | typeof hireClaim
  | typeof decision
  | typeof profile
  | typeof profileWrite
  | typeof proof
  | typeof event
  | typeof statistics
  | typeof funnel
  | typeof upload

type RouteOf<File> = File extends unknown ? File[keyof File] : never
type Route = RouteOf<Routes>

type Json<Schema> = { content: { 'application/json': { schema: Schema } } }

type Params<R> = R extends { request: { params: infer Schema } } ? { params: z.input<Schema> } : unknown

/** Query parameters are text, so numbers are allowed where the API parses one. */
type Sendable<Fields> = { [Name in keyof Fields]: unknown extends Fields[Name] ? string | number : Fields[Name] }
type Optional<Fields> = Partial<Fields> extends Fields ? { query?: Fields } : { query: Fields }
type Query<R> = R extends { request: { query: infer Schema } } ? Optional<Sendable<z.input<Schema>>> : unknown

type Sent<Schema> = Schema extends BodyReference<infer Body> ? Body : z.input<Schema>
type Body<R> = R extends { request: { body: Json<infer Schema> } } ? { body: Sent<Schema> } : unknown

type Answer<Response> = [Response] extends [never]
  ? void
  : Response extends Json<infer Schema>
    ? z.output<Schema>
    : never
type AnswerOf<Responses> = Answer<Responses[keyof Responses & (200 | 201 | 202)]>

type Flat<T> = { [Key in keyof T]: T[Key] }
type Call<R extends Route> = Flat<Params<R> & Query<R> & Body<R> & { answer: AnswerOf<R['responses']> }>

/** Every call as `METHOD /path/{param}`, with the types of its input and answer, derived from the routes. */
export type ApiCalls = { [R in Route as `${Uppercase<R['method']>} ${R['path']}`]: Call<R> } & AuthCalls & OpenApiCalls
