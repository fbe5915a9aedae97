import { type OpenAPIHono, z } from '@hono/zod-openapi'

import type { ApiEnv } from '#api/api-env.ts'
import { describeErrorResponse, describeJsonResponse } from '#api/openapi-responses.ts'
import { signUpPurposeSchema } from '#domain/accounts/account.ts'
import { PASSWORD_LIMITS } from '#domain/limits.ts'

import type { AuthCalls } from './auth-calls.ts'

const email = z.email()
const password = z.string().min(PASSWORD_LIMITS.min).max(PASSWORD_LIMITS.max)
/** As long as one of a mailed link. */
const TOKEN = 'made-up'.padEnd(43, '-')
const token = z.string().meta({ example: TOKEN, description: 'Of the mailed link.' })
const code = z.string().describe('Of the app, or one of the recovery codes.')
const done = z.object({ status: z.boolean() })
const session = z.object({
  id: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  ipAddress: z.string().nullish(),
  userAgent: z.string().nullish(),
})

type Method = 'get' | 'post'
type Documented = {
  summary: string
  description?: string
  body?: z.ZodObject
  example?: Record<string, unknown>
  query?: z.ZodObject
  answer?: z.ZodType
  /** Whether it needs a session. */
  signedIn?: boolean
}

type Path<Call> = Call extends `${string} /user/auth/${infer Rest}`
  ? Rest extends `host/${string}`
    ? never
    : Call
  : never

const purpose = signUpPurposeSchema
  .optional()
  .describe('`create-profile`: once the address is confirmed, the page of the mailed link leads to a new profile.')

/** Calls for a person who signs in with a password. Those of `/user/auth/host/` belong to our own pages. */
const CALLS: Record<Path<keyof AuthCalls>, Documented> = {
  'POST /user/auth/sign-up/email': {
    summary: 'Create an account',
    description: 'Mails a link that confirms the address, and begins a session.',
    body: z.object({
      name: z.string(),
      email,
      password,
      purpose,
    }),
    example: { name: 'Ada Moreau', email: 'new-ada@example.com', password: 'correct horse battery' },
    answer: z.looseObject({ user: z.looseObject({ id: z.string() }) }),
  },
  'POST /user/auth/sign-in/email': {
    summary: 'Sign in with a password',
    description:
      'Sets the session’s cookie. An account with a second factor gets `twoFactorRedirect` instead: then verify a code.',
    body: z.object({ email, password: z.string(), rememberMe: z.boolean().optional() }),
    example: { email: 'ada@example.com', password: 'correct horse battery' },
    answer: z.looseObject({ twoFactorRedirect: z.boolean().optional() }),
  },
  'POST /user/auth/two-factor/verify-totp': {
    summary: 'Finish a sign-in with a code of the app',
    body: z.object({ code }),
    example: { code: '123456' },
  },
  'POST /user/auth/two-factor/verify-backup-code': {
    summary: 'Finish a sign-in with a recovery code',
    body: z.object({ code }),
    example: { code: 'abcde-fghij' },
  },
  'GET /user/auth/get-session': {
    summary: 'Read the own session',
    answer: z.looseObject({ session }).nullable(),
  },
  'GET /user/auth/list-sessions': { summary: 'List the own sessions', signedIn: true, answer: z.array(session) },
  'POST /user/auth/revoke-session': {
    summary: 'End one of the own sessions',
    signedIn: true,
    body: z.object({ id: z.string() }),
    example: { id: '019a2b3c-4d5e-7f60-8123-456789abcdef' },
    answer: done,
  },
  'POST /user/auth/revoke-other-sessions': {
    summary: 'End all other sessions of the account',
    signedIn: true,
    answer: done,
  },
  'POST /user/auth/change-password': {
    summary: 'Change the password',
    description: 'Ends all other sessions.',
    signedIn: true,
    body: z.object({ currentPassword: z.string(), newPassword: password }),
    example: { currentPassword: 'correct horse battery', newPassword: 'battery staple horse' },
  },
  'POST /user/auth/change-email': {
    summary: 'Change the address',
    description: 'Mails a link to the new address, which confirms the change.',
    signedIn: true,
    body: z.object({ newEmail: email, currentPassword: z.string() }),
    example: { newEmail: 'ada.moreau@example.com', currentPassword: 'correct horse battery' },
    answer: done,
  },
  'POST /user/auth/send-verification-email': {
    summary: 'Mail the link that confirms an address again',
    body: z.object({ email, purpose }),
    example: { email: 'ada@example.com' },
    answer: done,
  },
  'GET /user/auth/verify-email': { summary: 'Read what a mailed link would confirm', query: z.object({ token }) },
  'POST /user/auth/verify-email': {
    summary: 'Confirm an address by a mailed link',
    body: z.object({ token }),
    example: { token: TOKEN },
    answer: done,
  },
  'POST /user/auth/request-password-reset': {
    summary: 'Mail a link to set a new password',
    description: 'The answer is the same whether the address has an account or not.',
    body: z.object({ email }),
    example: { email: 'ada@example.com' },
    answer: done.extend({ message: z.string() }),
  },
  'GET /user/auth/reset-password': {
    summary: 'Check a link for a new password',
    query: z.object({ token }),
    answer: z.object({ purpose: z.literal('reset-password'), email: z.string() }),
  },
  'POST /user/auth/reset-password': {
    summary: 'Set a new password by a mailed link',
    body: z.object({ token, newPassword: password }),
    example: { token: TOKEN, newPassword: 'battery staple horse' },
    answer: done,
  },
  'POST /user/auth/sign-out': { summary: 'Sign out' },
}

const ERRORS = {
  400: describeErrorResponse('The input is not valid, or a rule forbids it; `code` says which.'),
  403: describeErrorResponse('Not allowed, such as with a wrong password.'),
  404: describeErrorResponse('There is no such link, or none any more.'),
  422: describeErrorResponse('The input cannot be used, such as the address of another account.'),
  429: describeErrorResponse('Too many tries; `Retry-After` says when to try again.'),
  503: describeErrorResponse('Too much is under way; `Retry-After` says when to try again.'),
}

/** R545: the OpenAPI document has the calls of `/user/auth`, most of which the authentication library answers. */
export function documentAuth(api: OpenAPIHono<ApiEnv>): void {
  for (const [call, { body, example, query, answer = z.unknown(), signedIn, ...texts }] of Object.entries(CALLS)) {
    const [method, path = ''] = call.split(' ')
    api.openAPIRegistry.registerPath({
      method: method?.toLowerCase() as Method,
      path,
      tags: ['Sign-in'],
      ...(!signedIn && { security: [{}] }),
      ...texts,
      request: {
        ...(query && { query }),
        ...(body && { body: { required: true, content: { 'application/json': { schema: body.meta({ example }) } } } }),
      },
      responses: {
        200: describeJsonResponse('Done.', answer),
        401: describeErrorResponse('Not signed in, or the code is wrong.'),
        ...ERRORS,
      },
    })
  }
}
