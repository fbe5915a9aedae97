import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { printLine } from '#server/startup/progress.ts'
import { load, median } from '#test/load.ts'
import { hasNginx, startNginx } from '#test/servers/nginx.ts'
import { type ProcessFigures, startSite } from '#test/started-site.ts'

import type { Figure } from './figure.ts'
import { startBareServer } from './pages/start-bare-server.ts'
import { printSection } from './report.ts'

// node test/bench/pages.ts: what a cached page and a rendered page cost, against a bare server that sends the same bytes.

const PROFILES = 3000
const ROUNDS = 3
const BUSY = '/hire/web-design'
/** Pages full of cards. */
const LISTS = [BUSY, '/hire/seo', '/hire/branding', '/hire/webflow', '/hire/web-design/us', '/hire/web-design?page=2']
const EXPERTS = ['/@ada-moreau', '/@northlight']
const DATA = resolve('.data-bench', `pages-${PROFILES}`)

const site = (env: Record<string, string> = {}) => startSite({ dataDir: DATA, profiles: PROFILES, env })

type Against = { name: string; paths: string[]; atLeast: number; connections?: number; warmUpSeconds?: number }

/** Rendering runs far more code than sending, so the JIT compiler needs a longer warm-up. */
const UNCACHED = { connections: 8, warmUpSeconds: 40 }

/** Our server and the baseline alternate, so that other load on the machine affects both. */
async function race(
  port: number,
  { name, paths, atLeast, connections = 32, warmUpSeconds = 10 }: Against,
): Promise<Figure> {
  const bare = await startBareServer(`http://127.0.0.1:${port}${paths[0]}`)
  const [ours, theirs]: [number[], number[]] = [[], []]
  try {
    // Long enough for the JIT compiler to optimize both.
    await load({ port, paths, connections, seconds: warmUpSeconds })
    await load({ port: bare.port, paths: ['/'], connections, seconds: 5 })
    for (let round = 0; round < ROUNDS; round++) {
      theirs.push((await load({ port: bare.port, paths: ['/'], connections })).perSecond)
      ours.push((await load({ port, paths, connections })).perSecond)
    }
  } finally {
    bare.stop()
  }
  const yardstick = { name: `a bare server, ${bare.bytes} bytes`, value: median(theirs) }
  return { name, profiles: PROFILES, value: median(ours), unit: 'requests/s', yardstick, atLeast }
}

const megabytes = ({ rss }: ProcessFigures) => rss / 2 ** 20

async function measureCached(): Promise<Figure[]> {
  const { port, secondsToReady, figures, stop } = await site()
  try {
    const [rest] = await figures()
    const cached = await race(port, { name: 'a list from the page cache', paths: [BUSY], atLeast: 0.7 })
    const profile = await race(port, { name: 'a profile from the page cache', paths: ['/@ada-moreau'], atLeast: 0.7 })
    const [busy] = await figures()
    if (!rest || !busy) throw new Error('No process has answered for itself.')
    return [
      { name: 'a second start, until ready', profiles: PROFILES, value: secondsToReady, unit: 's' },
      { name: 'memory at rest', profiles: PROFILES, value: megabytes(rest), unit: 'MB' },
      cached,
      profile,
      { name: 'memory after that load', profiles: PROFILES, value: megabytes(busy), unit: 'MB', atMost: 350 },
      ...(await measureNginx(port)),
    ]
  } finally {
    await stop()
  }
}

function installNginx(): boolean {
  if (hasNginx()) return true
  try {
    execFileSync('apt-get', ['install', '-y', 'nginx-light'], { stdio: 'ignore', timeout: 120_000 })
  } catch {
    // Reported below.
  }
  if (!hasNginx())
    printLine('\nNOT MEASURED: nginx is not here and could not be installed (apt-get install nginx-light).\n')
  return hasNginx()
}

