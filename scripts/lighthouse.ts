import { writeFileSync } from 'node:fs'

import { chromium } from '@playwright/test'
import lighthouse, { type Flags } from 'lighthouse'

import { DEMO_PASSWORD } from '#domain/demo/demo.ts'
import { runMain } from '#server/startup/run-main.ts'
import { StartError } from '#server/startup/start-error.ts'

import { CHROMIUM_FLAGS, ensureChromium, findChromium } from './find-chromium.ts'

// npm run lighthouse: audits the demo that runs at SITE (http://localhost:3000) as a phone, and writes the result to
// docs/lighthouse.md. LIGHTHOUSE_PATHS (separated by spaces) audits other pages, and writes nothing.
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

/** Pages of an account are not indexed, so neither performance nor SEO is measured. */
const OWN_CATEGORIES = ['accessibility', 'best-practices']
const OWN_PAGES: [email: string, paths: string[]][] = [
  [
    'owner@demo.test',
    [
      '/@ada-moreau/edit/general',
      '/@ada-moreau/edit/expert-details',
      '/@ada-moreau/edit/availability',
      '/@ada-moreau/edit/portfolio-highlight',
      '/@ada-moreau/edit/activate',
      '/dashboard',
      '/account',
      '/inbox',
    ],
  ],
  ['agency@demo.test', ['/@northlight/edit/general']],
  [
    'visitor@demo.test',
    ['/new-profile', '/following', '/briefs', '/brief?to=ada-moreau,northlight', '/@ada-moreau/contact'],
  ],
  [
    'admin@demo.test',
    [
      '/@ada-moreau/edit/admin',
      '/admin',
      '/admin/profiles',
      '/admin/accounts',
      '/admin/reports',
      '/admin/terms',
      '/admin/catalogue',
      '/admin/funnel',
      '/admin/failures',
      '/admin/audit-log',
      '/admin/webhooks',
    ],
  ],
]

type PageAudit = { scores: number[]; metrics: number[]; findings: string[] }

async function runLighthouse(path: string, flags: Flags) {
  const result = await lighthouse(SITE + path, { port: DEBUGGING_PORT, output: 'json', logLevel: 'error', ...flags })
  if (!result || result.lhr.runtimeError) {
    throw new StartError(`${SITE}${path} could not be judged: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
  }
  return result.lhr
}

async function auditPage(path: string): Promise<PageAudit> {
  const { categories, audits } = await runLighthouse(path, { onlyCategories: [...CATEGORIES] })
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    metrics: METRICS.map((name) => audits[name]?.numericValue ?? 0),
    findings: Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.flatMap(({ id, weight }) => {
        const audit = audits[id]
        return weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 0.9 ? [`${id}: ${audit?.title}`] : []
      }),
    ),
  }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The median of each metric over the runs. */
function medians(runs: PageAudit[], of: 'scores' | 'metrics'): number[] {
  return (runs[0]?.[of] ?? []).map((_one, index) => median(runs.map((run) => run[of][index] ?? 0)))
}

function row(path: string, runs: PageAudit[]): string {
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

async function signedIn(email: string): Promise<string> {
  const answer = await fetch(`${SITE}/user/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  })
  if (!answer.ok) throw new StartError(`Signing in as ${email} failed: ${answer.status}`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

async function auditOwnPages(): Promise<string[]> {
  const rows: string[] = []
  for (const [email, paths] of OWN_PAGES) {
    const cookie = await signedIn(email)
    for (const path of paths) {
      const { categories, audits, finalDisplayedUrl } = await runLighthouse(path, {
        onlyCategories: OWN_CATEGORIES,
        extraHeaders: { cookie },
      })
      if (finalDisplayedUrl !== SITE + path) throw new StartError(`${path} led to ${finalDisplayedUrl}.`)
      const judged = OWN_CATEGORIES.map((name) => categories[name] ?? { score: 0, auditRefs: [] })
      rows.push(`| \`${path}\` | ${judged.map(({ score }) => Math.round((score ?? 0) * 100)).join(' | ')} |`)
      console.log(rows.at(-1))
      for (const { id } of judged.flatMap(({ auditRefs }) => auditRefs)) {
        if (audits[id]?.score === 0) console.log(`    ${id}: ${audits[id].title}`)
      }
    }
  }
  return rows
}

async function auditAll(): Promise<void> {
  const onlyPaths = process.env['LIGHTHOUSE_PATHS']?.split(' ').filter(Boolean)
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
  let ownRows: string[] = []
  let version = ''
  try {
    version = browser.version()
    for (const path of onlyPaths ?? PAGES) {
      const runs: PageAudit[] = []
      for (let run = 0; run < RUNS; run++) runs.push(await auditPage(path))
      rows.push(row(path, runs))
      console.log(rows.at(-1))
      for (const finding of new Set(runs.flatMap((run) => run.findings))) console.log(`    ${finding}`)
    }
    if (!onlyPaths) ownRows = await auditOwnPages()
  } finally {
    await browser.close()
  }
  if (onlyPaths) return
  const text = `# Lighthouse

Medians of ${RUNS} runs each with Lighthouse's own picture of a phone (slow network, slow processor), made by
\`npm run lighthouse\` on ${new Date().toISOString().slice(0, 10)} with Chromium ${version}, against the demo.

| page | performance | accessibility | best practices | SEO | largest paint | shift | blocking |
| --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

Pages of a signed-in account, once each:

| page | accessibility | best practices |
| --- | --- | --- |
${ownRows.join('\n')}
`
  writeFileSync(RESULT, text)
  console.log(`Kept in ${RESULT}.`)
}

runMain(auditAll)
