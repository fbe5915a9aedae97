const hasCode = (error: unknown, codes: string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code))

/** Whether a transaction was rolled back because of a concurrent one. */
export const isLostRace = (error: unknown) => hasCode(error, ['40001', '40P01'])

/** Runs a transaction, and repeats it once if it was rolled back as the victim of a deadlock. */
export async function retryOnDeadlock<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!hasCode(error, ['40P01'])) throw error
    return run()
  }
}
