import { existsSync, writeFileSync } from 'node:fs'

import { type Queue, startQueue } from '#adapters/queue/queue.ts'
import { openConnection } from '#db/connection.ts'
import { findUserByEmail } from '#db/queries/accounts/account-writes.ts'
import type { AuthEvent } from '#domain/accounts/auth-event.ts'
import { JOB_NAMES } from '#jobs/all-jobs.ts'
import { siteFromEnv } from '#server/deps/open-use-case-deps.ts'
import { prepareDataDir } from '#server/startup/data-dir.ts'
import type { Env } from '#server/startup/env.ts'
import { loadEnv } from '#server/startup/load-env.ts'
import { resolveFromCaller } from '#server/startup/resolve-from-caller.ts'
import { StartError } from '#server/startup/start-error.ts'
import { openToolDatabase } from '#server/startup/tool-database.ts'
import {
  deleteAccountAsOperator,
  exportAccountAsOperator,
  removeFactorAsOperator,
  sendPasswordReset,
  setAdmin,
} from '#use-cases/admin/operator/act-as-operator.ts'

import { BLOCK_COMMANDS, isBlockCommand } from './block-commands.ts'
import { type OperatorDeps, unwrapForOperator } from './operator-command.ts'
import { SITE_COMMANDS } from './site-commands.ts'

const USAGE = `Use: npm run admin -- COMMAND
  grant EMAIL, revoke EMAIL, remove-factor EMAIL, reset-password EMAIL, export EMAIL FILE, delete EMAIL
  block DOMAIN_OR_NETWORK REASON [--days N], unblock DOMAIN_OR_NETWORK [REASON], blocks
  read-only on [MESSAGE], read-only off
  purge-caches [PATH], purge-caches profile HANDLE`

type Account = NonNullable<Awaited<ReturnType<typeof findUserByEmail>>>
type Command = { email: string; file: string | undefined; account: Account }

function depsOf({ env, db, log }: OperatorDeps) {
  const logAuthEvent = (event: AuthEvent) => log.info(event, 'an account event')
  return { db, logAuthEvent, now: () => new Date(), site: siteFromEnv(env) }
}

async function withQueue<T>({ pool, log }: OperatorDeps, work: (queue: Queue) => Promise<T>): Promise<T> {
  const queue = await startQueue({ pool, names: JOB_NAMES, onError: (error) => log.warn(error) })
  return work(queue).finally(() => queue.stop())
}

async function setRole(
  opened: OperatorDeps,
  { email, account, isAdmin }: Command & { isAdmin: boolean },
): Promise<string> {
  if (await setAdmin(depsOf(opened), { account, isAdmin }))
    return isAdmin ? `${email} is an admin now` : `${email} is no admin any more`
  throw new StartError(`${email} is not confirmed yet. Open the link in the mail that was sent there, then try again.`)
}

/** Each returns what was done, without the end of the sentence. */
const VERBS: Record<string, (opened: OperatorDeps, command: Command) => Promise<string>> = {
  grant: (opened, command) => setRole(opened, { ...command, isAdmin: true }),
  revoke: (opened, command) => setRole(opened, { ...command, isAdmin: false }),
  async 'remove-factor'(opened, { email, account }) {
    await removeFactorAsOperator(depsOf(opened), account)
    return `${email} signs in with the password alone, and is signed out everywhere`
  },
  async 'reset-password'(opened, { email, account }) {
    if (!opened.env.passwordSignIn) throw new StartError('Nobody signs in with a password here (PASSWORD_SIGN_IN).')
    unwrapForOperator(await withQueue(opened, (queue) => sendPasswordReset({ ...depsOf(opened), queue }, account)))
    return `A link for a new password is mailed to ${email} by the running site`
  },
  async export(opened, { email, file = '', account }) {
    const document = unwrapForOperator(await exportAccountAsOperator(depsOf(opened), account))
    writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
    return `The data of ${email} was written to ${file}; the account stays as it is`
  },
  async delete(opened, { email, account }) {
    const signsInAtHost = opened.env.oidc !== undefined
    unwrapForOperator(
      await withQueue(opened, (queue) =>
        deleteAccountAsOperator({ ...depsOf(opened), queue }, { account, signsInAtHost }),
      ),
    )
    return `The account ${email} is deleted`
  },
}

/** Which database it was: the operator may have forgotten the settings. Never with a password. */
function placeOf({ databaseUrl, dataDir }: Pick<Env, 'databaseUrl' | 'dataDir'>): string {
  if (!databaseUrl) return dataDir
  const { host, pathname, searchParams } = new URL(databaseUrl)
  return `the database ${pathname.slice(1)} at ${searchParams.get('host') || host || 'this machine'}`
}

/** Returns what was done, without the end of the sentence. */
type Run = (opened: OperatorDeps, place: string) => Promise<string>

/** A command about an account. */
function accountCommand(verb: string, [email, path, ...more]: string[]): Run {
  const run = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined
  const isComplete = (path !== undefined) === (verb === 'export') && more.length === 0
  if (!run || !email?.includes('@') || !isComplete) throw new StartError(USAGE)
  const file = path === undefined ? undefined : resolveFromCaller(path)
  if (file && existsSync(file)) throw new StartError(`${file} exists already; an export never replaces another file.`)
  return async (opened, place) => {
    const account = await findUserByEmail(opened.db, email.toLowerCase())
    if (!account) throw new StartError(`There is no account with the email ${email} in ${place}. Sign up first.`)
    return run(opened, { email, file, account })
  }
}

function commandOf([verb = '', ...args]: string[]): Run {
  const onBlocks = isBlockCommand(verb, args) ? BLOCK_COMMANDS[verb] : undefined
  if (onBlocks) return (opened) => onBlocks(opened, args)
  const ofSite = Object.hasOwn(SITE_COMMANDS, verb) ? SITE_COMMANDS[verb] : undefined
  if (!ofSite) return accountCommand(verb, args)
  const run = ofSite(args)
  if (!run) throw new StartError(USAGE)
  return (opened) => run(depsOf(opened))
}

type Surroundings = { env: Record<string, string | undefined>; log: OperatorDeps['log'] }

/** Does what `npm run admin -- …args` asks for, and returns what was done. */
export async function runAdmin(args: string[], { env: given, log }: Surroundings): Promise<string> {
  const run = commandOf(args)
  const env = await loadEnv(given)
  const place = placeOf(env)
  prepareDataDir(env.dataDir)
  // A database of the operator's own is migrated by servers alone.
  const database = await openToolDatabase(env, { migrating: env.databaseUrl === undefined })
  const { db, pool, close } = openConnection(database.url)
  try {
    return `${await run({ env, db, pool, log }, place)}, in ${place}.`
  } finally {
    await close()
    await database.stop()
  }
}
