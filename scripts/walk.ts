import { spawnSync } from 'node:child_process'

import { loadCatalogue } from '#catalogue/catalogue.ts'
import { runMain } from '#server/startup/run-main.ts'
import { StartError } from '#server/startup/start-error.ts'
import { crawlSitemap, readSitemap } from '#test/crawl/crawl-sitemap.ts'
import { readPage } from '#test/crawl/read-page.ts'

import { ensureChromium } from './find-chromium.ts'

// npm run walk asks the site at SITE (http://localhost:3000) for every hire and browse page there is, and judges every
// page that its sitemap names as search engines read it; npm run walk -- sitemap does the latter alone.
// npm run walk -- looks judges every page that the browser tests look at in every width and colour scheme, forced colours
// too; it needs no running site. The suite judges some pages, the full run (npm run test:full) every page, each in one of
// these.
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

const sayProgress = (pages: number, of: number) => console.log(`  ${pages} of ${of} …`)

async function walkSiteMap(): Promise<void> {
  const paths = allPaths()
  const named = new Set((await readSitemap(SITE)).entries.map(({ loc }) => loc))
  const total = paths.length
  const failed: string[] = []
  const step = async () => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
      const answer = await fetch(SITE + encodeURI(path), { redirect: 'manual' })
      const { canonical, noindex } = readPage(await answer.text())
      if (answer.status !== 200) failed.push(`${path}: ${answer.status}`)
      // R60: what the sitemap leaves out is not for search engines.
      else if (noindex === named.has(canonical))
        failed.push(`${path}: ${noindex ? 'named' : 'not named'} by the sitemap`)
      if (paths.length % 1000 === 0) sayProgress(total - paths.length, total)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, step))
  if (failed.length > 0) {
    throw new StartError(
      `${failed.length} of ${total} pages are not as they should be:\n${failed.slice(0, 50).join('\n')}`,
    )
  }
  console.log(`All ${total} pages are there.`)
}

async function walkSitemap(): Promise<void> {
  const { pages, problems } = await crawlSitemap({ site: SITE, onProgress: sayProgress })
  if (problems.length > 0) {
    throw new StartError(`${problems.length} faults on ${pages} pages:\n${problems.slice(0, 50).join('\n')}`)
  }
  console.log(`All ${pages} pages of the sitemap are as search engines want them.`)
}

function walkLooks(): void {
  ensureChromium()
  const { status } = spawnSync('node_modules/.bin/playwright', ['test', '--grep', 'looks? good'], {
    stdio: 'inherit',
    env: { ...process.env, E2E_MATRIX: '1', E2E_FULL: '1' },
  })
  if (status !== 0) process.exitCode = 1
}

runMain(async () => {
  if (process.argv.includes('looks')) return walkLooks()
  if (!process.argv.includes('sitemap')) await walkSiteMap()
  await walkSitemap()
})
