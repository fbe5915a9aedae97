import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { buildNearSkills } from './build-near-skills.ts'
import { buildSources, buildCatalogueTables } from './build-tables.ts'
import { buildTerms } from './build-terms.ts'
import { checkTables } from './check-tables.ts'
import { formatSummary, summarizeTables } from './summary.ts'
import { formatDataFiles } from './write-data.ts'

const started = performance.now()
const dataFolder = join(import.meta.dirname, '..', 'data')

say('Reading skills and open data …')
const tables = buildCatalogueTables(buildSources())
say('Checking every entry, list and path …')
checkTables(tables)
const reading = { terms: buildTerms(tables), nearSkills: buildNearSkills(tables.skills) }
for (const [name, content] of formatDataFiles(tables, reading)) writeFileSync(join(dataFolder, name), content)
say(
  `Wrote catalogue/data in ${((performance.now() - started) / 1000).toFixed(1)} s\n\n${formatSummary(summarizeTables(tables))}`,
)

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
