const ROUNDS = 25
/** Time budget: slow acts are repeated less often. */
const MOST_MS = 8000
/** PostgreSQL plans a prepared statement again the first five times, and V8 compiles what runs often. */
const WARM_UP = { least: 2, most: 20, ms: 300 }

async function time(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await act()
  return performance.now() - started
}

async function warmUp(act: () => Promise<unknown>): Promise<void> {
  const until = performance.now() + WARM_UP.ms
  for (let run = 0; run < WARM_UP.least || (run < WARM_UP.most && performance.now() < until); run++) await act()
}

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN

/**
 * The median milliseconds of several acts, which alternate, so that other load on the machine affects all alike. Each
 * runs several times before it counts.
 */
export async function medians<Name extends string>(
  acts: Record<Name, () => Promise<unknown>>,
  { rounds = ROUNDS }: { rounds?: number } = {},
): Promise<Record<Name, number>> {
  const entries = Object.entries(acts) as [Name, () => Promise<unknown>][]
  const times = new Map(entries.map(([name]) => [name, [] as number[]]))
  for (const [, act] of entries) await warmUp(act)
  const end = Date.now() + MOST_MS * entries.length
  for (let round = 0; round < rounds && Date.now() < end; round++) {
    for (const [name, act] of entries) times.get(name)?.push(await time(act))
  }
  return Object.fromEntries(entries.map(([name]) => [name, median(times.get(name) ?? [])])) as Record<Name, number>
}
