function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '40P01'
}

/** Runs a transaction, and once more if it was the one that gave way in a deadlock: nothing of it was kept. */
export async function retryOnDeadlock<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!isDeadlock(error)) throw error
    return run()
  }
}
