import { randomInt, randomUUID } from 'node:crypto'

import { DEMO_PASSWORD } from '#domain/demo/demo.ts'

export const MOST_MS = 2000

export type Owner = { slug: string; cookie: string; pages: string[] }

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
export async function read(url: string, tries = 3): Promise<string> {
  try {
    return await (await fetch(url)).text()
  } catch (error) {
    if (tries === 1) throw error
    return read(url, tries - 1)
  }
}

/** An owner's session, and the pages that show their card: profile, search and lists. */
export async function openOwner(origin: string, slug: string): Promise<Owner> {
  const profile = await read(`${origin}/@${slug}`)
  const lists = [...new Set(Array.from(profile.matchAll(/href="(\/hire\/[^"?#]+)"/g), ([, path = '']) => path))]
  const shown = await Promise.all(
    lists.map(async (path) => ((await read(origin + path)).includes(`"/@${slug}"`) ? [path] : [])),
  )
  return { slug, cookie: await signIn(origin, slug), pages: [`/@${slug}`, `/experts?q=${slug}`, ...shown.flat()] }
}

/** One edit, by any of the servers. */
export async function edit(origins: string[], { slug, cookie }: Owner, title: string): Promise<void> {
  const answer = await fetch(`${origins[randomInt(origins.length)]}/v1/marketplace/profiles/${slug}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ title }),
  })
  if (!answer.ok) throw new Error(`${slug} could not edit: ${answer.status} ${await answer.text()}`)
  await answer.text()
}

type Servers = { origins: string[]; readOrigins?: string[] }

/** One edit, and how long after its answer any server still sent one of these pages without it. */
export async function editAndWatch(
  { origins, readOrigins = origins }: Servers,
  owner: Owner,
  pages = owner.pages,
): Promise<number> {
  const { slug } = owner
  const title = `Title ${randomUUID()}`
  await edit(origins, owner, title)
  const answered = performance.now()
  let [stale, waiting] = [0, readOrigins.flatMap((origin) => pages.map((page) => origin + page))]
  while (waiting.length > 0) {
    const elapsed = performance.now() - answered
    if (elapsed > 5 * MOST_MS) throw new Error(`${waiting[0]} never showed an edit of ${slug}`)
    const shown = await Promise.all(waiting.map(async (url) => (await read(url)).includes(title)))
    waiting = waiting.filter((_, at) => !shown[at])
    if (waiting.length > 0) stale = elapsed
  }
  return stale
}
