import { createLog } from '#server/log/log.ts'
import { StartError } from '#server/startup/start-error.ts'

import { runAdmin } from './run-admin.ts'

type Place = { databaseUrl: string; dataDir: string }

/** Runs `npm run admin -- …args` in this process; `output` is what it logs and prints. */
export async function runAdminIn(
  { databaseUrl, dataDir }: Place,
  args: string[],
): Promise<{ code: number; output: string }> {
  let output = ''
  const write = (line: string) => void (output += line)
  const env = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SMTP_URL: 'smtp://localhost:1',
    AUTH_SECRET: 'a secret that only the tests use',
  }
  try {
    write(`${await runAdmin(args, { env, log: createLog('info', { write }) })}\n`)
    return { code: 0, output }
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    return { code: 1, output: output + error.message }
  }
}
