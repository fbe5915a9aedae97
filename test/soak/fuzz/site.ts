import { z } from 'zod'

import { isAuthEndpoint } from '#api/accounts/auth-endpoints.ts'
import { makeAccount } from '#demo/make-expert.ts'
import { openDemo } from '#demo/open-demo.ts'
import { DAY_MS } from '#domain/limits.ts'
import { startJobs } from '#jobs/start-jobs.ts'
import { startCdnPurges } from '#server/cdn/purge-cdn.ts'
import { openDeps, type ServerDeps } from '#server/deps.ts'
import { createLog } from '#server/log/log.ts'
import { serveSite } from '#server/serving/serve.ts'
import { findPendingPageBuild } from '#server/startup/build-pages.ts'
import { ensureAuthSecret, prepareDataDir } from '#server/startup/data-dir.ts'
import { openDatabase } from '#server/startup/database.ts'
import { parseEnv } from '#server/startup/env.ts'
import { printLine } from '#server/startup/progress.ts'
import { runMain } from '#server/startup/run-main.ts'
import { onStopSignal } from '#server/startup/shutdown.ts'
import { NO_LIMITS } from '#test/no-limits.ts'

import type { Schema } from './requests/schema.ts'

// The site as server/start.ts opens it, in one process. With --no-limits there are no rate limits, so that requests
// reach the code they are meant for.

/** A call of better-auth, which the OpenAPI document does not list. */
export type AuthCall = { method: string; path: string; body?: Schema }

/** Asks for an account in place of one that the fuzzer's requests have destroyed. */
export type AccountRequest = { email: string; password: string; role: 'user' | 'admin'; verified: boolean }

export type SiteMessage = { kind: 'ready'; authCalls: AuthCall[] } | { kind: 'made'; email: string }

type Endpoint = { path?: string; options?: { method?: string | string[]; body?: z.ZodType } }

const texts = (...names: string[]): Schema => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
  required: names,
})

/** Our own calls below better-auth's path. */
const OWN_CALLS: AuthCall[] = [
  { method: 'POST', path: '/user/auth/send-verification-email', body: texts('email') },
  { method: 'POST', path: '/user/auth/request-password-reset', body: texts('email') },
  { method: 'POST', path: '/user/auth/change-email', body: texts('newEmail', 'currentPassword') },
  { method: 'GET', path: '/user/auth/verify-email' },
  { method: 'GET', path: '/user/auth/reset-password' },
  { method: 'POST', path: '/user/auth/verify-email', body: texts('token') },
  { method: 'POST', path: '/user/auth/reset-password', body: texts('token', 'newPassword') },
  { method: 'POST', path: '/user/auth/revoke-session', body: texts('id') },
  { method: 'POST', path: '/user/auth/revoke-sessions' },
  { method: 'POST', path: '/user/auth/revoke-other-sessions' },
]

function authCalls({ auth }: Pick<ServerDeps, 'auth'>): AuthCall[] {
  const offered = Object.values(auth.api as unknown as Record<string, Endpoint>).flatMap(({ path, options }) => {
    if (!path) return []
    const body = options?.body && (z.toJSONSchema(options.body, { io: 'input', unrepresentable: 'any' }) as Schema)
    const methods = [options?.method ?? 'GET'].flat().filter((method) => isAuthEndpoint(method, path))
    return methods.map((method) => ({ method, path: `/user/auth${path}`, ...(body && method !== 'GET' && { body }) }))
  })
  return [...offered, ...OWN_CALLS]
}

async function createAccount(deps: ServerDeps, { email, password, role, verified }: AccountRequest): Promise<void> {
  const hashed = await (await deps.auth.$context).password.hash(password)
  const since = new Date(deps.now().getTime() - 30 * DAY_MS)
  await makeAccount(deps, { email, name: 'Robin Fuzz', password: hashed, verified, since, role })
}

function tell(message: SiteMessage): void {
  process.send?.(message)
}

async function open(): Promise<void> {
  const env = parseEnv()
  prepareDataDir(env.dataDir)
  const stop = onStopSignal(printLine)
  await findPendingPageBuild()?.()
  const database = await openDatabase(env, { printLine, onLost: (why) => stop.now(`The database is lost. ${why}`, 1) })
  stop.add(() => database.stop())
  const authSecret = env.authSecret ?? ensureAuthSecret(env.dataDir)
  const opened = await openDeps(env, { databaseUrl: database.url, authSecret, log: createLog(env.logLevel) })
  stop.add(() => opened.close())
  const deps = process.argv.includes('--no-limits') ? { ...opened, limits: NO_LIMITS } : opened
  await openDemo(deps, { profiles: env.demoProfiles, printLine })
  await startJobs(deps)
  if (env.cdn) {
    const cdn = startCdnPurges({ settings: env.cdn.purge, databaseUrl: database.url, deps })
    stop.add(() => cdn.close())
  }
  const server = await serveSite(env, deps)
  stop.add(() => server.close())
  process.on('message', (request: AccountRequest) => {
    createAccount(deps, request).then(
      () => tell({ kind: 'made', email: request.email }),
      (error: unknown) => printLine(`No account could be made: ${String(error)}`),
    )
  })
  tell({ kind: 'ready', authCalls: authCalls(deps) })
}

runMain(open)
