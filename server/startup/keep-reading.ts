/** How soon what could not be read is read again. */
const RETRY_MS = { first: 500, longest: 30_000 }

/**
 * R528: reads something that changes seldom whenever it is told to, again and again until it succeeds: no other change
 * may come for weeks. Reads run one after another: an older one must not finish after a newer one.
 */
export function keepReading(read: () => Promise<void>, onError: (error: unknown) => void) {
  let reading = Promise.resolve()
  let closed = false
  let retry: NodeJS.Timeout | undefined
  let wait = RETRY_MS.first
  function readAgain(): Promise<void> {
    clearTimeout(retry)
    reading = reading.then(read).then(
      () => void (wait = RETRY_MS.first),
      (error: unknown) => {
        onError(error)
        if (closed) return
        retry = setTimeout(() => void readAgain(), wait)
        wait = Math.min(wait * 2, RETRY_MS.longest)
      },
    )
    return reading
  }
  return {
    readAgain,
    async close(): Promise<void> {
      closed = true
      clearTimeout(retry)
      await reading
    },
  }
}
