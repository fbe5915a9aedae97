/** Prints a line for the operator who started the server. */
export function say(line: string): void {
  console.log(line)
}

/** Prints what is being done and, when done, how long it took; quick steps print one line. */
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
