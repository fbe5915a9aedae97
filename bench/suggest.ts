import { parseArgs } from 'node:util'

import { sql } from 'kysely'

import { openDemo } from '#demo/open-demo.ts'
import { NO_FILTER } from '#domain/hire-filter.ts'
import { keptSecret, prepareDataDir } from '#server/data-dir.ts'
import { openDatabase } from '#server/database.ts'
import { openDeps } from '#server/deps.ts'
import { readEnv } from '#server/env.ts'
import { createLog } from '#server/log.ts'
import { say } from '#server/progress.ts'
import { searchExperts } from '#use-cases/search-experts.ts'
import { suggest } from '#use-cases/suggest.ts'

// node bench/suggest.ts [--profiles 100000] [--data .data-bench]: seeds once, then measures what is there.
const { values } = parseArgs({
  options: { profiles: { type: 'string', default: '100000' }, data: { type: 'string', default: '.data-bench' } },
})
/** Of a keystroke, in the median of every prefix below. */
const mostMilliseconds = 5
const rounds = 9

const env = readEnv({ DATA_DIR: values.data, DEMO: '1', DEMO_PROFILES: values.profiles })
prepareDataDir(env.dataDir)
const database = await openDatabase(env, { say, onLost: () => {} })
const deps = await openDeps(env, {
  databaseUrl: database.url,
  authSecret: keptSecret(env.dataDir),
  log: createLog('silent'),
})

async function median(act: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  await act()
  for (let round = 0; round < rounds; round++) {
    const started = performance.now()
    await act()
    times.push(performance.now() - started)
  }
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN
}

/** The shortest trip to the database: what a slow or busy machine adds to everything else. */
const trip = () => median(() => sql`select 1`.execute(deps.db))

function row(label: string, milliseconds: number, bare: number, more: string): void {
  const times = `${(milliseconds / bare).toFixed(0)} × a bare query`
  console.log(`${label.padEnd(34)} ${milliseconds.toFixed(2).padStart(9)} ms  ${times.padEnd(20)} ${more}`)
}

try {
  await openDemo(deps, { profiles: env.demoProfiles, say })
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from expert_search`.execute(deps.db)
  const bare = await trip()
  console.log(`\n${rows[0]?.count} listed experts; a bare query takes ${bare.toFixed(2)} ms\n`)

  for (const q of ['w', 'we', 'ma', 'mar', 'maria', 'ada mor', 'webflow', 'webflw', 'new york', 'xyzzy', 'são']) {
    const { skills, places, experts } = await suggest(deps, { q })
    const catalogueOnly = await median(async () => deps.catalogue.suggestTerms(q))
    const whole = await median(() => suggest(deps, { q }))
    const counts = `${skills.length}/${places.length}/${experts.length}`
    row(`suggest ${q}`, whole, bare, `catalogue ${catalogueOnly.toFixed(3)} ms, found ${counts}`)
    if (whole > mostMilliseconds) process.exitCode = 1
  }
  console.log('')
  for (const q of ['', 'design', 'webflow designer', 'maria', 'paris', 'ada moreau', 'ada morau', 'webflw zzyzx']) {
    const ask = () => searchExperts(deps, { q, page: 1, sort: 'recommended', filter: NO_FILTER })
    const { total, match } = await ask()
    row(`search ${q || '(everyone)'}`, await median(ask), bare, `${match}, ${total} experts`)
  }
} finally {
  await deps.close()
  await database.stop()
}
