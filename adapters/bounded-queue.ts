import { Overloaded } from '#domain/unavailable.ts'

export type QueueLimits = { atOnce: number; waiting: number }

/**
 * Runs at most `atOnce` tasks at a time; at most `waiting` others wait, in order. A task beyond that is rejected with
 * Overloaded.
 */
export function createBoundedQueue({ atOnce, waiting }: QueueLimits, { name }: { name: string }) {
  const waiters: (() => void)[] = []
  let running = 0
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1
    else {
      if (waiters.length >= waiting) throw new Overloaded(`too many tasks wait: ${name}`)
      // A finished task hands its slot to the next waiter, so a new task cannot take it.
      await new Promise<void>((resolve) => waiters.push(resolve))
    }
    try {
      return await task()
    } finally {
      const next = waiters.shift()
      if (next) next()
      else running -= 1
    }
  }
}
