import type { Random } from '#demo/art/seeded-random.ts'

/** Of each name; the newest take the place of others. */
const MOST = 150
const LONGEST = 1000

/** One word for what several names mean. */
const SAME: Record<string, string> = { username: 'handle', profileSlug: 'handle', slugs: 'handle', _id: 'id' }

export type KnownValues = ReturnType<typeof openKnownValues>

/** Values that the site itself has shown, by the name that they had: what points at something is found by guessing never. */
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

  /** Every text in an answer; ids also by where they were seen, since a message's is not a report's. */
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
    /** `place` is the address in front of it. */
    take(name: string, random: Random, place = ''): string | undefined {
      const here = values.get(`${name} ${place}`)
      if (here && random.chance(0.9)) return random.pick(here)
      const list = values.get(SAME[name] ?? name)
      return list && random.pick(list)
    },
  }
}
