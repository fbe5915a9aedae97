/** Calls `write` regularly, one call at a time, so a batch that could not be written and is put back keeps its order. */
export function flushPeriodically(write: () => Promise<void>, everyMs: number) {
  let underWay: Promise<void> = Promise.resolve()

  function flush(): Promise<void> {
    underWay = underWay.then(write)
    return underWay
  }

  const timer = setInterval(() => void flush(), everyMs)
  timer.unref()
  return {
    flush,
    async close(): Promise<void> {
      clearInterval(timer)
      await flush()
    },
  }
}
