import type { JobResult } from 'pg-boss'
import { z } from 'zod'

type Run<Payload> = {
  name: string
  payload: z.ZodType<Payload>
  handle: (payload: Payload) => Promise<unknown>
  onError: (error: Error) => void
}

/** Runs one job of a batch; the others of the batch do not fail with it. */
export async function runBatchedJob<Payload>(
  { id, data }: { id: string; data: unknown },
  { name, payload, handle, onError }: Run<Payload>,
): Promise<JobResult> {
  const parsed = payload.safeParse(data)
  if (!parsed.success) {
    const error = new Error(`job ${id} of ${name} has a payload that it cannot read: ${z.prettifyError(parsed.error)}`)
    onError(error)
    // R588: a newer release may have sent it; a node that can read it gets it at one of the next tries.
    return { id, status: 'failed', output: { message: error.message } }
  }
  try {
    await handle(parsed.data)
    return { id, status: 'completed' }
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    return { id, status: 'failed', output: { message, stack } }
  }
}
