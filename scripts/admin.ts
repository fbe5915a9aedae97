import { openConnection } from '#db/connection.ts'
import { findUserByEmail } from '#db/queries/account-writes.ts'
import { setRole } from '#db/queries/accounts.ts'
import { prepareDataDir } from '#server/data-dir.ts'
import { openDatabase } from '#server/database.ts'
import { readEnv } from '#server/env.ts'
import { createLog } from '#server/log.ts'
import { say } from '#server/progress.ts'
import { runMain } from '#server/run-main.ts'
import { runningDatabaseUrl } from '#server/running-database.ts'
import { StartError } from '#server/start-error.ts'

// npm run admin -- grant EMAIL | revoke EMAIL
const USAGE = 'Use: npm run admin -- grant EMAIL, or npm run admin -- revoke EMAIL'

async function main([verb, email]: string[]): Promise<string> {
  if ((verb !== 'grant' && verb !== 'revoke') || !email?.includes('@')) throw new StartError(USAGE)
  const env = readEnv()
  prepareDataDir(env.dataDir)
  // A server that runs on this DATA_DIR has the database open already.
  const running = env.databaseUrl ?? (await runningDatabaseUrl(env.dataDir))
  const opened = running ? undefined : await openDatabase(env, { say: () => {}, onLost: () => {} })
  const { db, close } = openConnection(running ?? opened?.url ?? '')
  try {
    const role = verb === 'grant' ? 'admin' : 'user'
    const known = await findUserByEmail(db, email.toLowerCase())
    if (!known) throw new StartError(`There is no account with the email ${email}. Sign up first.`)
    const userId = await setRole(db, { email: known.email, role })
    if (!userId) {
      throw new StartError(
        `${email} is not confirmed yet. Open the link in the mail that was sent there, then try again.`,
      )
    }
    createLog('info').info({ event: verb === 'grant' ? 'admin-granted' : 'admin-revoked', userId }, 'an account event')
    return verb === 'grant' ? `${email} is an admin now.` : `${email} is no admin any more.`
  } finally {
    await close()
    await opened?.stop()
  }
}

runMain(async () => say(await main(process.argv.slice(2))))
