import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { DEMO_PASSWORD } from '#domain/demo/demo.ts'
import { StartError } from '#server/startup/start-error.ts'

const AT_ONCE = 5

export async function signInAsAdmin(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/user/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email: 'admin@demo.test', password: DEMO_PASSWORD }),
  })
  if (!answer.ok) throw new StartError(`The admin could not sign in: ${answer.status}`)
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ')
}

/** Of all profiles, which visibility the next change gives each. */
export type Wanted = Map<string, 'PUBLIC' | 'PRIVATE'>

/**
 * Has an admin change the visibility of a few profiles at a time; returns how many calls were answered. A call that
 * dies with the server may or may not have changed something.
 */
export async function changeProfiles(
  origin: string,
  { cookie, wanted, calls, isOver }: { cookie: string; wanted: Wanted; calls: number; isOver: () => boolean },
): Promise<number> {
  let answered = 0
  while (answered < calls && !isOver()) {
    const visibility = randomInt(2) === 0 ? 'PUBLIC' : 'PRIVATE'
    const slugs = [...wanted].filter(([, next]) => next === visibility).map(([slug]) => slug)
    const some = slugs.toSorted(() => randomInt(3) - 1).slice(0, AT_ONCE)
    if (some.length === 0) continue
    const answer = await fetch(`${origin}/v1/marketplace/admin/profiles/bulk`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, origin },
      body: JSON.stringify({ slugs: some, visibility, reason: 'The soak' }),
    }).catch(() => undefined)
    if (answer?.status === 429) await sleep(1000 * Number(answer.headers.get('retry-after') ?? 1))
    else if (answer && !answer.ok) throw new StartError(`A change was refused: ${answer.status} ${await answer.text()}`)
    else if (answer) {
      answered += 1
      for (const slug of some) wanted.set(slug, visibility === 'PUBLIC' ? 'PRIVATE' : 'PUBLIC')
    }
  }
  return answered
}
