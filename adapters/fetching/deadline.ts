export type Deadline = { signal: AbortSignal; late: Promise<never> }

/** `late` rejects with the signal's reason, for waits that no signal ends. */
export function startDeadline(ms: number): Deadline {
  const signal = AbortSignal.timeout(ms)
  const late = new Promise<never>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )
  late.catch(() => {})
  return { signal, late }
}
