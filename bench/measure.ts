const ROUNDS = 25
/** Time budget: slow acts are repeated less often. */
const MOST_MS = 8000

async function time(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await act()
  return performance.now() - started
}

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN

/**
 * The median milliseconds of several acts, which alternate, so that other load on the machine affects all alike. Each
 * runs twice before it counts, to warm the caches.
 */
export async function medians<Name extends string>(
  acts: Record<Name, () => Promise<unknown>>,
  { rounds = ROUNDS }: { rounds?: number } = {},
): Promise<Record<Name, number>> {
  const entries = Object.entries(acts) as [Name, () => Promise<unknown>][]
  const times = new Map(entries.map(([name]) => [name, [] as number[]]))
  for (const [, act] of entries) {
    await act()
    await act()
  }
  const end = Date.now() + MOST_MS * entries.length
  for (let round = 0; round < rounds && Date.now() < end; round++) {
    for (const [name, act] of entries) times.get(name)?.push(await time(act))
  }
  return Object.fromEntries(entries.map(([name]) => [name, median(times.get(name) ?? [])])) as Record<Name, number>
}
