import { randomInt, randomUUID } from 'node:crypto'
import { join } from 'node:path'

import { DEMO_EXPERTS } from '#demo/experts.ts'
import { DEMO_PASSWORD } from '#domain/demo/demo.ts'
import { storedSecret } from '#server/startup/data-dir.ts'
import { say } from '#server/startup/progress.ts'
import { runningDatabaseUrl } from '#server/startup/running-database.ts'
import { startSite } from '#test/started-site.ts'

const PROFILES = 300
/** Each owner may write 120 times a minute. */
const OWNERS = 20
const READERS = 6
const MOST_MS = 2000

type Owner = { slug: string; cookie: string; pages: string[] }

async function signIn(origin: string, handle: string): Promise<string> {
  const answer = await fetch(`${origin}/user/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email: `${handle}@demo.test`, password: DEMO_PASSWORD }),
  })
  if (!answer.ok) throw new Error(`${handle} could not sign in: ${answer.status}`)
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ')
}

/** A server may close an idle connection just when it is reused: then the request is repeated, as browsers do. */
async function read(url: string, tries = 3): Promise<string> {
  try {
    return await (await fetch(url)).text()
  } catch (error) {
    if (tries === 1) throw error
    return read(url, tries - 1)
  }
}

/** An owner's session, and the pages that show their card: profile, search and lists. */
async function openOwner(origin: string, slug: string): Promise<Owner> {
  const profile = await read(`${origin}/@${slug}`)
  const lists = [...new Set(Array.from(profile.matchAll(/href="(\/hire\/[^"?#]+)"/g), ([, path = '']) => path))]
  const shown = await Promise.all(
    lists.map(async (path) => ((await read(origin + path)).includes(`"/@${slug}"`) ? [path] : [])),
  )
  return { slug, cookie: await signIn(origin, slug), pages: [`/@${slug}`, `/experts?q=${slug}`, ...shown.flat()] }
}

/** One edit, and how long after its answer any server still sent a page without it. */
async function editAndWatch(origins: string[], { slug, cookie, pages }: Owner): Promise<number> {
  const title = `Title ${randomUUID()}`
  const answer = await fetch(`${origins[randomInt(origins.length)]}/v1/marketplace/profiles/${slug}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ title }),
  })
  if (!answer.ok) throw new Error(`${slug} could not edit: ${answer.status} ${await answer.text()}`)
  const answered = performance.now()
  let [stale, waiting] = [0, origins.flatMap((origin) => pages.map((page) => origin + page))]
  while (waiting.length > 0) {
    const elapsed = performance.now() - answered
    if (elapsed > 5 * MOST_MS) throw new Error(`${waiting[0]} never showed an edit of ${slug}`)
    const shown = await Promise.all(waiting.map(async (url) => (await read(url)).includes(title)))
    waiting = waiting.filter((_, at) => !shown[at])
    if (waiting.length > 0) stale = elapsed
  }
  return stale
}

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
    AUTH_SECRET: storedSecret(dataDir),
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
      while (left-- > 0) times.push(await editAndWatch(origins, mine[randomInt(mine.length)] ?? (mine[0] as Owner)))
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
    say(
      `  ${times.length} edits, ${looks} other looks; ${missed} times a page requested after an edit did not show it yet,`,
    )
    say(`  99 % of all at most ${at(0.99)} ms after it, the last ${at(1)} ms after it.`)
    say(
      late === 0 ? '  ✓ No page was older than two seconds.' : `  ✗ ${late} edits took more than two seconds to show.`,
    )
    return late === 0
  } finally {
    await two.stop()
    await one.stop()
  }
}
