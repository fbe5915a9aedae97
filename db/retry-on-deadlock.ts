const hasCode = (error: unknown, codes: string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code))

/** Whether a transaction gave way to another that changed the same at once; nothing of it was kept. */
export const isLostRace = (error: unknown) => hasCode(error, ['40001', '40P01'])

/** Runs a transaction, and once more if it was the one that gave way in a deadlock: nothing of it was kept. */
export async function retryOnDeadlock<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!hasCode(error, ['40P01'])) throw error
    return run()
  }
}
