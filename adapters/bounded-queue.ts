import { Overloaded } from '#domain/overloaded.ts'

export type QueueLimits = { atOnce: number; waiting: number }

/** Runs at most `atOnce` tasks; at most `waiting` others wait, in order. One more is refused with Overloaded. */
export function createBoundedQueue({ atOnce, waiting }: QueueLimits, { name }: { name: string }) {
  const line: (() => void)[] = []
  let running = 0
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1
    else {
      if (line.length >= waiting) throw new Overloaded(`too many tasks wait: ${name}`)
      // A task that ends hands its place to the next in line, so that no newcomer takes it.
      await new Promise<void>((resolve) => line.push(resolve))
    }
    try {
      return await task()
    } finally {
      const next = line.shift()
      if (next) next()
      else running -= 1
    }
  }
}
