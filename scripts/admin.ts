import { openConnection } from '#db/connection.ts'
import { findUserByEmail } from '#db/queries/accounts/account-writes.ts'
import type { AuthEvent } from '#domain/accounts/auth-event.ts'
import { createLog } from '#server/log/log.ts'
import { prepareDataDir } from '#server/startup/data-dir.ts'
import { type Env, readEnv } from '#server/startup/env.ts'
import { say } from '#server/startup/progress.ts'
import { runMain } from '#server/startup/run-main.ts'
import { StartError } from '#server/startup/start-error.ts'
import { openToolDatabase } from '#server/startup/tool-database.ts'
import { removeFactor, setAdmin } from '#use-cases/admin/act-as-operator.ts'

// npm run admin -- grant EMAIL | revoke EMAIL | remove-factor EMAIL
const USAGE = 'Use: npm run admin -- grant EMAIL, revoke EMAIL, or remove-factor EMAIL'
const VERBS = new Set(['grant', 'revoke', 'remove-factor'])

/** Which database it was: the operator may have forgotten the settings. Never with a password. */
function placeOf({ databaseUrl, dataDir }: Pick<Env, 'databaseUrl' | 'dataDir'>): string {
  if (!databaseUrl) return dataDir
  const { host, pathname, searchParams } = new URL(databaseUrl)
  return `the database ${pathname.slice(1)} at ${searchParams.get('host') || host || 'this machine'}`
}

async function main([verb, email]: string[]): Promise<string> {
  if (!verb || !VERBS.has(verb) || !email?.includes('@')) throw new StartError(USAGE)
  const env = readEnv()
  const place = placeOf(env)
  prepareDataDir(env.dataDir)
  // A database of the operator's own is migrated by servers alone.
  const database = await openToolDatabase(env, { migrating: env.databaseUrl === undefined })
  const { db, close } = openConnection(database.url)
  try {
    const log = createLog('info')
    const deps = { db, logAuthEvent: (event: AuthEvent) => log.info(event, 'an account event') }
    const known = await findUserByEmail(db, email.toLowerCase())
    if (!known) throw new StartError(`There is no account with the email ${email} in ${place}. Sign up first.`)
    if (verb === 'remove-factor') {
      await removeFactor(deps, known)
      return `${email} signs in with the password alone, and is signed out everywhere, in ${place}.`
    }
    if (!(await setAdmin(deps, { account: known, isAdmin: verb === 'grant' }))) {
      throw new StartError(
        `${email} is not confirmed yet. Open the link in the mail that was sent there, then try again.`,
      )
    }
    return verb === 'grant' ? `${email} is an admin now, in ${place}.` : `${email} is no admin any more, in ${place}.`
  } finally {
    await close()
    await database.stop()
  }
}

runMain(async () => say(await main(process.argv.slice(2))))
