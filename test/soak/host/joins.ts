import type { Random } from '#demo/art/seeded-random.ts'

import type { SimulatedHost } from './simulated-host.ts'

/** An account that was made here, of somebody whom the site builder calls otherwise. */
export type Made = { userId: string; email: string; subject: string }

/** What people do here while reports arrive. */
export type People = {
  /** Signs up with an email, which is proven; undefined where somebody has it. */
  signUp: (email: string) => Promise<string | undefined>
  /** Joins the account with the site builder's; false where that is gone already. */
  join: (made: Made) => Promise<boolean>
  leave: (made: Made) => Promise<void>
}

const SHARE = 0.2

/** R475, R476: a fifth of those whom the site builder ever had signed up here before it reported them. */
export async function makePeople(people: People, host: SimulatedHost, random: Random): Promise<Made[]> {
  const made: Made[] = []
  const seen = new Set<string>()
  for (const { kind, id, report } of host.reports) {
    if (kind !== 'users' || !report || seen.has(id)) continue
    seen.add(id)
    if (!random.chance(SHARE)) continue
    const email = String(report['email'])
    const userId = await people.signUp(email)
    if (userId !== undefined) made.push({ userId, email, subject: id })
  }
  return random.shuffle(made)
}

/** They join one after another; whom the site builder has deleted meanwhile leaves. Returns how many have joined. */
export async function joinAll(people: People, made: Made[]): Promise<number> {
  let joined = 0
  for (const one of made) {
    if (await people.join(one)) joined += 1
    else await people.leave(one)
  }
  return joined
}

/** A person whom the site builder has deleted cannot sign in there; an account that it never reported is deleted by its owner. */
export async function leaveUnreported(
  people: People,
  made: Made[],
  isReported: (id: string) => boolean,
): Promise<Made[]> {
  const stay = made.filter(({ subject }) => isReported(subject))
  for (const one of made) if (!stay.includes(one)) await people.leave(one)
  return stay
}
