import { join } from 'node:path'

import { printLine } from '#server/startup/progress.ts'
import { load } from '#test/load.ts'
import { startSite } from '#test/started-site.ts'

const PROFILES = 3000
const PAGES = 5000
const REQUESTS = 200_000
const TIMEOUT_SECONDS = 600
const MOST_MB = 350
/** The last quarter against the first: a leak of a kilobyte per request would double it. */
const MOST_GROWTH = 1.15

async function pathsOf(origin: string, file: string): Promise<string[]> {
  const text = await (await fetch(`${origin}/sitemaps/${file}.xml`)).text()
  return Array.from(
    text.matchAll(/<loc>([^<]*)<\/loc>/g),
    ([, loc = '']) => new URL(loc.replaceAll('&apos;', "'")).pathname,
  )
}

/** Requests every page once. */
async function fill(origin: string, pages: string[]): Promise<void> {
  const waiting = pages.values()
  const ask = async () => {
    for (const path of waiting) {
      const answer = await fetch(origin + path, { headers: { 'accept-encoding': 'br' } })
      await answer.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: 16 }, ask))
}

/** Five thousand cached pages under load: memory must stay within its limit and not grow. */
export async function soakPageMemory(folder: string): Promise<boolean> {
  const site = await startSite({ dataDir: join(folder, 'memory'), profiles: PROFILES })
  try {
    const lists = await pathsOf(site.url, 'hire-1')
    const profiles = await pathsOf(site.url, 'profiles-1')
    const pages = [...lists, ...profiles].slice(0, PAGES)
    await fill(site.url, pages)
    const metrics = await (await fetch(`${site.url}/metrics`)).text()
    const cached = Number(/guildhall_page_cache_size\{of="pages"\} (\d+)/.exec(metrics)?.[1])
    const sizes: number[] = []
    for (let quarter = 0; quarter < 4; quarter++) {
      const paths = pages.toSorted(() => Math.random() - 0.5)
      const { total } = await load({ port: site.port, paths, amount: REQUESTS / 4, seconds: TIMEOUT_SECONDS })
      if (total < REQUESTS / 4) throw new Error(`Only ${total} of ${REQUESTS / 4} requests were answered.`)
      const [figures] = await site.figures()
      sizes.push((figures?.rss ?? 0) / 2 ** 20)
    }
    const [first = 0, last = 0] = [sizes[0], sizes.at(-1)]
    const well = cached >= PAGES && Math.max(...sizes) <= MOST_MB && last <= first * MOST_GROWTH
    const line = `${cached} pages cached, ${REQUESTS} requests: ${sizes.map((size) => Math.round(size)).join(', ')} MB`
    printLine(`  ${well ? '✓' : '✗'} ${line} (at most ${MOST_MB}, and no growth).`)
    return well
  } finally {
    await site.stop()
  }
}
