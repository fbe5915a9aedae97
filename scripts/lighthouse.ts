import { writeFileSync } from 'node:fs'

import { chromium } from '@playwright/test'
import lighthouse, { type Flags } from 'lighthouse'

import { runMain } from '#server/run-main.ts'
import { StartError } from '#server/start-error.ts'

import { CHROMIUM_FLAGS, ensureChromium, findChromium } from './find-chromium.ts'

// npm run lighthouse: judges the demo that runs at SITE (http://localhost:3000) as a phone sees it, and keeps the
// result in docs/lighthouse.md. LIGHTHOUSE_PATHS (separated by spaces) judges other pages, and keeps nothing.
const SITE = process.env['SITE'] ?? 'http://localhost:3000'
const RUNS = 5
const DEBUGGING_PORT = 9345
const RESULT = 'docs/lighthouse.md'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const METRICS = ['largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time'] as const

const PAGES = [
  '/',
  '/hire/web-design',
  '/hire/web-design/us/new-york-city',
  '/browse/cities/dhaka',
  '/browse/countries/de/webflow',
  '/@ada-moreau',
]

type Judged = { scores: number[]; metrics: number[]; complaints: string[] }

async function judge(path: string): Promise<Judged> {
  const flags: Flags = { port: DEBUGGING_PORT, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] }
  const result = await lighthouse(SITE + path, flags)
  if (!result || result.lhr.runtimeError) {
    throw new StartError(`${SITE}${path} could not be judged: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
  }
  const { categories, audits } = result.lhr
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    metrics: METRICS.map((name) => audits[name]?.numericValue ?? 0),
    complaints: Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.flatMap(({ id, weight }) => {
        const audit = audits[id]
        return weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 0.9 ? [`${id}: ${audit?.title}`] : []
      }),
    ),
  }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Each figure's own median over the runs. */
function medians(runs: Judged[], of: 'scores' | 'metrics'): number[] {
  return (runs[0]?.[of] ?? []).map((_one, index) => median(runs.map((run) => run[of][index] ?? 0)))
}

function row(path: string, runs: Judged[]): string {
  const [lcp = 0, cls = 0, tbt = 0] = medians(runs, 'metrics')
  const cells = [
    `\`${path}\``,
    ...medians(runs, 'scores'),
    `${(lcp / 1000).toFixed(1)} s`,
    cls.toFixed(3),
    `${Math.round(tbt)} ms`,
  ]
  return `| ${cells.join(' | ')} |`
}

async function judgeAll(): Promise<void> {
  const asked = process.env['LIGHTHOUSE_PATHS']?.split(' ').filter(Boolean)
  await fetch(`${SITE}/readyz`).catch(() => {
    throw new StartError(`Nothing answers at ${SITE}: start the demo there first, or name it as SITE.`)
  })
  ensureChromium()
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${DEBUGGING_PORT}`],
  })
  const rows: string[] = []
  let version = ''
  try {
    version = browser.version()
    for (const path of asked ?? PAGES) {
      const runs: Judged[] = []
      for (let run = 0; run < RUNS; run++) runs.push(await judge(path))
      rows.push(row(path, runs))
      console.log(rows.at(-1))
      for (const complaint of new Set(runs.flatMap((run) => run.complaints))) console.log(`    ${complaint}`)
    }
  } finally {
    await browser.close()
  }
  if (asked) return
  const text = `# Lighthouse

Medians of ${RUNS} runs each with Lighthouse's own picture of a phone (slow network, slow processor), made by
\`npm run lighthouse\` on ${new Date().toISOString().slice(0, 10)} with Chromium ${version}, against the demo.

| page | performance | accessibility | best practices | SEO | largest paint | shift | blocking |
| --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`
  writeFileSync(RESULT, text)
  console.log(`Kept in ${RESULT}.`)
}

runMain(judgeAll)
