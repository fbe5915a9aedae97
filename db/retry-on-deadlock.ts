import { setTimeout as sleep } from 'node:timers/promises'

const hasCode = (error: unknown, codes: string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code))

/** Whether a transaction was rolled back because of a concurrent one. */
export const isSerializationConflict = (error: unknown) => hasCode(error, ['40001', '40P01'])

const TRIES = 4
/** Victims of the same deadlock do not meet again at once. */
const PAUSE_MS = 30

/** Runs a transaction, and repeats it some times if it was rolled back as the victim of a deadlock. */
export async function retryOnDeadlock<T>(run: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await run()
    } catch (error) {
      if (tried === TRIES || !hasCode(error, ['40P01'])) throw error
      await sleep(Math.random() * PAUSE_MS * tried)
    }
  }
}
