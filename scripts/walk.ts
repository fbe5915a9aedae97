import { spawnSync } from 'node:child_process'

import { loadCatalogue } from '#catalogue/catalogue.ts'
import { runMain } from '#server/startup/run-main.ts'
import { StartError } from '#server/startup/start-error.ts'

import { ensureChromium } from './find-chromium.ts'

// npm run walk requests every hire and browse page of the site at SITE (http://localhost:3000).
// npm run walk -- looks checks the pages of the browser tests in every width and colour scheme; it needs no running site.
// The suite checks each page in one combination of these.
const SITE = process.env['SITE'] ?? 'http://localhost:3000'
const CONCURRENCY = 8

function allPaths(): string[] {
  const catalogue = loadCatalogue()
  const cities = [...catalogue.cities.keys()].map((slug) => `/browse/cities/${slug}`)
  const countries = [...catalogue.citiesPerCountrySkill].flatMap(([country, skills]) =>
    [...skills.keys()]
      .filter((skill) => catalogue.citiesOffering({ country, skill }).length > 0)
      .map((skill) => `/browse/countries/${country}/${skill}`),
  )
  return [...catalogue.hireSiteMap.keys(), ...cities, ...countries]
}

async function walkSiteMap(): Promise<void> {
  const paths = allPaths()
  const total = paths.length
  const failed: string[] = []
  const step = async () => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
      const answer = await fetch(SITE + encodeURI(path), { redirect: 'manual' })
      await answer.arrayBuffer()
      if (answer.status !== 200) failed.push(`${path}: ${answer.status}`)
      if (paths.length % 1000 === 0) console.log(`  ${total - paths.length} of ${total} …`)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, step))
  if (failed.length > 0) {
    throw new StartError(`${failed.length} of ${total} pages are not there:\n${failed.slice(0, 50).join('\n')}`)
  }
  console.log(`All ${total} pages are there.`)
}

function walkLooks(): void {
  ensureChromium()
  const { status } = spawnSync('node_modules/.bin/playwright', ['test', '--grep', 'looks? good'], {
    stdio: 'inherit',
    env: { ...process.env, E2E_MATRIX: '1' },
  })
  if (status !== 0) process.exitCode = 1
}

runMain(async () => (process.argv.includes('looks') ? walkLooks() : walkSiteMap()))