async function measureNginx(port: number): Promise<Figure[]> {
  if (!installNginx()) return []
  const files = mkdtempSync(join(tmpdir(), 'guildhall-files-'))
  chmodSync(files, 0o755)
  const page = await startBareServer(`http://127.0.0.1:${port}${BUSY}`)
  writeFileSync(join(files, 'page'), Buffer.alloc(page.bytes, 'x'))
  page.stop()
  const nginx = await startNginx({ upstream: port, files })
  const [ours, theirs]: [number[], number[]] = [[], []]
  try {
    for (let round = 0; round < ROUNDS; round++) {
      theirs.push((await load({ port: nginx.port, paths: ['/files/page'] })).perSecond)
      ours.push((await load({ port: nginx.port, paths: [BUSY] })).perSecond)
    }
  } finally {
    await nginx.stop()
    rmSync(files, { recursive: true })
  }
  const yardstick = { name: `a file of ${page.bytes} bytes from nginx`, value: median(theirs) }
  const value = median(ours)
  return [{ name: 'a list from nginx', profiles: PROFILES, value, unit: 'requests/s', yardstick, atLeast: 0.8 }]
}

const cpu = (figures: ProcessFigures[]) => figures.reduce((sum, one) => sum + one.cpuSeconds, 0)

/** Measures rendered pages, by one process or several: their cost, and how evenly it is distributed. */
async function measureCpu(port: number, figures: () => Promise<ProcessFigures[]>) {
  // As above, for every process.
  await load({ port, paths: LISTS, seconds: 10 })
  const before = await figures()
  const { total } = await load({ port, paths: LISTS, seconds: 8 })
  const after = await figures()
  const shares = after.map(({ worker, cpuSeconds }) => {
    return cpuSeconds - (before.find((one) => one.worker === worker)?.cpuSeconds ?? 0)
  })
  return { perPage: ((cpu(after) - cpu(before)) * 1000) / total, shares: shares.map((share) => (share * 1000) / total) }
}

async function measureCold(): Promise<Figure[]> {
  const one = await site({ PAGE_CACHE: 'off' })
  let alone: Awaited<ReturnType<typeof measureCpu>>
  const figures: Figure[] = []
  try {
    figures.push(await race(one.port, { name: 'an uncached list', paths: LISTS, atLeast: 0.02, ...UNCACHED }))
    const { p50, p99 } = await load({ port: one.port, paths: LISTS, connections: 8 })
    const yardstick = { name: 'its median', value: p50 }
    figures.push({
      name: 'an uncached list, 99th percentile',
      profiles: PROFILES,
      value: p99,
      unit: 'ms',
      yardstick,
      atMost: 4,
    })
    figures.push(await race(one.port, { name: 'an uncached profile', paths: EXPERTS, atLeast: 0.02, ...UNCACHED }))
    alone = await measureCpu(one.port, () => one.figures())
  } finally {
    await one.stop()
  }
  const two = await site({ PAGE_CACHE: 'off', WORKERS: '2' })
  try {
    const both = await measureCpu(two.port, () => two.figures(2))
    const [less = 0, more = 0] = both.shares.toSorted((a, b) => a - b)
    figures.push(
      {
        name: 'an uncached list by one of two workers',
        profiles: PROFILES,
        value: both.perPage,
        unit: 'CPU ms',
        yardstick: { name: 'by one process alone', value: alone.perPage },
        atMost: 1.2,
      },
      {
        name: 'what the less busy of two workers does',
        profiles: PROFILES,
        value: less,
        unit: 'CPU ms',
        yardstick: { name: 'what the other does', value: more },
        atLeast: 0.7,
      },
    )
  } finally {
    await two.stop()
  }
  return figures
}

/** About five minutes, after a first start that fills the site. */
export async function measurePages(): Promise<Figure[]> {
  // The first start builds, migrates and seeds; what is measured is the next.
  await (await site()).stop()
  return [...(await measureCached()), ...(await measureCold())]
}

if (import.meta.main) printSection({ title: 'Pages', figures: await measurePages() })
