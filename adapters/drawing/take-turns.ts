/** Too many wait already. */
export class QueueFull extends Error {}

/** At most `atOnce` pieces of work run, at most `waiting` wait; what comes on top is refused. */
export function takeTurns({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const line: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1
    else {
      if (line.length >= waiting) throw new QueueFull('too many drawings are waiting')
      await new Promise<void>((go) => line.push(go))
    }
    try {
      return await work()
    } finally {
      // The place goes on to the next in line, so that nobody slips in between.
      const next = line.shift()
      if (next) next()
      else running -= 1
    }
  }
}
