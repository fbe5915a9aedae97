import { parseArgs } from 'node:util'

import { sql } from 'kysely'

import type { Figure } from './figure.ts'
import { measureHost } from './host.ts'
import { measureListings } from './listings.ts'
import { measurePages } from './pages.ts'
import { writePlans } from './plans.ts'
import { measureRebuilding } from './rebuilding.ts'
import { isMet, printSection, type Section, writeReport } from './report.ts'
import { measureSearching } from './searching.ts'
import { type BenchSite, openSite } from './site.ts'
import { measureWriting } from './writing.ts'

// npm run bench [-- --profiles 10000,100000 --data .data-bench]: seeds a site of each size once and reuses it.
// --only Searching,Pages measures these sections and writes no report.
const { values } = parseArgs({
  options: {
    profiles: { type: 'string', default: '10000,100000,1000000' },
    data: { type: 'string', default: '.data-bench' },
    only: { type: 'string' },
  },
})
const sizes = values.profiles.split(',').map(Number)

const ALL: [title: string, measure: (site: BenchSite) => Promise<Figure[]>][] = [
  ['Listings', measureListings],
  ['Searching', measureSearching],
  ['Writing', measureWriting],
  ['Rebuilding', measureRebuilding],
  ['Host', measureHost],
]
const only = values.only?.split(',')
const wanted = (title: string) => only?.includes(title) ?? true
const titles = [...ALL.map(([title]) => title), 'Pages']
if (only?.some((title) => !titles.includes(title))) throw new Error(`--only takes ${titles.join(', ')}.`)
const SECTIONS = ALL.filter(([title]) => wanted(title))

/** How many times longer the largest site may take than the smallest. */
const GROWTH: Record<string, number> = {
  'a skill': 1.5,
  'a skill in a country': 1.5,
  'a skill in a city': 1.5,
  'page 50 of a skill': 1.5,
  'free text, in the middle of all queries': 5,
  'a keystroke': 2,
}

/** For a million profiles. */
const SEEDING_S = 600

function growth(figures: Figure[]): Figure[] {
  const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)]
  return Object.entries(GROWTH).flatMap(([name, atMost]) => {
    const at = (size: number) => figures.find((one) => one.name === name && one.profiles === size)
    const [before, after] = [at(smallest), at(largest)]
    if (!before || !after || smallest === largest) return []
    const yardstick = { name: `with ${smallest.toLocaleString('en')} profiles`, value: before.value }
    return [{ name, profiles: largest, value: after.value, unit: 'ms' as const, yardstick, atMost }]
  })
}

const sections: Section[] = SECTIONS.map(([title]) => ({ title, figures: [] }))
const seeding: Figure[] = []
let postgres = ''
for (const profiles of SECTIONS.length > 0 ? sizes : []) {
  console.log(`\n${profiles.toLocaleString('en')} profiles`)
  const site = await openSite(values.data, profiles)
  try {
    const { rows } = await sql<{ server_version: string }>`show server_version`.execute(site.deps.db)
    postgres = rows[0]?.server_version ?? ''
    if (site.seeded) {
      const most = profiles === 1_000_000 ? { atMost: SEEDING_S } : {}
      seeding.push({ name: 'npm run seed', profiles, value: site.seeded, unit: 's', ...most })
    }
    for (const [index, [, measure]] of SECTIONS.entries()) sections[index]?.figures.push(...(await measure(site)))
    if (profiles === Math.max(...sizes) && !only) await writePlans(site)
  } finally {
    await site.close()
  }
}
if (wanted('Pages')) {
  console.log('\nPages')
  sections.push({ title: 'Pages', figures: await measurePages() })
}
sections.push({ title: 'Growth', figures: growth(sections.flatMap(({ figures }) => figures)) })
if (seeding.length > 0) sections.push({ title: 'Seeding', figures: seeding })
for (const section of sections) printSection(section)
if (!only) writeReport(sections, postgres)
if (!sections.every(({ figures }) => figures.every(isMet))) process.exitCode = 1
