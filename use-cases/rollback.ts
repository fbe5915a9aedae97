import type { Failure, Result } from '#domain/result.ts'

/** Thrown inside a transaction to roll all of it back, and caught right outside. */
export class Rollback extends Error {
  readonly failure: Failure

  constructor({ error }: { ok: false; error: Failure }) {
    super(error.detail)
    this.failure = error
  }
}

/** The value of a transaction, or the failure that rolled it back. */
export async function catchRollback<T>(work: () => Promise<T>): Promise<Result<T>> {
  try {
    return { ok: true, value: await work() }
  } catch (error) {
    if (error instanceof Rollback) return { ok: false, error: error.failure }
    throw error
  }
}
