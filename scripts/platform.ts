import { existsSync, writeFileSync } from 'node:fs'

import { openConnection } from '#db/connection.ts'
import { hasPlatformRulesTable } from '#db/queries/platform/platform-rules.ts'
import { platformJsonSchema } from '#domain/platform/platform-json-schema.ts'
import { prepareDataDir } from '#server/startup/data-dir.ts'
import { parseEnv } from '#server/startup/env.ts'
import { applyPlatformFile } from '#server/startup/platform/platform-file.ts'
import { printLine } from '#server/startup/progress.ts'
import { resolveFromCaller } from '#server/startup/resolve-from-caller.ts'
import { runMain } from '#server/startup/run-main.ts'
import { StartError } from '#server/startup/start-error.ts'
import { openToolDatabase } from '#server/startup/tool-database.ts'
import { checkPlatformRules } from '#use-cases/platform/check-rules.ts'

// npm run platform -- check [FILE] | schema
const USAGE =
  'Use: npm run platform -- check [FILE], which says what a file would change; or schema, which writes deploy/platform.schema.json.'
const SCHEMA = 'deploy/platform.schema.json'

/** R473: reads the database of the site, whether it runs or not, and changes nothing. */
async function check(given: string | undefined): Promise<void> {
  const file = given === undefined ? undefined : resolveFromCaller(given)
  const env = parseEnv()
  if (file !== undefined && !existsSync(file)) throw new StartError(`${file} is not there.`)
  const platformFile = file === undefined ? env.platformFile : { path: file, required: true }
  applyPlatformFile({ platformFile })
  prepareDataDir(env.dataDir)
  const database = await openToolDatabase(env, { migrating: false })
  const { db, close } = openConnection(database.url)
  try {
    if (!(await hasPlatformRulesTable(db)))
      throw new StartError('The database is empty, or of an older release: start this one first.')
    const { lines, refusals } = await checkPlatformRules({ db, now: () => new Date() })
    for (const line of lines) printLine(line)
    const [first, ...others] = refusals
    const name = existsSync(platformFile.path) ? platformFile.path : 'Without a file'
    if (first === undefined) return printLine(`${name}: a start would take these rules.`)
    throw new StartError(
      [`${name}: a start would be refused: ${first}.`, ...others.map((one) => `Also: ${one}.`)].join('\n'),
    )
  } finally {
    await close()
    await database.stop()
  }
}

async function main([verb, file, ...more]: string[]): Promise<void> {
  if (verb === 'check' && more.length === 0) return check(file)
  if (verb !== 'schema' || file !== undefined) throw new StartError(USAGE)
  writeFileSync(SCHEMA, platformJsonSchema())
  printLine(`${SCHEMA} is current.`)
}

runMain(() => main(process.argv.slice(2)))
