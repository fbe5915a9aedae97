/**
 * Runs the work for each item, one after another. An item that fails does not stop the others: at the end one error says
 * how many failed, and has the first failure as its cause.
 */
export async function runEach<T>(items: Iterable<T>, work: (item: T) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = []
  let count = 0
  for (const item of items) {
    count += 1
    try {
      await work(item)
    } catch (error) {
      failures.push(error)
    }
  }
  throwFailures(failures, count)
}

/** Throws if anything failed. */
export function throwFailures(failures: unknown[], count: number): void {
  if (failures.length === 0) return
  const [first] = failures
  const message = first instanceof Error ? first.message : String(first)
  throw new Error(`${failures.length} of ${count} failed; the first one: ${message}`, { cause: first })
}
