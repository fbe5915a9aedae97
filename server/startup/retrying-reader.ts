/** How soon what could not be read is read again. */
const RETRY_MS = { first: 500, longest: 30_000 }

/**
 * Runs one read after another, since an older one must not finish after a newer one. R528: one that fails is repeated
 * until it succeeds, since no other change may come for weeks.
 */
export function createRetryingReader(read: () => Promise<void>, { onError }: { onError: (error: unknown) => void }) {
  let reading = Promise.resolve()
  let closed = false
  let retry: NodeJS.Timeout | undefined
  let wait = RETRY_MS.first

  function readAgain(): void {
    clearTimeout(retry)
    reading = reading.then(read).then(
      () => void (wait = RETRY_MS.first),
      (error: unknown) => {
        onError(error)
        if (closed) return
        retry = setTimeout(readAgain, wait)
        wait = Math.min(wait * 2, RETRY_MS.longest)
      },
    )
  }

  return {
    readAgain,
    /** When the reads that were asked for have ended, in whatever way. */
    settled: () => reading,
    async close() {
      closed = true
      clearTimeout(retry)
      await reading
    },
  }
}
