import { isDeepStrictEqual } from 'node:util'

import type { HostAnswer } from '#domain/host/host-input.ts'

/** Whether a put creates, changes or leaves a row: only the columns that it writes are compared. */
export function putStatus(
  before: Record<string, unknown> | undefined,
  values: Record<string, unknown>,
): HostAnswer['status'] {
  if (!before) return 'created'
  const same = Object.entries(values).every(([column, value]) => isDeepStrictEqual(before[column], value))
  return same ? 'unchanged' : 'updated'
}
