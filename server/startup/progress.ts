/** Lines for the person who started us. */
export function say(line: string): void {
  console.log(line)
}

/** Says what is being done and, once it is, how long it took; quick steps are only one line. */
export async function step<T>(label: string, work: () => Promise<T> | T): Promise<T> {
  const begun = performance.now()
  const stillAt = setInterval(() => {
    say(`  … ${label} (${Math.round((performance.now() - begun) / 1000)} s so far)`)
  }, 10_000)
  try {
    const result = await work()
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    say(`  ✓ ${label} (${seconds} s)`)
    return result
  } finally {
    clearInterval(stillAt)
  }
}
