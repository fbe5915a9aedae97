import { randomInt } from 'node:crypto'
import { join } from 'node:path'

import { DEMO_EXPERTS } from '#demo/experts.ts'
import { ensureAuthSecret } from '#server/startup/data-dir.ts'
import { printLine } from '#server/startup/progress.ts'
import { runningDatabaseUrl } from '#server/startup/running-database.ts'
import { startSite } from '#test/started-site.ts'

import { editAndWatch, MOST_MS, openOwner, type Owner, read } from './owners.ts'

const PROFILES = 300
/** Each owner may write 120 times a minute. */
const OWNERS = 20
const READERS = 6

/** Visitors who read the same pages all the while. */
async function readRepeatedly(urls: string[], isOver: () => boolean): Promise<number> {
  let count = 0
  while (!isOver()) {
    await read(urls[randomInt(urls.length)] ?? '')
    count += 1
  }
  return count
}

/** Random edits on two servers of one database, under load; no page may stay outdated. */
export async function soakPageEdits(folder: string, edits: number): Promise<boolean> {
  const dataDir = join(folder, 'one')
  const one = await startSite({ dataDir, profiles: PROFILES })
  const shared = {
    DATABASE_URL: (await runningDatabaseUrl(dataDir)) ?? '',
    AUTH_SECRET: ensureAuthSecret(dataDir),
    DEMO: '1',
  }
  // Both servers share sessions, since they have the same address.
  const two = await startSite({
    dataDir: join(folder, 'two'),
    profiles: PROFILES,
    env: { ...shared, SITE_URL: one.siteUrl },
  })
  const origins = [one.url, two.url]
  try {
    const people = DEMO_EXPERTS.filter(({ kind }) => kind === 'person').slice(0, OWNERS)
    const owners = await Promise.all(people.map(({ handle }) => openOwner(one.url, handle)))
    let [over, left] = [false, edits]
    const urls = origins.flatMap((origin) => owners.flatMap(({ pages }) => pages.map((page) => origin + page)))
    const readers = Array.from({ length: READERS }, () => readRepeatedly(urls, () => over))
    const times: number[] = []
    const work = async (mine: Owner[]) => {
      while (left-- > 0) times.push(await editAndWatch({ origins }, mine[randomInt(mine.length)] ?? (mine[0] as Owner)))
    }
    let looks = 0
    try {
      // Each owner makes one edit at a time, or the edits would overwrite each other.
      await Promise.all(Array.from({ length: 4 }, (_, at) => work(owners.filter((_owner, index) => index % 4 === at))))
    } finally {
      over = true
      for (const reader of await Promise.allSettled(readers)) looks += reader.status === 'fulfilled' ? reader.value : 0
    }
    const sorted = times.toSorted((a, b) => a - b)
    const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
    const late = sorted.filter((time) => time > MOST_MS).length
    const missed = sorted.filter((time) => time > 0).length
    printLine(
      `  ${times.length} edits, ${looks} other looks; ${missed} times a page requested after an edit did not show it yet,`,
    )
    printLine(`  99 % of all at most ${at(0.99)} ms after it, the last ${at(1)} ms after it.`)
    printLine(
      late === 0 ? '  ✓ No page was older than two seconds.' : `  ✗ ${late} edits took more than two seconds to show.`,
    )
    return late === 0
  } finally {
    await two.stop()
    await one.stop()
  }
}
