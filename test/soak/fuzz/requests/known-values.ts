import type { Random } from '#demo/art/seeded-random.ts'

/** Values per name; newer ones replace others. */
const MOST = 150
const LONGEST = 1000

/** Names with the same meaning. */
const SAME: Record<string, string> = { username: 'handle', profileSlug: 'handle', slugs: 'handle', _id: 'id' }

export type KnownValues = ReturnType<typeof openKnownValues>

/** Values that the site itself has returned, by name: guessing would never find a valid reference. */
export function openKnownValues(password: string) {
  const values = new Map<string, string[]>()
  let turn = 0

  function add(name: string, value: string): void {
    if (value === '' || value.length > LONGEST) return
    const key = SAME[name] ?? name
    const list = values.get(key) ?? []
    values.set(key, list)
    if (list.includes(value)) return
    if (list.length < MOST) list.push(value)
    else list[turn++ % MOST] = value
  }

  /** Collects every text in an answer; ids also by their place, since a message's id is not a report's. */
  function learn(answer: unknown, place: string, depth = 0): void {
    if (depth > 8 || typeof answer !== 'object' || answer === null) return
    if ('slug' in answer && 'profileImg' in answer) add('handle', String(answer.slug))
    for (const [name, value] of Object.entries(answer)) {
      if (typeof value === 'string') {
        if (!Array.isArray(answer)) add(name, value)
        if (name === 'id' || name === '_id') add(`id ${place}`, value)
      } else learn(value, place, depth + 1)
    }
  }

  return {
    password,
    add,
    learn,
    /** `place` is the path before the value. */
    take(name: string, random: Random, place = ''): string | undefined {
      const here = values.get(`${name} ${place}`)
      if (here && random.chance(0.9)) return random.pick(here)
      const list = values.get(SAME[name] ?? name)
      return list && random.pick(list)
    },
  }
}
